import type { Keys } from '../../platform/access/keys.ts';

/**
 * The only cookie for authentication (docs/adr/0005): it binds the response of Google to the browser that started the
 * sign-in.
 */
const NAME = 'sen-google';
const PURPOSE = 'google sign-in';
/** Seconds that a person may spend at Google. */
const MAX_AGE = 600;

interface CookieScope {
  readonly path: string;
  readonly publicUrl: string;
}

const attributes = ({ path, publicUrl }: CookieScope) =>
  `Path=${new URL(publicUrl).pathname.replace(/\/$/, '')}${path}; HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`;

/** An encrypted cookie that expires after ten minutes and is sent to one path only. */
export function sealedCookie(keys: Keys, content: object, place: CookieScope): string {
  const text = JSON.stringify({ ...content, expires: Date.now() + MAX_AGE * 1000 });
  const sealed = keys.seal(PURPOSE, Buffer.from(text)).toString('base64url');
  return `${NAME}=${sealed}; Max-Age=${MAX_AGE}; ${attributes(place)}`;
}

export const clearCookie = (place: CookieScope): string => `${NAME}=; Max-Age=0; ${attributes(place)}`;

export function readCookie<Content>(keys: Keys, header: string | undefined): Content | undefined {
  const value = header
    ?.split(/;\s*/)
    .find((each) => each.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);
  const opened = value && keys.open(PURPOSE, Buffer.from(value, 'base64url'));
  if (!opened) return undefined;
  const content = JSON.parse(opened.toString()) as Content & { expires: number };
  return content.expires > Date.now() ? content : undefined;
}
