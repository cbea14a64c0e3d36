import { today } from '../../ui/local-time.ts';

const DAY_MS = 86_400_000;

/** Lengths of periods in days. */
export const PERIODS = [7, 30, 90, 365] as const;
export type Period = (typeof PERIODS)[number];

export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

export const getPeriod = (text: string): Period => PERIODS.find((days) => String(days) === text) ?? 30;

/** First and last days of a period that ends today, and of the period before it. */
export const getBounds = (days: number, to = today()) => ({
  from: daysBefore(to, days - 1),
  to,
  fromBefore: daysBefore(to, 2 * days - 1),
  toBefore: daysBefore(to, days),
});

/** `11/26` for the first day of a month. */
export const formatMonth = (day: string): string => `${day.slice(5, 7)}/${day.slice(2, 4)}`;

export interface Summed {
  readonly start: string;
  readonly sales: number;
  readonly gross: number;
  readonly givenBack: number;
  readonly net: number;
}

export const sumSteps = (
  steps: readonly Summed[] | undefined,
  what: Exclude<keyof Summed, 'start'>,
): number => (steps ?? []).reduce((sum, step) => sum + step[what], 0);

/** All days or months of a period in order, with zeros for those without sales, so that a line does not skip them. */
export const withEmptySteps = (
  steps: readonly Summed[],
  from: string,
  to: string,
  step: 'DAY' | 'MONTH',
): readonly Summed[] => {
  const stepsByStart = new Map(steps.map((each) => [each.start, each]));
  const all: Summed[] = [];
  const end = step === 'DAY' ? to : `${to.slice(0, 7)}-01`;
  let start = step === 'DAY' ? from : `${from.slice(0, 7)}-01`;
  while (start <= end) {
    all.push(stepsByStart.get(start) ?? { start, sales: 0, gross: 0, givenBack: 0, net: 0 });
    start =
      step === 'DAY'
        ? daysBefore(start, -1)
        : new Date(Date.UTC(Number(start.slice(0, 4)), Number(start.slice(5, 7)), 1))
            .toISOString()
            .slice(0, 10);
  }
  return all;
};

export interface CountedDay {
  readonly day: string;
  readonly views: number;
  readonly enrolments: number;
  readonly learners: number;
  readonly minutes: number;
}

const WEEK = 7;

/**
 * Days, or weeks if there are too many days: sums, except for the number of active students, of which weeks have the
 * daily average.
 */
export const toPoints = (days: readonly CountedDay[]): readonly CountedDay[] => {
  if (days.length <= 90) return days;
  const first = days.length % WEEK;
  const weeks: CountedDay[] = [];
  for (let at = first; at < days.length; at += WEEK) {
    const week = days.slice(at, at + WEEK);
    const add = (what: Exclude<keyof CountedDay, 'day'>) => week.reduce((sum, day) => sum + day[what], 0);
    weeks.push({
      day: week[0]?.day ?? '',
      views: add('views'),
      enrolments: add('enrolments'),
      learners: Math.round(add('learners') / WEEK),
      minutes: add('minutes'),
    });
  }
  return weeks;
};
