import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { lockById } from '../../../platform/db/index.ts';
import { audit } from '../../operations/index.ts';
import { endApiTokens } from '../api-tokens/end-api-tokens.ts';
import { auditPerson } from '../audit-person.ts';
import { type EndReason, Session } from './session.entity.ts';

@ObjectType({ description: 'Sessions that a mutation ended.' })
export class EndedSessions {
  @Field(() => [ID], {
    description: 'IDs of the ended sessions, as returned by `mySessions`.',
  })
  endedIds!: string[];

  @Field(() => Int, { description: 'Number of sessions that ended; 0 if none was active.' })
  endedCount!: number;

  static of(sessions: readonly Session[]): EndedSessions {
    return { endedIds: sessions.map(({ id }) => id), endedCount: sessions.length };
  }
}

/**
 * Ends a person's sessions except an optional one. Ends API tokens as well if an intruder may have had access. Part
 * of the caller's transaction.
 * @returns the ended sessions
 */
export async function endSessions(
  em: EntityManager,
  personId: string,
  reason: EndReason,
  exceptId?: string,
): Promise<Session[]> {
  const sessions = await em.find(
    Session,
    { person: personId, endedAt: null, ...(exceptId ? { id: { $ne: exceptId } } : {}) },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  for (const session of sessions) session.end(reason);
  await endApiTokens(em, [personId], reason);
  return sessions;
}

/** @throws NOT_FOUND if it is no active session of the viewer */
export async function endSession(context: Context, id: string): Promise<EndedSessions> {
  const viewer = signedIn(context);
  const ended = await context.em.transactional(async (em) => {
    const session = await lockById(em, Session, id, { person: viewer.id, endedAt: null });
    session.end('ended-by-owner');
    audit(em, context, { action: 'session.end', targetId: session.id });
    return session;
  });
  context.services.sessions.invalidate(`session:${id}`);
  return EndedSessions.of([ended]);
}

export async function endOtherSessions(context: Context): Promise<EndedSessions> {
  const viewer = signedIn(context);
  const ended = await context.em.transactional(async (em) => {
    const sessions = await endSessions(em, viewer.id, 'ended-by-owner', viewer.sessionId);
    auditPerson(em, context, 'session.end-others', viewer.id, { after: { count: sessions.length } });
    return sessions;
  });
  context.services.sessions.invalidate(`person:${viewer.id}`);
  return EndedSessions.of(ended);
}
