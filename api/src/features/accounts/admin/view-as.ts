import { LockMode } from '@mikro-orm/core';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { Role } from '../../../platform/access/permissions.ts';
import { notFound, policy, unauthenticated } from '../../../platform/errors/errors.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { audit } from '../../operations/index.ts';
import { issueAccessToken } from '../sessions/access-token.ts';
import { Session } from '../sessions/session.entity.ts';
import { User } from '../user.entity.ts';
import { authoritiesOf, loadActor, outranks } from './authority.ts';

/** Max minutes of a "view as" session. It cannot be refreshed. */
const MINUTES = 30;

@InputType({ description: 'User to view the platform as, and the reason.' })
export class StartViewAsInput {
  @Field(() => ID, { description: 'ID of the user to view the platform as.' })
  personId!: string;

  @Field({ description: 'Reason of 3 to 300 characters, recorded in the audit log.' })
  @TrimmedLength(3, 300, { message: 'people.reason' })
  reason!: string;
}

export interface ViewAsToken {
  readonly personId: string;
  readonly accessToken: string;
  readonly expiresAt: Date;
}

/**
 * Opens a read-only session that sees the platform as another person. It belongs to the administrator, and ends with
 * the administrator's own session, with the permission, or after half an hour.
 * @throws POLICY if the person is an administrator or has more rights
 */
export function viewAs(context: Context, { personId, reason }: StartViewAsInput): Promise<ViewAsToken> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const actor = await loadActor(em, viewer, 'person:view-as');
    const person = isUuid(personId) ? await em.findOne(User, personId) : null;
    if (!person || person.erasedAt) throw notFound();
    if (person.id === viewer.id || person.roles.includes(Role.ADMIN)) throw policy('VIEW_AS_ADMINISTRATOR');
    const target = (await authoritiesOf(em, [person.id])).get(person.id)!;
    if (outranks(target, actor)) throw policy('OUTRANKED');
    if (!person.isActive) throw policy('VIEW_AS_SUSPENDED');
    const own = await em.findOne(Session, viewer.sessionId, { lockMode: LockMode.PESSIMISTIC_READ });
    if (!own || own.endedAt) throw unauthenticated('SESSION_ENDED');
    const session = em.create(Session, {
      person: own.person,
      device: context.request.device?.slice(0, 200),
      address: context.request.address,
      expiresAt: new Date(Math.min(Date.now() + MINUTES * 60_000, own.expiresAt.getTime())),
      viewAs: person,
      viewAsParent: own,
      viewAsReason: reason.trim(),
    });
    await em.flush();
    audit(em, context, {
      action: 'person.view-as',
      targetType: 'person',
      targetId: person.id,
      after: { session: session.id, until: session.expiresAt },
      reason: reason.trim(),
    });
    const seconds = Math.floor((session.expiresAt.getTime() - Date.now()) / 1000);
    const { token, expiresAt } = await issueAccessToken(
      context.services.keys,
      viewer.id,
      session.id,
      seconds,
    );
    return { personId: person.id, accessToken: token, expiresAt };
  });
}
