export const LOCALES = ['vi', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** BCP 47 tags for the formats of numbers and dates. */
export const LANGUAGE_TAGS = { vi: 'vi-VN', en: 'en-GB' } as const satisfies Record<Locale, string>;
