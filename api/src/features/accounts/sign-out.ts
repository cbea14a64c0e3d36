import type { Context } from '../../graphql/context.ts';
import { hashOf } from './refresh-token.ts';
import { RefreshToken, Session } from './user.entity.ts';

/**
 * Ends the session that a refresh token belongs to, or all sessions of its person. Never fails: someone
 * who signs out with a stale token is signed out.
 */
export async function signOut(context: Context, refreshToken: string, allDevices: boolean): Promise<void> {
  await context.em.transactional(async (em) => {
    const token = await em.findOne(RefreshToken, { hash: hashOf(refreshToken) }, { populate: ['session'] });
    if (!token || token.session.endedAt) return;
    const sessions = allDevices
      ? await em.find(Session, { person: token.session.person, endedAt: null })
      : [token.session];
    for (const session of sessions) session.end(allDevices ? 'signed-out-everywhere' : 'signed-out');
  });
}
