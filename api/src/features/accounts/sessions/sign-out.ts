import type { Context } from '../../../graphql/context.ts';
import { audit } from '../../operations/index.ts';
import { hashOf } from './refresh-token.ts';
import { RefreshToken, Session } from './session.entity.ts';

/**
 * Ends the session that a refresh token belongs to (without one: the session of the access token), or all
 * sessions of its person. Never fails: someone who signs out with a stale token is signed out.
 */
export async function signOut(
  context: Context,
  refreshToken: string | null | undefined,
  allDevices: boolean,
): Promise<void> {
  const ended = await context.em.transactional(async (em) => {
    const token = refreshToken
      ? await em.findOne(RefreshToken, { hash: hashOf(refreshToken) }, { populate: ['session'] })
      : null;
    const session =
      token?.session ?? (context.viewer && (await em.findOne(Session, context.viewer.sessionId)));
    if (!session || session.endedAt) return [];
    const sessions = allDevices
      ? await em.find(Session, { person: session.person, endedAt: null })
      : [session];
    if (session.viewAs)
      audit(em, context, {
        action: 'person.view-as-end',
        targetType: 'person',
        targetId: session.viewAs.id,
      });
    for (const each of sessions) each.end(allDevices ? 'signed-out-everywhere' : 'signed-out');
    return sessions;
  });
  for (const { id } of ended) context.services.sessions.forget(`session:${id}`);
}
