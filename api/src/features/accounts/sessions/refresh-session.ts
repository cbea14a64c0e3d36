import { LockMode } from '@mikro-orm/core';
import { Field, InputType } from 'type-graphql';
import type { Context } from '../../../graphql/context.ts';
import { unauthenticated } from '../../../platform/errors/errors.ts';
import { AtMost } from '../../../platform/input/at-most.ts';
import { audit } from '../../operations/index.ts';
import { User } from '../user.entity.ts';
import { issueAccessToken } from './access-token.ts';
import type { AuthPayload } from './open-session.ts';
import { deriveSuccessor, hashToken } from './random-token.ts';
import { RefreshToken, Session } from './session.entity.ts';

@InputType({ description: 'Session to refresh, identified by its refresh token.' })
export class RefreshSessionInput {
  @Field({ description: 'Most recent refresh token of the session.' })
  @AtMost(1000)
  refreshToken!: string;
}

/**
 * Exchanges a refresh token for a new access token and the token's successor.
 * A token is valid until its successor has been used. Presenting it later ends the session (RFC 9700, section 4.14).
 * So a client that never stores successors keeps working, tabs that race receive the same successor, and a stolen
 * token is detected as soon as both sides have moved on.
 */
export async function refreshSession(context: Context, refreshToken: string): Promise<AuthPayload> {
  const reused = Symbol('reused');
  const outcome = await context.em.transactional(async (em) => {
    const presented = await em.findOne(RefreshToken, { hash: hashToken(refreshToken) });
    if (!presented) throw unauthenticated('REFRESH_TOKEN_INVALID');
    const session = await em.findOneOrFail(Session, presented.session.id, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
    });
    if (session.endedAt || session.expiresAt < new Date()) throw unauthenticated('SESSION_ENDED');
    const person = await em.findOneOrFail(User, session.person.id);
    if (!person.isActive) throw unauthenticated('SESSION_ENDED');
    if (presented.generation < session.generation) {
      session.end('token-reused');
      audit(em, context, { action: 'session.token-reused', targetId: session.id });
      return reused; // an error here would roll back the end of the session
    }
    session.generation = presented.generation;
    session.lastUsedAt = new Date();
    session.address = context.request.address;
    const successor = deriveSuccessor(context.services.keys, refreshToken);
    await em.upsert(
      RefreshToken,
      { hash: hashToken(successor), session: session.id, generation: presented.generation + 1 },
      { onConflictAction: 'ignore' },
    );
    const { token, expiresAt } = await issueAccessToken(context.services.keys, person.id, session.id);
    return { personId: person.id, accessToken: token, refreshToken: successor, expiresAt };
  });
  if (typeof outcome === 'symbol') throw unauthenticated('REFRESH_TOKEN_REUSED');
  return outcome;
}
