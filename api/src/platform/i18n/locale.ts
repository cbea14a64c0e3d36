export const LOCALES = ['vi', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** BCP 47 tags for the formats of numbers and dates. */
export const LANGUAGE_TAGS = { vi: 'vi-VN', en: 'en-GB' } as const satisfies Record<Locale, string>;

let offered: () => readonly Locale[] = () => LOCALES;

/** Called once at the start of a server, with the languages of the branding. */
export function setOfferedLocales(get: () => readonly Locale[]): void {
  offered = get;
}

/** The languages that the academy offers, at least one. The first is the default. */
export const offeredLocales = (): readonly Locale[] => offered();

/** A language, or the default one if the academy does not offer it. */
export const toOfferedLocale = (locale?: Locale): Locale =>
  locale && offered().includes(locale) ? locale : offered()[0]!;
