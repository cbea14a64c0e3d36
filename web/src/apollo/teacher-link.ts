/** The key of the link, which src/start/appearance.ts stores before the first paint. */
const STORAGE_KEY = 'sen.teacherLink';
const HEADER = 'x-teacher-link';

/** Operations that create orders. The teacher whose link the buyer followed receives a larger share. */
const ORDER_OPERATIONS: ReadonlySet<string> = new Set(['Checkout', 'ExchangeCourse']);

interface LinkContext {
  readonly headers?: Record<string, string>;
  readonly credentials?: RequestCredentials;
}

/**
 * Request options with the teacher's link that this browser followed last. Earlier releases stored it in an HttpOnly
 * cookie. A browser without a stored link sends its cookies with orders, so that this cookie is used until it expires.
 */
export function teacherLinkContext(operationName: string | undefined): LinkContext {
  if (!ORDER_OPERATIONS.has(operationName ?? '')) return {};
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    if (stored === null) return { credentials: 'same-origin' };
    return stored ? { headers: { [HEADER]: stored } } : {};
  } catch {
    return {}; // Storage is not available (private mode), so no link was stored
  }
}
