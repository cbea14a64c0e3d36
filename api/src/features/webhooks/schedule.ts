/** These values are promised to receivers. The page for developers shows the same. */

/** Seconds after each failed try until the next one. The last value repeats. */
export const RETRY_AFTER_SECONDS = [5, 30, 120, 600, 1800, 3600, 7200, 10_800, 14_400, 21_600] as const;
/** Random share by which a pause differs, so that simultaneous failures are not retried simultaneously. */
const JITTER = 0.2;
/** Hours after the event until the retries end. Later events of the same object wait at most this long. */
export const RETRY_HOURS = 24;
/** Hours for which the former secret also signs after a rotation. */
export const FORMER_SECRET_HOURS = 24;
/** A webhook is switched off after this many days (and at least LASTING_FAILURES tries) of failures only. */
export const LASTING_FAILURE_DAYS = 3;
export const LASTING_FAILURES = 20;
/** Days until deliveries are deleted. */
export const STORED_DAYS = 30;
/** Max simultaneous requests to one receiver. */
export const MAX_REQUESTS_PER_WEBHOOK = 3;

/** Milliseconds until the next try, after a number of failed ones. */
export function pauseAfter(tries: number, random = Math.random()): number {
  const seconds = RETRY_AFTER_SECONDS[Math.min(tries, RETRY_AFTER_SECONDS.length) - 1]!;
  return Math.round(seconds * 1000 * (1 - JITTER + 2 * JITTER * random));
}
