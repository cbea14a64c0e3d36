/**
 * Seconds after an attempt's creation at which the gateway is queried: early, for a buyer whose notification was
 * lost, and when most payments are finished. VNPAY has no earliest time for a query.
 */
export const QUERY_AFTER_SECONDS = [45, 120, 360] as const;
/** Seconds after the end of an attempt at which the gateway is queried for the last time. */
export const LAST_QUERY_AFTER_END_SECONDS = 60;

/** Minimum seconds between two checks of an order on request of the buyer. */
export const CHECK_PAUSE_SECONDS = 30;

/** Maximum difference between the clocks of the process and of the database, which starts jobs, in milliseconds. */
export const MAX_CLOCK_SKEW_MS = 10_000;

/** @returns undefined after the last query */
export function nextQueryAt(
  { createdAt, expiresAt }: { readonly createdAt: Date; readonly expiresAt: Date },
  now: Date,
): Date | undefined {
  const moments = [
    ...QUERY_AFTER_SECONDS.map((seconds) => createdAt.getTime() + seconds * 1000),
    expiresAt.getTime() + LAST_QUERY_AFTER_END_SECONDS * 1000,
  ].filter((moment) => moment > now.getTime() + MAX_CLOCK_SKEW_MS);
  return moments.length > 0 ? new Date(Math.min(...moments)) : undefined;
}
