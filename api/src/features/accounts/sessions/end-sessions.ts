import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { audit } from '../../operations/index.ts';
import { type EndReason, Session } from './session.entity.ts';

/** Ends a person's sessions, but for one. Part of the caller's transaction. @returns how many */
export async function endSessionsOf(
  em: EntityManager,
  personId: string,
  reason: EndReason,
  exceptId?: string,
): Promise<number> {
  const sessions = await em.find(
    Session,
    { person: personId, endedAt: null, ...(exceptId ? { id: { $ne: exceptId } } : {}) },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  for (const session of sessions) session.end(reason);
  return sessions.length;
}

/** Signs another device (or this one) out. @throws NOT_FOUND unless it is a living session of the viewer. */
export async function endSession(context: Context, id: string): Promise<void> {
  const viewer = signedIn(context);
  await context.em.transactional(async (em) => {
    const session = await em.findOne(
      Session,
      { id, person: viewer.id, endedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!session) throw notFound();
    session.end('ended-by-owner');
    audit(em, context, { action: 'session.end', targetType: 'session', targetId: session.id });
  });
  context.services.sessions.forget(`session:${id}`);
}

/** Signs the viewer out everywhere but here. @returns how many sessions ended */
export async function endOtherSessions(context: Context): Promise<number> {
  const viewer = signedIn(context);
  const count = await context.em.transactional(async (em) => {
    const count = await endSessionsOf(em, viewer.id, 'ended-by-owner', viewer.sessionId);
    audit(em, context, {
      action: 'session.end-others',
      targetType: 'person',
      targetId: viewer.id,
      after: { count },
    });
    return count;
  });
  context.services.sessions.forget(`person:${viewer.id}`);
  return count;
}
