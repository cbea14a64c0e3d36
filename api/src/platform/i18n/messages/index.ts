import { mergeNames } from '../../process/merge-names.ts';
import { sayVnd } from '../say-vnd.ts';
import { en } from './en.ts';
import { vi } from './vi.ts';

/** The languages that the platform speaks. */
export const LOCALES = ['vi', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

export const isLocale = (text: unknown): text is Locale => LOCALES.some((locale) => locale === text);

/** Every text of the server. Features add theirs by merging into this interface. */
export interface Texts extends Record<keyof typeof vi, string> {}
export type MessageKey = keyof Texts & string;

const catalogues: Record<Locale, Record<string, string>> = { vi: { ...vi }, en: { ...en } };

/** Takes in the texts that a feature brings. */
export function addTexts(texts: Readonly<Record<Locale, Readonly<Record<string, string>>>>): void {
  mergeNames(catalogues.vi, texts.vi);
  mergeNames(catalogues.en, texts.en);
}

/** The text of a key, with `{places}` filled in; `{place:vnd}` writes a number as an amount. */
export function translate(
  locale: Locale,
  key: MessageKey,
  params: Readonly<Record<string, string | number>> = {},
) {
  return (catalogues[locale][key] ?? key).replace(/\{(\w+)(:vnd)?\}/g, (place, name, isAmount) => {
    const value = params[name];
    return isAmount && typeof value === 'number' ? sayVnd(value) : String(value ?? place);
  });
}

/** True for texts that are catalogue keys, as class-validator hands them over. */
export const isMessageKey = (text: string): text is MessageKey => text in catalogues.vi;

/**
 * The first language of an `Accept-Language` header that we speak; without one that of the viewer's profile, and
 * Vietnamese for all others.
 */
export function localeOf(header: string | undefined, profile?: Locale): Locale {
  for (const part of (header ?? '').split(',')) {
    const tag = part.trim().slice(0, 2).toLowerCase();
    if (isLocale(tag)) return tag;
  }
  return profile ?? 'vi';
}
