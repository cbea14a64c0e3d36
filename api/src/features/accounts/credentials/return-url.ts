import type { Config } from '../../../config.ts';

/**
 * Validates a URL to which a client wants to send a person. A link in an e-mail, or a one-time code, must never lead
 * to a foreign site (CWE-601).
 * @returns undefined unless the URL belongs to this site or an allowed client
 */
export function parseReturnUrl(
  { publicUrl, clientOrigins }: Pick<Config, 'publicUrl' | 'clientOrigins'>,
  text: string,
): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isAllowed = [publicUrl, ...clientOrigins].some((each) => isBelow(url, new URL(each)));
  // A `blob:` URL has the origin of the page that created it
  const isPage = url.protocol === 'https:' || url.protocol === 'http:';
  return isAllowed && isPage && !url.username && !url.password ? url : undefined;
}

/** Same origin, and below the allowed path if there is one. The rest of the origin may belong to others. */
function isBelow({ origin, pathname }: URL, allowed: URL): boolean {
  const path = allowed.pathname.replace(/\/$/, '');
  return origin === allowed.origin && (pathname === path || pathname.startsWith(`${path}/`));
}

/** Adds a fragment. Browsers never send it to a server, so no log contains it. */
export function withFragment(url: string | URL, fragment: Readonly<Record<string, string>>): string {
  const copy = new URL(url);
  copy.hash = new URLSearchParams(fragment).toString();
  return copy.toString();
}
