import type { Keys } from './keys.ts';

/** The query of a signed URL as received. Nothing in it is trusted before its signature is verified. */
export interface SignedQuery {
  readonly expires?: unknown;
  readonly signature?: unknown;
}

/**
 * Signs a URL that anyone who has it can use without a token until it expires.
 * @param subject the resource, for instance its ID
 * @param expires seconds since 1970
 * @returns `expires=…&signature=…`
 */
export const signedQuery = (keys: Keys, purpose: string, subject: string, expires: number): string =>
  `expires=${expires}&signature=${keys.sign(purpose, signedText(subject, expires))}`;

export function isSignedQuery(
  keys: Keys,
  purpose: string,
  subject: string,
  { expires, signature }: SignedQuery,
  now = Date.now(),
): boolean {
  return (
    Number(expires) * 1000 > now &&
    keys.verify(purpose, signedText(subject, String(expires)), String(signature))
  );
}

/**
 * Expiry time in seconds since 1970. Rounded up to a full hour, so that the URL stays equal and browsers can cache
 * the file.
 */
export const expiryAfterHours = (hours: number, now = Date.now()): number =>
  Math.ceil(now / 3_600_000 + hours) * 3600;

const signedText = (subject: string, expires: number | string) => `${subject}.${expires}`;
