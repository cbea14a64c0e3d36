import { useMemo } from 'react';
import type { TFunction } from '../i18n/keys.ts';
import { useTranslation } from '../i18n/use-translation.tsx';

/** All viewers see Vietnamese time, so that server and browser render the same. */
export const TIME_ZONE = 'Asia/Ho_Chi_Minh';
const NO_BREAK_SPACE = '\u00A0';

/** British English, because the day precedes the month as in Vietnamese. */
export const toLocale = (language: string) => (language === 'en' ? 'en-GB' : 'vi-VN');

/** `1.284` in Vietnamese, `1,284` in English. */
export const formatCount = (value: number, language: string): string =>
  new Intl.NumberFormat(toLocale(language)).format(value);

/** `499.000 ₫` in Vietnamese, `499,000 ₫` in English, with a no-break space. */
export const formatVnd = (amount: number, language: string): string =>
  `${formatCount(Math.round(amount), language)}${NO_BREAK_SPACE}₫`;

/** `4,8` in Vietnamese, `4.8` in English. */
export const formatRating = (value: number, language: string): string =>
  new Intl.NumberFormat(toLocale(language), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    value,
  );

/** `20/11/2026`, from an ISO time. */
export const formatDate = (iso: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: TIME_ZONE,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(new Date(iso));

/** `23:59`, from an ISO time. */
export const formatTime = (iso: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' }).format(
    new Date(iso),
  );

/** `05:45`, or `1:02:10` from an hour on; seconds are cut, not rounded. */
export const formatClock = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const rest = `${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
};

/** Shares in whole per cent that add up to 100: the largest remainders are rounded up. All are 0 without a count. */
export const wholePercents = (counts: readonly number[]): number[] => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (100 * count) / total);
  const missing = 100 - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const byRemainder = exact
    .map((share, index) => ({ index, rest: share % 1 }))
    .sort((a, b) => b.rest - a.rest);
  const raised = new Set(byRemainder.slice(0, missing).map(({ index }) => index));
  return exact.map((share, index) => Math.floor(share) + (raised.has(index) ? 1 : 0));
};

/** The discount in whole percent of the list price, rounded down so that it is never overstated. */
export const percentOff = (listPrice: number, price: number): number =>
  listPrice <= 0 ? 0 : Math.floor((1 - price / listPrice) * 100);

/** `32 giờ 10 phút`. If `short`, only whole hours from ten hours on. Under a minute, seconds. */
export const formatDuration = (seconds: number, t: TFunction, short = false): string => {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 60) return t('duration.seconds', { count: whole });
  const minutes = Math.round(whole / 60);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return t('duration.minutes', { count: minutes });
  if (rest === 0 || (short && hours >= 10)) return t('duration.hours', { count: hours });
  return `${t('duration.hours', { count: hours })} ${t('duration.minutes', { count: rest })}`;
};

type Counted =
  | 'courses'
  | 'lessons'
  | 'sections'
  | 'students'
  | 'ratings'
  | 'questions'
  | 'assignments'
  | 'liveLessons';

interface LessonsDone {
  readonly completedRequiredLessons: number;
  readonly requiredLessons: number;
  readonly completedOptionalLessons: number;
}

export const useFormat = () => {
  const { t, i18n } = useTranslation();
  const language = i18n.language;
  return useMemo(
    () => ({
      /** A price: 0 is “free”. */
      price: (amount: number) => (amount === 0 ? t('free') : formatVnd(amount, language)),
      /** A sum of money: 0 is `0 ₫`. */
      money: (amount: number) => formatVnd(amount, language),
      count: (value: number) => formatCount(value, language),
      rating: (value: number) => formatRating(value, language),
      duration: (seconds: number) => formatDuration(seconds, t),
      durationShort: (seconds: number) => formatDuration(seconds, t, true),
      counted: (what: Counted, value: number) =>
        t(`count.${what}`, { count: value, value: formatCount(value, language) }),
      /** Completed required lessons, and the optional ones apart: “12/12 lessons · +2 extra”. */
      lessonsDone: ({ completedRequiredLessons, requiredLessons, completedOptionalLessons }: LessonsDone) => {
        const done = t('count.lessonsDone', { done: completedRequiredLessons, count: requiredLessons });
        if (completedOptionalLessons === 0) return done;
        return `${done} · ${t('count.optionalDone', { count: completedOptionalLessons })}`;
      },
      date: formatDate,
      time: formatTime,
      clock: formatClock,
    }),
    [t, language],
  );
};
