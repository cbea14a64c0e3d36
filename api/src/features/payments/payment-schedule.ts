/**
 * Seconds after an attempt was made at which the gateway is asked about it: soon, for a buyer whose notice got lost,
 * and when most are done. VNPAY sets no earliest moment for a query.
 */
export const ASK_AFTER_SECONDS = [45, 120, 360] as const;
/** Seconds after an attempt has ended at which the gateway is asked for the last time. */
export const ASK_AFTER_END_SECONDS = 60;

/** Seconds from one check that the buyer asks for to the next, for each order. */
export const CHECK_PAUSE_SECONDS = 30;

/** By how much the clocks of a process and of the database, which starts jobs, may differ, in milliseconds. */
export const CLOCKS_DIFFER_MS = 10_000;

/** When the gateway is asked about an attempt next; undefined: it was asked for the last time. */
export function nextAsk(
  { createdAt, expiresAt }: { readonly createdAt: Date; readonly expiresAt: Date },
  now: Date,
): Date | undefined {
  const moments = [
    ...ASK_AFTER_SECONDS.map((seconds) => createdAt.getTime() + seconds * 1000),
    expiresAt.getTime() + ASK_AFTER_END_SECONDS * 1000,
  ].filter((moment) => moment > now.getTime() + CLOCKS_DIFFER_MS);
  return moments.length > 0 ? new Date(Math.min(...moments)) : undefined;
}
