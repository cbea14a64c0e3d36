import { mergeNames } from '../../process/merge-names.ts';
import { formatVnd } from '../formats.ts';
import { LOCALES, type Locale } from '../locale.ts';
import { en } from './en.ts';
import { vi } from './vi.ts';

export { LOCALES, type Locale };

export const isLocale = (text: unknown): text is Locale => LOCALES.some((locale) => locale === text);

/** All messages of the server. Features merge their own into this interface. */
export interface Texts extends Record<keyof typeof vi, string> {}
export type MessageKey = keyof Texts & string;

const catalogues: Record<Locale, Record<string, string>> = { vi: { ...vi }, en: { ...en } };

export function addTexts(texts: Readonly<Record<Locale, Readonly<Record<string, string>>>>): void {
  mergeNames(catalogues.vi, texts.vi);
  mergeNames(catalogues.en, texts.en);
}

/** Returns a message with its `{placeholders}` replaced. `{placeholder:vnd}` formats a number as an amount. */
export function translate(
  locale: Locale,
  key: MessageKey,
  params: Readonly<Record<string, string | number>> = {},
) {
  return (catalogues[locale][key] ?? key).replace(/\{(\w+)(:vnd)?\}/g, (place, name, isAmount) => {
    const value = params[name];
    return isAmount && typeof value === 'number' ? formatVnd(locale, value) : String(value ?? place);
  });
}

/** True if text is a catalogue key. Class-validator passes keys as plain text. */
export const isMessageKey = (text: string): text is MessageKey => text in catalogues.vi;

/**
 * The first supported language of an `Accept-Language` header; else that of the viewer's profile; else Vietnamese.
 */
export function localeOf(header: string | undefined, profile?: Locale): Locale {
  for (const part of (header ?? '').split(',')) {
    const tag = part.trim().slice(0, 2).toLowerCase();
    if (isLocale(tag)) return tag;
  }
  return profile ?? 'vi';
}
