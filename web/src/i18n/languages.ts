export const languages = ['vi', 'en'] as const;
export type Language = (typeof languages)[number];
/** The name of each language in that language. */
export const languageNames: Readonly<Record<Language, string>> = { vi: 'Tiếng Việt', en: 'English' };

/** Languages that the site offers, the default one first (API: platform/branding). A page without terms has both. */
export const offeredLanguages = ({
  languages: offered = 'VI_EN',
}: {
  readonly languages?: unknown;
}): readonly Language[] => String(offered).toLowerCase().split('_') as Language[];

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && (languages as readonly string[]).includes(value);
