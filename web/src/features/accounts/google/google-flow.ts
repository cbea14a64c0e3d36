import { dropStored, readStored, writeStored } from '../../../ui/browser-storage.ts';
import { uniqueKey } from '../../../ui/unique-key.ts';

/** What the tab keeps while the person is at Google. */
interface OAuthFlow {
  state: string;
  next: string | null;
}

/** What came back: a code to exchange, or why there is none. */
export interface GoogleReturn {
  code?: string;
  error?: string;
  /** Where the person wanted to go. */
  next: string | null;
}

const KEY = 'sen.google';

const stored = (): OAuthFlow | null => {
  const flow = readStored(KEY, 'sessionStorage') as OAuthFlow | null;
  dropStored(KEY, 'sessionStorage');
  return flow;
};

/** Off to Google. The state stays in this tab: only what it asked for is taken when it comes back. */
export const leaveForGoogle = (authorizationUrl: string, next: string | null, purpose?: 'link'): void => {
  const state = uniqueKey();
  // Without storage nothing can be recognised; the return then says so
  writeStored(KEY, { state, next }, 'sessionStorage');
  const url = new URL(authorizationUrl);
  url.searchParams.set('state', state);
  if (purpose) url.searchParams.set('purpose', purpose);
  window.location.assign(url);
};

/**
 * Reads what stands after `#` when the browser comes back, and takes it out of the address. A code that this tab
 * did not ask for is refused: an attacker’s sign-in could be planted by a link (login CSRF).
 */
export const takeGoogleReturn = (): GoogleReturn | null => {
  const facts = new URLSearchParams(window.location.hash.slice(1));
  const code = facts.get('code');
  const error = facts.get('error');
  if (!code && !error) return null;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  const flow = stored();
  const next = flow?.next ?? null;
  if (error) return { error, next };
  if (!flow || facts.get('state') !== flow.state) return { error: 'expired', next };
  return { code: code ?? '', next };
};
