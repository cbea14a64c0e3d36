/** Minutes one attempt to pay lives (design/domain.md). */
export const ATTEMPT_MINUTES = 15;

/**
 * Seconds after an attempt was made at which the gateway is asked about it: soon, for a buyer whose notice got lost,
 * when most are done, and for the last time after the attempt has ended. VNPAY sets no earliest moment for a query.
 */
export const ASK_AFTER_SECONDS = [45, 120, 360, (ATTEMPT_MINUTES + 1) * 60] as const;

/** Seconds from one check that the buyer asks for to the next, for each order. */
export const CHECK_PAUSE_SECONDS = 30;
