import { Arg, Ctx, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { MaxRows, ReadField, ReadQuery, type Row, rows, sql } from '../../../graphql/read/index.ts';
import { EndedSessions, endOtherSessions, endSession } from './end-sessions.ts';
import { Session } from './session.entity.ts';

@Resolver(() => Session)
export class SessionResolver {
  @Allow('account:secure', { viewAs: false })
  @MaxRows(100)
  @ReadQuery(() => [Session], {
    description: 'Active sessions of the viewer, most recently used first; at most 100.',
  })
  mySessions(@Ctx() context: Context) {
    const { id, sessionId } = signedIn(context);
    return rows(Session, (s) => ({
      where: sql`${s.person} = ${id}`,
      orderBy: sql`${s.id} = ${sessionId} desc, ${s.lastUsedAt} desc, ${s.id}`,
    }));
  }

  @ReadField(() => Boolean, { description: 'True for the session of this request.' })
  isCurrent(@Root() session: Row<Session>, @Ctx() context: Context) {
    return sql`${session.id} is not distinct from ${context.viewer?.sessionId ?? null}::uuid`;
  }

  @Allow('account:secure')
  @Mutation(() => EndedSessions, {
    description: 'Ends one session of the viewer. NOT_FOUND: the viewer has no active session with this ID.',
  })
  endSession(
    @Arg('sessionId', () => ID, { description: 'Session ID, as returned by `mySessions`.' })
    sessionId: string,
    @Ctx() context: Context,
  ): Promise<EndedSessions> {
    return endSession(context, sessionId);
  }

  @Allow('account:secure')
  @Mutation(() => EndedSessions, {
    description:
      'Ends all sessions of the viewer except the current one. UNAUTHENTICATED: the client is not signed in.',
  })
  endOtherSessions(@Ctx() context: Context): Promise<EndedSessions> {
    return endOtherSessions(context);
  }
}
