import { currentBranding, offeredLocales, toOfferedLocale } from '../../branding/branding-values.ts';
import { mergeNames } from '../../process/merge-names.ts';
import { formatTime, formatVnd } from '../formats.ts';
import { LOCALES, type Locale } from '../locale.ts';
import { en } from './en.ts';
import { vi } from './vi.ts';

export { LOCALES, type Locale, toOfferedLocale };

export const isLocale = (text: unknown): text is Locale => LOCALES.some((locale) => locale === text);

/** All messages of the server. Features merge their own into this interface. */
export interface Texts extends Record<keyof typeof vi, string> {}
export type MessageKey = keyof Texts & string;

const catalogues: Record<Locale, Record<string, string>> = { vi: { ...vi }, en: { ...en } };

/** Formats of values, for instance of `{amount:vnd}`. */
const FORMATS: Readonly<Record<string, (locale: Locale, value: string | number) => string>> = {
  vnd: (locale, value) => formatVnd(locale, Number(value)),
  price: (locale, value) =>
    Number(value) === 0 ? translate(locale, 'price.free') : formatVnd(locale, Number(value)),
  time: (locale, value) => formatTime(locale, new Date(value)),
  /** A date such as `2026-12-14` becomes `14/12/2026` in both languages. */
  day: (_, value) => String(value).split('-').reverse().join('/'),
};

/** @throws if a message has a placeholder with an unknown format */
export function addTexts(texts: Readonly<Record<Locale, Readonly<Record<string, string>>>>): void {
  for (const text of Object.values(texts).flatMap((messages) => Object.values(messages)))
    for (const [, format] of text.matchAll(/\{\w+:(\w+)\}/g))
      if (!(format! in FORMATS)) throw new Error(`Unknown format ${format} in the message: ${text}`);
  mergeNames(catalogues.vi, texts.vi);
  mergeNames(catalogues.en, texts.en);
}

/**
 * Returns a message with its `{placeholders}` and `{placeholders:format}` replaced ({@link FORMATS}). `{brand}` is the
 * academy's name and needs no parameter.
 */
export function translate(
  locale: Locale,
  key: MessageKey,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return (catalogues[locale][key] ?? key).replace(/\{(\w+)(?::(\w+))?\}/g, (place, name, format) => {
    const value = params[name] ?? (name === 'brand' ? currentBranding().name : undefined);
    return value === undefined ? place : (FORMATS[format]?.(locale, value) ?? String(value));
  });
}

/** True if text is a catalogue key. Class-validator passes keys as plain text. */
export const isMessageKey = (text: string): text is MessageKey => text in catalogues.vi;

/**
 * The first offered language of an `Accept-Language` header; else that of the viewer's profile; else the default.
 */
export function toLocale(header: string | undefined, profile?: Locale): Locale {
  for (const part of (header ?? '').split(',')) {
    const tag = part.trim().slice(0, 2).toLowerCase();
    if (offeredLocales().some((locale) => locale === tag)) return tag as Locale;
  }
  return toOfferedLocale(profile);
}
