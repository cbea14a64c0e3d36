import { LockMode } from '@mikro-orm/core';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { Role } from '../../../platform/access/permissions.ts';
import { getById } from '../../../platform/db/index.ts';
import { policy, unauthenticated } from '../../../platform/errors/errors.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { auditPerson } from '../audit-person.ts';
import { issueAccessToken } from '../sessions/access-token.ts';
import { Session } from '../sessions/session.entity.ts';
import { User } from '../user.entity.ts';
import { loadActor, loadAuthority, outranks } from './authority.ts';

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

@ObjectType({ description: 'Token with which an administrator views the platform as a user.' })
export class ViewAsPayload {
  readonly personId!: string;
  @Field({
    description:
      'Access token for the header `Authorization: Bearer …`, in place of the administrator’s own. It allows reading what the user may read, no changes and no refresh. Calling `signOut` with it ends the view.',
  })
  accessToken!: string;
  @Field(() => DateTime, { description: 'Time at which the token expires, half an hour after its creation.' })
  expiresAt!: Date;
}

/**
 * Opens a read-only session that sees the platform as another person. It belongs to the administrator, and ends with
 * the administrator's own session, with the permission, or after half an hour.
 * @throws POLICY if the person is an administrator or suspended, or has more rights than the viewer
 */
export function startViewAs(
  context: Context,
  { personId, reason }: StartViewAsInput,
): Promise<ViewAsPayload> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const actor = await loadActor(em, viewer, 'person:view-as');
    const person = await getById(em, User, personId, {}, { erasedAt: null });
    if (person.id === viewer.id || person.roles.includes(Role.ADMIN)) throw policy('VIEW_AS_ADMINISTRATOR');
    if (outranks((await loadAuthority(em, person.id))!, actor)) throw policy('OUTRANKED');
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
    auditPerson(em, context, 'person.view-as', person.id, {
      after: { session: session.id, until: session.expiresAt },
      reason: reason.trim(),
    });
    const seconds = Math.floor((session.expiresAt.getTime() - Date.now()) / 1000);
    const { keys } = context.services;
    const { token, expiresAt } = await issueAccessToken(keys, viewer.id, session.id, seconds);
    return { personId: person.id, accessToken: token, expiresAt };
  });
}
