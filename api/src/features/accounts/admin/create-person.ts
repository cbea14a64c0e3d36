import type { EntityManager } from '@mikro-orm/postgresql';
import { Length, Matches, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { Language } from '../../../graphql/language.ts';
import { Role } from '../../../platform/access/permissions.ts';
import type { Locale } from '../../../platform/i18n/messages/index.ts';
import { IsEmailAddress, normalizeEmail } from '../../../platform/input/email-address.ts';
import { IdempotencyKey, idempotent } from '../../operations/index.ts';
import { auditPerson } from '../audit-person.ts';
import { checkPassword } from '../credentials/check-password.ts';
import { flushEmail } from '../credentials/flush-email.ts';
import { hashPassword } from '../credentials/password.ts';
import { CustomRoleIdsField } from '../input-fields.ts';
import { IsPersonName, normalizeName, PHONE } from '../name-and-phone.ts';
import { User } from '../user.entity.ts';
import { decideRoles, RoleChange } from './assign-roles.ts';
import { type Actor, assertHasPermission, loadActor } from './authority.ts';
import { invitePeople } from './invite-people.jobs.ts';
import { includesAdministrative } from './proof.policy.ts';
import { assertDone } from './targets.ts';

@InputType({ description: 'Account to create for another user.' })
export class CreatePersonInput {
  @Field({ description: 'Email address, case-insensitive; at most 254 characters.' })
  @IsEmailAddress()
  email!: string;

  @Field({ description: 'Full name, family name first; 2 to 100 characters.' })
  @IsPersonName()
  fullName!: string;

  @Field(() => [Role], {
    nullable: true,
    description: 'System roles in addition to USER, which every user has. ADMIN needs `role:assign`.',
  })
  roles?: Role[] | null;

  @CustomRoleIdsField('Custom role IDs to assign. Needs `role:assign`.')
  customRoleIds?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Telephone number of 8 to 15 digits. Spaces, dots, dashes, brackets and a leading + are allowed.',
  })
  @MaxLength(40, { message: 'accounts.phone' })
  @Matches(PHONE, { message: 'accounts.phone' })
  phone?: string | null;

  @Field(() => Language, {
    nullable: true,
    description: 'Language of the interface, emails and messages. Defaults to the language of the request.',
  })
  locale?: Locale | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Initial password of 8 to 128 characters. If omitted, the user sets one with the emailed link.',
  })
  @Length(8, 128, { message: 'accounts.password' })
  password?: string | null;

  @Field({
    defaultValue: true,
    description: 'False to create a suspended account. Needs `person:deactivate`.',
  })
  isActive!: boolean;

  @Field({ defaultValue: true, description: 'True to send an email with a link for setting a password.' })
  sendInvitation!: boolean;

  @IdempotencyKey()
  idempotencyKey?: string | null;
}

/**
 * Creates an account for another person. The password is never sent by e-mail.
 * @throws CONFLICT if another account has the address
 */
export async function createPerson(context: Context, input: CreatePersonInput): Promise<string> {
  const viewer = signedIn(context);
  // The idempotency row stores a hash of the request. A hash of the password would allow offline guessing
  const { idempotencyKey, password, ...wanted } = input;
  if (password) checkPassword({ ...wanted, password });
  const passwordHash = password ? await hashPassword(password) : null;
  return context.em.transactional(async (em) => {
    const actor = await loadActor(em, viewer, 'person:create');
    return idempotent(em, viewer.id, idempotencyKey, { createPerson: wanted }, () =>
      insertPerson(em, context, actor, input, passwordHash),
    );
  });
}

async function insertPerson(
  em: EntityManager,
  context: Context,
  actor: Actor,
  input: CreatePersonInput,
  passwordHash: string | null,
): Promise<string> {
  if (!input.isActive) assertHasPermission(actor, 'person:deactivate');
  const email = normalizeEmail(input.email);
  const person = em.create(User, {
    email,
    passwordHash,
    fullName: normalizeName(input.fullName),
    phone: input.phone?.trim() || null,
    locale: input.locale ?? context.locale,
    isActive: input.isActive,
    deactivatedAt: input.isActive ? null : new Date(),
  });
  await flushEmail(em, email, undefined, { taken: 'people.csvExists' });
  const { fullName, phone, locale, isActive } = person;
  auditPerson(em, context, 'person.create', person.id, {
    after: { email, fullName, phone, locale, isActive },
  });
  await assignInitialRoles(em, context, actor, person.id, input);
  if (input.sendInvitation && input.isActive)
    await context.services.jobs.send(em, invitePeople, { ids: [person.id] });
  return person.id;
}

async function assignInitialRoles(
  em: EntityManager,
  context: Context,
  actor: Actor,
  id: string,
  { roles, customRoleIds }: Pick<CreatePersonInput, 'roles' | 'customRoleIds'>,
): Promise<void> {
  if (includesAdministrative({ roles, customRoleIds })) assertHasPermission(actor, 'role:assign');
  else if (!roles?.includes(Role.TEACHER)) return;
  const input = { personIds: [id], roles, customRoleIds, change: RoleChange.ADD };
  assertDone(await decideRoles(em, context, input, actor, false));
}
