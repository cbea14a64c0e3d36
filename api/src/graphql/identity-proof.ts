import type { Keys } from '../platform/keys.ts';
import { defineSetting, SettingKind, SettingUnit } from '../platform/settings/index.ts';
import type { Context } from './context.ts';

/** Where a client sends what `proveIdentity` gave it. */
export const PROOF_HEADER = 'x-identity-proof';
/** Minutes that a proof is good: an administrator who works is not asked at every step. */
const MINUTES = 10;
const PURPOSE = 'identity proof';

/** What shows that whoever uses a session has just proved who they are. */
export interface IssuedProof {
  readonly token: string;
  readonly expiresAt: Date;
}

/** Makes a proof. It is of one session, and worthless without that session's access token. */
export function issueProof(keys: Keys, sessionId: string): IssuedProof {
  const expiresAt = new Date(Date.now() + MINUTES * 60_000);
  const until = expiresAt.getTime();
  return { token: `${until}.${keys.sign(PURPOSE, `${sessionId}.${until}`)}`, expiresAt };
}

/**
 * Hours after a sign-in during which REST accepts the sign-in as a proof of identity. Existing clients of REST cannot
 * send a proof. With 0 every dangerous action needs one.
 */
export const REST_SIGN_IN_HOURS = defineSetting({
  key: 'rest.signInHours',
  kind: SettingKind.DURATION,
  unit: SettingUnit.HOURS,
  default: 12,
  least: 0,
  most: 168,
});

/**
 * Whether REST accepts the sign-in of the viewer's session as a proof. A refresh does not renew it. A session of the
 * web never counts: its stolen token could do on REST what GraphQL refuses.
 */
export function hasRecentSignIn({ viewer, request: { origin }, services: { settings } }: Context): boolean {
  if (origin !== 'rest' || !viewer?.restSignInAt) return false;
  const hours = settings.get(REST_SIGN_IN_HOURS);
  return hours > 0 && viewer.restSignInAt.getTime() > Date.now() - hours * 3_600_000;
}

/** Whether this request brings a proof of its own session that is still good. */
export function holdsProof({ viewer, request: { proof }, services: { keys } }: Context): boolean {
  const [, until, signature] = /^(\d{13})\.([\w-]+)$/.exec(proof ?? '') ?? [];
  // A token is no session, whatever was proved in one
  if (!viewer || viewer.token || !until || !signature) return false;
  return Number(until) > Date.now() && keys.verify(PURPOSE, `${viewer.sessionId}.${until}`, signature);
}
