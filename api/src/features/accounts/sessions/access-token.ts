import { errors, jwtVerify, SignJWT } from 'jose';
import type { Keys } from '../../../platform/access/keys.ts';
import { unauthenticated } from '../../../platform/errors/errors.ts';

/** Seconds an access token lives; the client's expiry buffer is 5 minutes. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
const ISSUER = 'sen';
const AUDIENCE = 'sen-api';

/** What an access token says: which session, whose. Everything else is looked up, so that it is never stale. */
export interface AccessClaims {
  readonly sessionId: string;
  readonly personId: string;
  readonly expiresAt: Date;
}

/**
 * A signed access token (EdDSA) of a session.
 * @param seconds how long it lives
 */
export async function issueAccessToken(
  keys: Keys,
  personId: string,
  sessionId: string,
  seconds = ACCESS_TOKEN_SECONDS,
): Promise<{ token: string; expiresAt: Date }> {
  const expiresAt = new Date(Math.floor(Date.now() / 1000 + seconds) * 1000);
  const token = await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'EdDSA', kid: keys.signing.id, typ: 'at+jwt' })
    .setSubject(personId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(keys.signing.privateKey);
  return { token, expiresAt };
}

/** Checks form, key, signature, issuer, audience and time. @throws UNAUTHENTICATED */
export async function readAccessToken(keys: Keys, token: string): Promise<AccessClaims> {
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = keys.verifying.get(kid ?? '');
        if (!key) throw new Error('unknown key');
        return key;
      },
      { algorithms: ['EdDSA'], issuer: ISSUER, audience: AUDIENCE, typ: 'at+jwt' },
    );
    return {
      sessionId: payload.sid as string,
      personId: payload.sub!,
      expiresAt: new Date(payload.exp! * 1000),
    };
  } catch (error) {
    throw unauthenticated(error instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'TOKEN_INVALID');
  }
}
