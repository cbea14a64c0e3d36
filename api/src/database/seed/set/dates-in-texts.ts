import { daysBetween, type Shift } from './shift.ts';

/** Timestamps in JSON, as JavaScript formats them. */
const MOMENT = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;
/** Days in order numbers (`S261128-000042`) and in ZaloPay references (`261128_SEN…`). */
const DAY = /\bS(?=\d{6}-\d{6}\b)(\d{6})|\b(\d{6})(?=_SEN)/g;
const PLACE = /\{\{(at|day):(-?\d+)\}\}/g;

/**
 * Replaces the dates of a text by their distances from the set's clock.
 * @throws Error if a date has another format
 */
export function withDistances(text: string, now: Date): string {
  if (/\{\{(at|day):/.test(text)) throw new Error(`A text of the demo contains a date placeholder: ${text}`);
  const replaced = text
    .replace(MOMENT, (at) => `{{at:${Date.parse(at) - now.getTime()}}}`)
    .replace(DAY, (_, ofOrder?: string, ofZaloPay?: string) => {
      const [, year, month, day] = /(..)(..)(..)/.exec((ofOrder ?? ofZaloPay)!)!;
      const distance = daysBetween(now, new Date(`20${year}-${month}-${day}T00:00:00+07:00`));
      return `${ofOrder ? 'S' : ''}{{day:${distance}}}`;
    });
  const other = /\b20\d\d-\d\d-\d\d[T ]\d\d:\d\d/.exec(replaced);
  if (other) throw new Error(`The prepared set cannot contain this date format: ${other[0]}`);
  return replaced;
}

/** Replaces the distances by the dates of the loading. */
export const withDates = (text: string, shift: Shift): string =>
  text.includes('{{')
    ? text.replace(PLACE, (_, kind: string, distance: string) =>
        kind === 'at'
          ? `${shift.moment(Number(distance) * 1000).slice(0, 23)}Z`
          : shift.day(Number(distance)).slice(2).replaceAll('-', ''),
      )
    : text;
