import { jwtVerify } from 'jose';
import { Keys } from '../../src/platform/access/keys.ts';

const keys = new Keys([process.env.APP_KEYS!]);

/**
 * The person of an access token of Sen's. A peer verifies its signature and lifetime; it does not look up the session,
 * the roles or the account's state, which Sen does.
 */
export async function viewerIdOf(authorization: string | undefined): Promise<string | undefined> {
  if (!authorization) return undefined;
  const { payload } = await jwtVerify(
    authorization.replace('Bearer ', ''),
    ({ kid }) => keys.verifying.get(kid!)!,
  );
  return payload.sub;
}
