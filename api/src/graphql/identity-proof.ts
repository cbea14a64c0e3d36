import type { Keys } from '../platform/access/keys.ts';
import { defineHours } from '../platform/settings/index.ts';
import type { Context } from './context.ts';

export const PROOF_HEADER = 'x-identity-proof';
/** Minutes until a proof expires, so that an administrator need not prove their identity for each action. */
const MINUTES = 10;
const PURPOSE = 'identity proof';

export interface IssuedProof {
  readonly token: string;
  readonly expiresAt: Date;
}

/** Creates a proof for one session. It is valid only together with an access token of that session. */
export function issueProof(keys: Keys, sessionId: string): IssuedProof {
  const expiresAt = new Date(Date.now() + MINUTES * 60_000);
  const until = expiresAt.getTime();
  return { token: `${until}.${keys.sign(PURPOSE, `${sessionId}.${until}`)}`, expiresAt };
}

/**
 * Hours after a sign-in during which REST accepts the sign-in as a proof of identity. Existing clients of REST cannot
 * send a proof. With 0 every dangerous action needs one.
 */
export const REST_SIGN_IN_HOURS = defineHours('rest.signInHours', { least: 0, most: 168, default: 12 });

/**
 * True if REST accepts the sign-in of the viewer's session as a proof. A refresh does not renew it. A session of the
 * web never counts: its stolen token could do on REST what GraphQL refuses.
 */
export function hasRecentSignIn({ viewer, request: { origin }, services: { settings } }: Context): boolean {
  if (origin !== 'rest' || !viewer?.restSignInAt) return false;
  const hours = settings.get(REST_SIGN_IN_HOURS);
  return hours > 0 && viewer.restSignInAt.getTime() > Date.now() - hours * 3_600_000;
}

export function holdsProof({ viewer, request: { proof }, services: { keys } }: Context): boolean {
  const [, until, signature] = /^(\d{13})\.([\w-]+)$/.exec(proof ?? '') ?? [];
  // An API token belongs to no session
  if (!viewer || viewer.token || !until || !signature) return false;
  return Number(until) > Date.now() && keys.verify(PURPOSE, `${viewer.sessionId}.${until}`, signature);
}
