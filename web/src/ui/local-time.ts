/** Vietnam has no summer time, and all viewers see its time (see ui/format.ts). */
const OFFSET = '+07:00';
const OFFSET_MS = 7 * 3_600_000;

/** `2026-11-30T23:59` for a date field, from an ISO time. */
export const toLocal = (iso: string): string =>
  new Date(Date.parse(iso) + OFFSET_MS).toISOString().slice(0, 16);

/** The current day in Vietnam, `2026-11-30`. */
export const today = (): string => toLocal(new Date().toISOString()).slice(0, 10);

/** The start of a day in Vietnam, as an ISO time. */
export const toMidnight = (day: string): string => `${day}T00:00:00${OFFSET}`;

/** The ISO time of a date field's value; null if the value is invalid. */
export const fromLocal = (local: string): string | null => {
  const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local)
    ? Date.parse(`${local}:00${OFFSET}`)
    : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};
