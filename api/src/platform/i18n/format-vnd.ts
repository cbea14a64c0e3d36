import type { Locale } from './messages/index.ts';

const FORMATS: Readonly<Record<Locale, Intl.NumberFormat>> = {
  vi: new Intl.NumberFormat('vi-VN'),
  en: new Intl.NumberFormat('en-GB'),
};

/** `499.000 ₫` in Vietnamese, `499,000 ₫` in English. */
export const formatVnd = (locale: Locale, amount: number): string => `${FORMATS[locale].format(amount)} ₫`;
