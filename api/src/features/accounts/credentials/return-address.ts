import type { Config } from '../../../config.ts';

/**
 * An address that a client asks us to lead a person to, when it is ours or an allowed client's; undefined for
 * every other: a link in our mail, or a code that we hand out, must never lead to a stranger (CWE-601).
 */
export function returnAddress(
  { publicUrl, clientOrigins }: Pick<Config, 'publicUrl' | 'clientOrigins'>,
  given: string,
): URL | undefined {
  if (!URL.canParse(given)) return undefined;
  const url = new URL(given);
  const isAllowed = [publicUrl, ...clientOrigins].some((each) => isBelow(url, new URL(each)));
  // Others can have the same origin: blob: has that of the page that made it
  const isPage = url.protocol === 'https:' || url.protocol === 'http:';
  return isAllowed && isPage && !url.username && !url.password ? url : undefined;
}

/** Of the same origin, and below its path where that has one: the rest of the origin may be other people's pages. */
function isBelow({ origin, pathname }: URL, allowed: URL): boolean {
  const path = allowed.pathname.replace(/\/$/, '');
  return origin === allowed.origin && (pathname === path || pathname.startsWith(`${path}/`));
}

/** An address with something after its `#`: that part is never sent to a server, so no log holds it. */
export function withFragment(url: string | URL, fragment: Readonly<Record<string, string>>): string {
  const copy = new URL(url);
  copy.hash = new URLSearchParams(fragment).toString();
  return copy.toString();
}
