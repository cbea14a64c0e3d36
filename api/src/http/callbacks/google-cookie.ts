import type { Keys } from '../../platform/access/keys.ts';

/** The one cookie that the server sets (docs/adr/0005): it binds what comes back from Google to the browser that left. */
const NAME = 'sen-google';
const PURPOSE = 'google sign-in';
/** Seconds a person may take at Google. */
const MAX_AGE = 600;

interface Place {
  readonly path: string;
  readonly publicUrl: string;
}

const attributes = ({ path, publicUrl }: Place) =>
  `Path=${new URL(publicUrl).pathname.replace(/\/$/, '')}${path}; HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`;

/** A cookie that only we can read or make, for ten minutes, sent to one path only. */
export function sealedCookie(keys: Keys, content: object, place: Place): string {
  const text = JSON.stringify({ ...content, expires: Date.now() + MAX_AGE * 1000 });
  const sealed = keys.seal(PURPOSE, Buffer.from(text)).toString('base64url');
  return `${NAME}=${sealed}; Max-Age=${MAX_AGE}; ${attributes(place)}`;
}

export const clearCookie = (place: Place): string => `${NAME}=; Max-Age=0; ${attributes(place)}`;

/** What the cookie holds; undefined when there is none, it is none of ours, or it is too old. */
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
