const DAY_MS = 86_400_000;

/** Days in which a buyer may ask for the money back, and the most that may be studied by then (design/domain.md). */
export const REFUND_DAYS = 7;
export const REFUND_MOST_PERCENT = 30;

/** The last moment at which a refund of what was paid at `paidAt` may be asked for. */
export const refundableUntil = (paidAt: Date): Date => new Date(paidAt.getTime() + REFUND_DAYS * DAY_MS);
