import { BRAND_LANGUAGES, currentBranding } from '../branding/branding.ts';

export const LOCALES = ['vi', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** BCP 47 tags for the formats of numbers and dates. */
export const LANGUAGE_TAGS = { vi: 'vi-VN', en: 'en-GB' } as const satisfies Record<Locale, string>;

/** The languages that the academy offers, at least one. The first is the default. */
export const offeredLocales = (): readonly Locale[] => BRAND_LANGUAGES[currentBranding().languages];

/** A language, or the default one if the academy does not offer it. */
export const toOfferedLocale = (locale?: Locale): Locale =>
  locale && offeredLocales().includes(locale) ? locale : offeredLocales()[0]!;
