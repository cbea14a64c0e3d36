import { errors, jwtVerify, SignJWT } from 'jose';
import type { Keys } from '../../../platform/access/keys.ts';
import { unauthenticated } from '../../../platform/errors/errors.ts';

/** Lifetime of an access token in seconds. Clients refresh it 5 minutes before it expires. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
const ISSUER = 'sen';
const AUDIENCE = 'sen-api';

/** The claims of an access token: the session and its owner. Everything else is loaded, so that it is never stale. */
export interface AccessClaims {
  readonly sessionId: string;
  readonly personId: string;
  readonly expiresAt: Date;
}

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

/** @throws UNAUTHENTICATED if the token is invalid or has expired */
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
