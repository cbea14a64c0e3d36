import { proportion } from '../ledger/index.ts';
import { addCycle, addDays, type Day, daysBetween, getCycle, later } from './days.ts';
import type { Cycle } from './package.enums.ts';

/** `to` is exclusive. */
export interface Span {
  readonly from: Day;
  readonly to: Day;
  /** Number of days of the whole cycle to which it belongs. */
  readonly cycleDays: number;
  /** The price of its days in đồng, tax included, which a change of packages credits. */
  readonly worth: number;
}

export interface Price {
  readonly price: number;
  readonly cycle: Cycle;
}

export interface Change {
  /** In đồng. */
  readonly listAmount: number;
  /** The value of the remaining days of the former package, in đồng. */
  readonly credit: number;
  /** The amount to pay, in đồng; negative if the credit is higher. */
  readonly amount: number;
  readonly spans: readonly Span[];
}

/** The used value of a span by a given day. Whole days, floored in favour of the buyer. */
export const usedWorth = ({ from, to, worth }: Span, day: Day): number => {
  const days = daysBetween(from, to);
  return proportion(worth, Math.min(Math.max(daysBetween(from, day), 0), days), days);
};

export const remainingWorth = (span: Span, day: Day): number => span.worth - usedWorth(span, day);

export function wholeCycle(from: Day, { price, cycle }: Price): Span {
  const to = addCycle(from, cycle);
  return { from, to, cycleDays: daysBetween(from, to), worth: price };
}

/**
 * The price of a package from today on. If the remaining paid days have the same cycle, they are kept from today on:
 * they cost the new price by the day, and their former value is credited. Granted days between them are not part of
 * the new package. Otherwise a whole cycle begins today.
 * @param paid spans of the current package
 */
export function priceChange(today: Day, paid: readonly Span[], next: Price): Change {
  const left = paid.filter(({ to, worth }) => to > today && worth > 0);
  const credit = left.reduce((sum, span) => sum + remainingWorth(span, today), 0);
  const isSameCycle = left.length > 0 && left.every(({ cycleDays }) => getCycle(cycleDays) === next.cycle);
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

/** Divides an amount over spans by their value, in whole đồng. The last one gets the remainder. */
export function distribute(amount: number, spans: readonly Span[]): number[] {
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
