import { LANGUAGE_TAGS, type Locale } from './locale.ts';

const NUMBERS: Readonly<Record<Locale, Intl.NumberFormat>> = {
  vi: new Intl.NumberFormat(LANGUAGE_TAGS.vi),
  en: new Intl.NumberFormat(LANGUAGE_TAGS.en),
};

/** Formats an amount in whole đồng: `499.000 ₫` in Vietnamese, `499,000 ₫` in English, `−1.000 ₫` below zero. */
export const formatVnd = (locale: Locale, amount: number): string =>
  `${amount < 0 ? '−' : ''}${NUMBERS[locale].format(Math.abs(amount))} ₫`;

/** Formats a time in Vietnam's time zone, for instance `14:05, 20/11/2026`. */
export const formatTime = (locale: Locale, at: Date): string =>
  `${part(locale, at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}, ${part(locale, at, { day: '2-digit', month: '2-digit', year: 'numeric' })}`;

const part = (locale: Locale, at: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { ...options, timeZone: 'Asia/Ho_Chi_Minh' }).format(at);
