/** Vietnam has no summer time; everyone reads the platform's clock (see ui/format.ts). */
const OFFSET = '+07:00';
const OFFSET_MS = 7 * 3_600_000;

/** `2026-11-30T23:59` for a datetime-local field, from an ISO time. */
export const toLocal = (iso: string): string =>
  new Date(Date.parse(iso) + OFFSET_MS).toISOString().slice(0, 16);

/** The ISO time of a datetime-local field's value; null when it isn't one. */
export const fromLocal = (local: string): string | null => {
  const time = Date.parse(`${local.slice(0, 16)}:00${OFFSET}`);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};
