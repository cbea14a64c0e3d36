export const languages = ['vi', 'en'] as const;
export type Language = (typeof languages)[number];
/** What each calls itself, which is the same in all of them. */
export const languageNames: Readonly<Record<Language, string>> = { vi: 'Tiếng Việt', en: 'English' };

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && (languages as readonly string[]).includes(value);
