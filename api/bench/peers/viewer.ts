import { jwtVerify } from 'jose';
import { Keys } from '../../src/platform/access/keys.ts';

const keys = new Keys([process.env.APP_KEYS!]);

/**
 * The person of an access token of Sen. A peer verifies signature and lifetime. Unlike Sen, it does not check
 * session, roles and account state.
 */
export async function viewerIdOf(authorization: string | undefined): Promise<string | undefined> {
  if (!authorization) return undefined;
  const { payload } = await jwtVerify(
    authorization.replace('Bearer ', ''),
    ({ kid }) => keys.verifying.get(kid!)!,
  );
  return payload.sub;
}
