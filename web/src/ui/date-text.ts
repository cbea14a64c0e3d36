import { type DayLimits, isDay } from './calendar-days.ts';
import { toLocal } from './local-time.ts';

export type DateProblem = 'form' | 'day' | 'time' | 'early' | 'late';
interface Options extends DayLimits {
  withTime?: boolean | undefined;
}

const TYPED = /^(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4})(?:[\s,T]+(\d{1,2})\s*[:h]\s*(\d{2}))?$/;
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[\sT](\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?)?$/;
const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;
const VALUE = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}))?$/;

/** A day without a time includes the whole day. */
export const END_OF_DAY = '23:59';

const two = (part: string | undefined): string => (part ?? '').padStart(2, '0');

/** A time with a zone is converted to Vietnamese time. */
const getParts = (text: string): (string | undefined)[] | undefined => {
  const zoned = ISO_TIME.test(text) && !Number.isNaN(Date.parse(text));
  const iso = ISO.exec(zoned ? toLocal(text) : text);
  if (iso) return iso.slice(1);
  const typed = TYPED.exec(text);
  return typed ? [typed[3], typed[2], typed[1], typed[4], typed[5]] : undefined;
};

/** Parses a typed or pasted date. @returns the value (`2026-11-30` or `2026-11-30T23:59`) or the error */
export const readDate = (
  typed: string,
  { min, max, withTime }: Options = {},
): { value: string; problem?: never } | { value?: never; problem: DateProblem } => {
  const text = typed.trim();
  if (text === '') return { value: '' };
  const parts = getParts(text);
  if (!parts) return { problem: 'form' };
  const [year, month, day, hour, minute] = parts;
  if (!isDay(Number(year), Number(month), Number(day))) return { problem: 'day' };
  if (hour && (Number(hour) > 23 || Number(minute) > 59)) return { problem: 'time' };
  const date = `${year}-${two(month)}-${two(day)}`;
  if (min && date < min) return { problem: 'early' };
  if (max && date > max) return { problem: 'late' };
  if (!withTime) return { value: date };
  return { value: `${date}T${hour ? `${two(hour)}:${minute}` : END_OF_DAY}` };
};

/** Formats a value as `30/11/2026` or `30/11/2026 23:59`. An invalid value is returned unchanged for correction. */
export const dateText = (value: string): string => {
  const parts = VALUE.exec(value);
  if (!parts) return value;
  const [, year, month, day, time] = parts;
  return [`${day}/${month}/${year}`, time].filter(Boolean).join(' ');
};

export const isDateValue = (value: string): boolean =>
  value === '' || (VALUE.test(value) && readDate(value).problem === undefined);
