import { proportion } from '../ledger/index.ts';
import { addCycle, addDays, type Cycle, cycleOf, type Day, daysBetween, later } from './days.ts';

/** A span of days of a package, the last day left out, and what it is worth. */
export interface Span {
  readonly from: Day;
  readonly to: Day;
  /** Days of the whole cycle that it is a part of. */
  readonly cycleDays: number;
  /** The price of its days in đồng, tax included: what a change of packages credits. */
  readonly worth: number;
}

/** What a version costs, and for how long. */
export interface Price {
  readonly price: number;
  readonly cycle: Cycle;
}

/** What changing to a package costs on a day. */
export interface Change {
  /** The price of the days to come, in đồng. */
  readonly listAmount: number;
  /** What the days of the package before that are left are worth, in đồng. */
  readonly credit: number;
  /** What is paid, in đồng; below 0 where the credit is worth more. */
  readonly amount: number;
  /** What is had for it. */
  readonly spans: readonly Span[];
}

/** What of a span is used up by a day: by whole days, floored, so that what is left is the buyer’s. */
export const usedOf = ({ from, to, worth }: Span, day: Day): number => {
  const days = daysBetween(from, to);
  return proportion(worth, Math.min(Math.max(daysBetween(from, day), 0), days), days);
};

/** What of a span is left from a day on. */
export const leftOf = (span: Span, day: Day): number => span.worth - usedOf(span, day);

/** A whole cycle from a day on. */
export function wholeCycle(from: Day, { price, cycle }: Price): Span {
  const to = addCycle(from, cycle);
  return { from, to, cycleDays: daysBetween(from, to), worth: price };
}

/**
 * What a package costs from today on. Where another one is paid for days to come and has the same cycle, its days are
 * kept, from today on: they cost the new price by the day, and what they cost before is credited. Days that were given
 * between them are none of the dearer package. Otherwise a whole cycle begins today.
 * @param paid spans of the present package
 */
export function priceChange(today: Day, paid: readonly Span[], next: Price): Change {
  const left = paid.filter(({ to, worth }) => to > today && worth > 0);
  const credit = left.reduce((sum, span) => sum + leftOf(span, today), 0);
  const isSameCycle = left.length > 0 && left.every(({ cycleDays }) => cycleOf(cycleDays) === next.cycle);
  let start = today;
  const spans = isSameCycle
    ? left.map(({ from, to, cycleDays }) => {
        const days = daysBetween(later(from, today), to);
        const span = {
          ...{ from: start, to: addDays(start, days), cycleDays },
          worth: proportion(next.price, days, cycleDays),
        };
        start = span.to;
        return span;
      })
    : [wholeCycle(today, next)];
  const listAmount = spans.reduce((sum, { worth }) => sum + worth, 0);
  return { listAmount, credit, amount: listAmount - credit, spans };
}

/** Shares out an amount over spans by their worth, to the đồng: the last one takes what is left. */
export function shareOut(amount: number, spans: readonly Span[]): number[] {
  const whole = spans.reduce((sum, { worth }) => sum + worth, 0);
  let worth = 0;
  let shared = 0;
  return spans.map((span) => {
    worth += span.worth;
    const upTo = whole ? proportion(amount, worth, whole) : amount;
    const share = upTo - shared;
    shared = upTo;
    return share;
  });
}
