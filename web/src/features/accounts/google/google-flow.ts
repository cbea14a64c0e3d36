import { readStored, removeStored, writeStored } from '../../../ui/browser-storage.ts';
import { createIdempotencyKey } from '../../../ui/create-idempotency-key.ts';

/** Stored in the tab during the visit to Google. */
interface OAuthFlow {
  state: string;
  next: string | null;
}

/** The result: a code to exchange, or an error. */
export interface GoogleReturn {
  code?: string;
  error?: string;
  next: string | null;
}

const KEY = 'sen.google';

const readFlow = (): OAuthFlow | null => {
  const flow = readStored(KEY, 'sessionStorage') as OAuthFlow | null;
  removeStored(KEY, 'sessionStorage');
  return flow;
};

/** Redirects to Google. The state is stored in this tab, which accepts only the response to its own request. */
export const leaveForGoogle = (authorizationUrl: string, next: string | null, purpose?: 'link'): void => {
  const state = createIdempotencyKey();
  // Without storage the response cannot be matched, and an error is shown after the return
  writeStored(KEY, { state, next }, 'sessionStorage');
  const url = new URL(authorizationUrl);
  url.searchParams.set('state', state);
  if (purpose) url.searchParams.set('purpose', purpose);
  window.location.assign(url);
};

/**
 * Reads the URL's hash after the return and removes it. A code that this tab did not request is rejected, because an
 * attacker's sign-in could be planted by a link (login CSRF).
 */
export const consumeGoogleReturn = (): GoogleReturn | null => {
  const facts = new URLSearchParams(window.location.hash.slice(1));
  const code = facts.get('code');
  const error = facts.get('error');
  if (!code && !error) return null;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  const flow = readFlow();
  const next = flow?.next ?? null;
  if (error) return { error, next };
  if (!flow || facts.get('state') !== flow.state) return { error: 'expired', next };
  return { code: code ?? '', next };
};
