import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../../graphql/context.ts';
import type { User } from '../user.entity.ts';
import { issueAccessToken } from './access-token.ts';
import { hashToken, newToken } from './random-token.ts';
import { RefreshToken, Session } from './session.entity.ts';

/** Days until an unused session expires. */
const SESSION_DAYS = 30;

/** The tokens that a client receives when it signs in or refreshes. */
export interface SessionTokens {
  readonly personId: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresAt: Date;
}

/** Part of the caller's transaction. */
export async function openSession(
  em: EntityManager,
  { request, services }: Context,
  person: User,
): Promise<SessionTokens> {
  const session = em.create(Session, {
    person,
    device: request.device?.slice(0, 200),
    address: request.address,
    openedOnRest: request.origin === 'rest',
    expiresAt: new Date(Date.now() + SESSION_DAYS * 86_400_000),
  });
  const refreshToken = newToken();
  em.create(RefreshToken, { hash: hashToken(refreshToken), session, generation: 0 });
  await em.flush();
  const { token, expiresAt } = await issueAccessToken(services.keys, person.id, session.id);
  return { personId: person.id, accessToken: token, refreshToken, expiresAt };
}
