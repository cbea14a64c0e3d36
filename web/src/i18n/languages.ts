export const languages = ['vi', 'en'] as const;
export type Language = (typeof languages)[number];
/** The name of each language in that language. */
export const languageNames: Readonly<Record<Language, string>> = { vi: 'Tiếng Việt', en: 'English' };

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && (languages as readonly string[]).includes(value);
