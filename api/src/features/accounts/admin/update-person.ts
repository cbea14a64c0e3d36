import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType, Int } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { Role } from '../../../platform/access/permissions.ts';
import { conflict, notFound, policy } from '../../../platform/errors/errors.ts';
import { toLocale } from '../../../platform/i18n/messages/index.ts';
import { IsEmailAddress, normalizeEmail } from '../../../platform/input/email-address.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import { sendMail } from '../../../platform/mail/index.ts';
import { auditPerson } from '../audit-person.ts';
import { EmailChange } from '../credentials/email-change.entity.ts';
import { flushEmail } from '../credentials/flush-email.ts';
import { deleteMailedCodes } from '../credentials/one-time-code.ts';
import { countAttempt } from '../credentials/throttle.ts';
import { verificationLink } from '../credentials/verify-email.ts';
import { lockToRename } from '../load-user.ts';
import { emailReplaced, verifyEmail } from '../mails/credential-mails.mail.tsx';
import { profileChanges, UpdateProfileInput } from '../profile/update-profile.ts';
import { nameIn, User } from '../user.entity.ts';
import { decideRoles, RoleChange } from './assign-roles.ts';
import { type Actor, assertHasPermission, loadActor, loadAuthority, outranks } from './authority.ts';
import { decideStatus } from './change-status.ts';
import { changesRightsOrEmail } from './proof.policy.ts';
import { assertDone } from './targets.ts';

@InputType({ description: 'New values of a user. Omitted fields do not change.' })
export class UpdatePersonInput extends UpdateProfileInput {
  @Field(() => ID, { description: 'ID of the user to update.' })
  personId!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Version that the client edited. If omitted, the current version is overwritten.',
  })
  expectedVersion?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'New email address. It is unconfirmed until the user confirms it.',
  })
  @IsEmailAddress()
  email?: string | null;

  @Field(() => [Role], {
    nullable: true,
    description: 'New set of system roles; USER cannot be removed. Needs `role:assign`.',
  })
  roles?: Role[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'False to suspend the account. Needs `person:deactivate`.',
  })
  isActive?: boolean | null;
}

const EDITABLE_FIELDS = [
  'email',
  'fullName',
  'phone',
  'bio',
  'birthYear',
  'locale',
  'skills',
  'education',
  'experience',
] as const;

/**
 * @throws NOT_FOUND if the person does not exist
 * @throws CONFLICT if another administrator has changed the person, or another account has the address
 * @throws POLICY if the person has more rights than the viewer
 * @throws RATE_LIMITED if the address has received many e-mails
 */
export async function updatePerson(context: Context, input: UpdatePersonInput): Promise<string> {
  const viewer = signedIn(context);
  const { services, request } = context;
  const { personId, email } = input;
  if (email && (await changesRightsOrEmail(context, { personId, email })))
    await countAttempt(services, 'replacement', { account: normalizeEmail(email), address: request.address });
  return context.em.transactional(async (em) => {
    const actor = await loadActor(em, viewer, 'person:update');
    const person = isUuid(personId) ? await lockToRename(em, personId) : null;
    if (!person || person.erasedAt) throw notFound();
    // An actor who sets the address can reset the password, so the target must not have more rights
    const target = (await loadAuthority(em, person.id))!;
    if (outranks(target, actor)) throw policy('OUTRANKED');
    await updateRolesAndStatus(em, context, actor, input);
    if (input.expectedVersion != null && input.expectedVersion !== person.version)
      throw conflict('STALE_VERSION', { version: person.version }, 'people.version');
    const before = pick(person);
    Object.assign(person, profileChanges(input, person), email && { email: normalizeEmail(email) });
    const after = pick(person);
    const changed = EDITABLE_FIELDS.filter((name) => !isDeepStrictEqual(before[name], after[name]));
    if (!changed.length) return person.id;
    if (changed.includes('email')) {
      // A change of the own address requires the password and access to the new inbox. A stolen token has neither
      if (person.id === viewer.id) throw policy('OWN_EMAIL');
      // A new address allows a password reset. Without this check an actor could take over an account, for instance a
      // teacher's, with permissions that the actor lacks
      const hasMore = [...target.permissions].some((each) => !actor.permissions.has(each));
      if (hasMore && !actor.roles.includes(Role.ADMIN)) throw policy('OUTRANKED');
      await replaceEmail(em, context, person, before.email);
    }
    auditPerson(em, context, 'person.update', person.id, {
      before: only(before, changed),
      after: only(after, changed),
    });
    return person.id;
  });
}

/**
 * Revokes links that were mailed to the former address and notifies its owner, because someone else may have
 * requested the change. The new address receives a link that confirms it.
 */
async function replaceEmail(
  em: EntityManager,
  { services }: Context,
  person: User,
  former: string,
): Promise<void> {
  const fullName = nameIn(person);
  person.hadProvedEmail ||= !!person.emailVerifiedAt;
  person.emailVerifiedAt = null;
  await deleteMailedCodes(em, person.id);
  await em.nativeUpdate(EmailChange, { person, cancelledAt: null }, { cancelledAt: new Date() });
  await flushEmail(em, person.email, person.id, { taken: 'people.csvExists' });
  const locale = toLocale(person.locale);
  const props = { fullName, email: person.email };
  await sendMail(em, services, emailReplaced, { to: former, locale, props });
  const link = await verificationLink(em, services, person);
  await sendMail(em, services, verifyEmail, { to: person.email, locale, props: { link } });
}

/** Changes roles and status by the rules of their own commands, in the same transaction. */
async function updateRolesAndStatus(
  em: EntityManager,
  context: Context,
  actor: Actor,
  { personId, roles, isActive }: UpdatePersonInput,
): Promise<void> {
  if (roles) {
    assertHasPermission(actor, 'role:assign');
    const input = { personIds: [personId], roles, change: RoleChange.REPLACE };
    assertDone(await decideRoles(em, context, input, actor, false));
  }
  if (isActive != null) {
    assertHasPermission(actor, 'person:deactivate');
    assertDone(await decideStatus(em, context, { personIds: [personId], isActive }, actor, false));
  }
}

type Edited = Pick<User, (typeof EDITABLE_FIELDS)[number]>;

const pick = (person: User): Edited => ({
  ...only(person, EDITABLE_FIELDS),
  phone: person.phone ?? null,
  bio: person.bio ?? null,
  birthYear: person.birthYear ?? null,
});

const only = (facts: Edited, names: readonly (keyof Edited)[]): Edited =>
  Object.fromEntries(names.map((name) => [name, facts[name]])) as never;
