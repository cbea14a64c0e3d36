import { Field, InputType } from 'type-graphql';
import type { Context } from '../../../graphql/context.ts';
import { AtMost } from '../../../platform/input/at-most.ts';
import { auditPerson } from '../audit-person.ts';
import { EndedSessions } from './end-sessions.ts';
import { hashToken } from './random-token.ts';
import { RefreshToken, Session } from './session.entity.ts';

@InputType({ description: 'Session to end, optionally with all other sessions of the user.' })
export class SignOutInput {
  @Field(() => String, {
    nullable: true,
    description: 'Most recent refresh token. If omitted, the session of the access token ends.',
  })
  @AtMost(1000)
  refreshToken?: string | null;

  @Field({ defaultValue: false, description: 'True to end all sessions of the user on every device.' })
  allDevices!: boolean;
}

/**
 * Ends the session of a refresh token (or of the access token if none is sent), or all sessions of its person. Never
 * fails: a caller with a stale token is already signed out.
 */
export async function signOut(
  context: Context,
  { refreshToken, allDevices }: SignOutInput,
): Promise<EndedSessions> {
  const ended = await context.em.transactional(async (em) => {
    const token = refreshToken
      ? await em.findOne(RefreshToken, { hash: hashToken(refreshToken) }, { populate: ['session'] })
      : null;
    const session =
      token?.session ?? (context.viewer && (await em.findOne(Session, context.viewer.sessionId)));
    if (!session || session.endedAt) return [];
    const sessions = allDevices
      ? await em.find(Session, { person: session.person, endedAt: null })
      : [session];
    if (session.viewAs) auditPerson(em, context, 'person.view-as-end', session.viewAs.id);
    for (const each of sessions) each.end(allDevices ? 'signed-out-everywhere' : 'signed-out');
    return sessions;
  });
  for (const { id } of ended) context.services.sessions.invalidate(`session:${id}`);
  return EndedSessions.of(ended);
}
