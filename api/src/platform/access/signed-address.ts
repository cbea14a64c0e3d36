import type { Keys } from './keys.ts';

/** What an address says of itself, as it comes: nothing of it is believed before its signature is. */
export interface SignedQuery {
  readonly expires?: unknown;
  readonly signature?: unknown;
}

/**
 * `expires=…&signature=…` for an address that works without a token, for whoever has it, until it expires.
 * @param subject what lies there, for instance an id
 * @param expires seconds since 1970
 */
export const signedQuery = (keys: Keys, purpose: string, subject: string, expires: number): string =>
  `expires=${expires}&signature=${keys.sign(purpose, signedText(subject, expires))}`;

/** Whether an address is ours and has not expired. */
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

/** Rounded up, so that browsers may cache what they have within the hour; seconds since 1970. */
export const hoursFrom = (hours: number, now = Date.now()): number =>
  Math.ceil(now / 3_600_000 + hours) * 3600;

const signedText = (subject: string, expires: number | string) => `${subject}.${expires}`;
