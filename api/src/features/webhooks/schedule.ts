/** What is promised to receivers; the page for developers says the same figures. */

/** Seconds after each failed try until the next one; after the last of them it stays. */
export const RETRY_AFTER_SECONDS = [5, 30, 120, 600, 1800, 3600, 7200, 10_800, 14_400, 21_600] as const;
/** By how much a gap may be shorter or longer, so that what failed together does not come back together. */
const JITTER = 0.2;
/** Hours after the event until which it is tried again: so long it holds back later ones of its object at most. */
export const RETRY_HOURS = 24;
/** Hours for which the former secret signs as well after a new one was made. */
export const FORMER_SECRET_HOURS = 24;
/** Days of nothing but failures, and how many of them at least, after which a webhook is switched off. */
export const LASTING_FAILURE_DAYS = 3;
export const LASTING_FAILURES = 20;
/** Days for which deliveries are kept. */
export const KEPT_DAYS = 30;
/** Requests that one receiver gets at the same time. */
export const AT_ONCE_PER_WEBHOOK = 3;

/** Milliseconds until the next try, after so many that have failed. */
export function pauseAfter(tries: number, random = Math.random()): number {
  const seconds = RETRY_AFTER_SECONDS[Math.min(tries, RETRY_AFTER_SECONDS.length) - 1]!;
  return Math.round(seconds * 1000 * (1 - JITTER + 2 * JITTER * random));
}
