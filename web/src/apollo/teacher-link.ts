/** Written before the first paint (src/start/appearance.ts). */
const STORAGE_KEY = 'sen.teacherLink';
const HEADER = 'x-teacher-link';

/** Operations that create orders, by which the teacher of a followed link receives a better share. */
const ORDERS: ReadonlySet<string> = new Set(['Checkout', 'ExchangeCourse']);

interface LinkContext {
  readonly headers?: Record<string, string>;
  readonly credentials?: RequestCredentials;
}

/**
 * The request options that send the teacher's link that this browser followed last. Earlier releases stored the link in
 * an HttpOnly cookie. A browser that has followed no link since sends its cookies with orders, so that the cookie counts
 * until it expires.
 */
export function teacherLinkContext(operationName: string | undefined): LinkContext {
  if (!ORDERS.has(operationName ?? '')) return {};
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    if (stored === null) return { credentials: 'same-origin' };
    return stored ? { headers: { [HEADER]: stored } } : {};
  } catch {
    return {}; // Storage is not available (private mode), so no link was stored
  }
}
