import type { Locale } from './messages/index.ts';

export { formatVnd } from './format-vnd.ts';

/** BCP 47 tags for numbers and dates in e-mails and notifications. */
const TAGS = { vi: 'vi-VN', en: 'en-GB' } as const satisfies Record<Locale, string>;

/** In Vietnam's time zone, for instance `14:05, 20/11/2026`. */
export const formatTime = (locale: Locale, at: Date): string =>
  `${part(locale, at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}, ${part(locale, at, { day: '2-digit', month: '2-digit', year: 'numeric' })}`;

const part = (locale: Locale, at: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(TAGS[locale], { ...options, timeZone: 'Asia/Ho_Chi_Minh' }).format(at);
