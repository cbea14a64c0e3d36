import type { EntityManager } from '@mikro-orm/postgresql';
import { ArrayMaxSize, IsOptional, Length, Matches, MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { Language } from '../../../graphql/language.ts';
import { Role } from '../../../platform/access/permissions.ts';
import { badInput, forbidden } from '../../../platform/errors/errors.ts';
import type { Locale } from '../../../platform/i18n/messages/index.ts';
import { IsEmailAddress, normalizeEmail } from '../../../platform/input/email-address.ts';
import { audit, IdempotencyKey, idempotent } from '../../operations/index.ts';
import { isCommonPassword } from '../credentials/common-passwords.ts';
import { flushEmail } from '../credentials/flush-email.ts';
import { hashPassword } from '../credentials/password.ts';
import { IsPersonName, normalizeName, PHONE } from '../name-and-phone.ts';
import { User } from '../user.entity.ts';
import { decideRoles, RoleChange } from './assign-roles.ts';
import { type Authority, loadActor } from './authority.ts';
import { MAX_CUSTOM_ROLES } from './custom-role.entity.ts';
import { invitePeople } from './invite-people.jobs.ts';
import { assertDone } from './targets.ts';

@InputType({ description: 'Account to create for another user.' })
export class CreatePersonInput {
  @Field({ description: 'Email address, case-insensitive; at most 254 characters.' })
  @IsEmailAddress()
  @MaxLength(254, { message: 'validation.email' })
  email!: string;

  @Field({ description: 'Full name, family name first; 2 to 100 characters.' })
  @IsPersonName()
  fullName!: string;

  @Field(() => [Role], {
    nullable: true,
    description: 'System roles in addition to USER, which every user has. ADMIN needs `role:assign`.',
  })
  roles?: Role[] | null;

  @Field(() => [ID], { nullable: true, description: 'Custom role IDs to assign. Needs `role:assign`.' })
  @IsOptional()
  @ArrayMaxSize(MAX_CUSTOM_ROLES, { message: 'roles.unknown' })
  customRoleIds?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Telephone number of 8 to 15 digits. Spaces, dots, dashes, brackets and a leading + are allowed.',
  })
  @IsOptional()
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
  @IsOptional()
  @Length(8, 128, { message: 'accounts.password' })
  password?: string | null;

  @Field({
    defaultValue: true,
    description: 'False to create a suspended account. Needs `person:deactivate`.',
  })
  isActive!: boolean;

  @Field({
    defaultValue: true,
    description: 'True to send an email with a link for setting a password.',
  })
  sendInvitation!: boolean;

  @IdempotencyKey()
  idempotencyKey?: string | null;
}

/**
 * Creates an account for another person. The password is never sent by e-mail.
 * @throws CONFLICT
 */
export async function createPerson(context: Context, input: CreatePersonInput): Promise<string> {
  const viewer = signedIn(context);
  if (input.password && isCommonPassword(input.password, [input.email, input.fullName]))
    throw badInput('password', 'accounts.passwordCommon');
  const passwordHash = input.password ? await hashPassword(input.password) : null;
  // The idempotency row stores a hash of the request. A hash of the password would allow offline guessing
  const { idempotencyKey, password: _, ...wanted } = input;
  return context.em.transactional(async (em) => {
    const actor = { id: viewer.id, ...(await loadActor(em, viewer, 'person:create')) };
    return idempotent(em, viewer.id, idempotencyKey, { createPerson: wanted }, () =>
      insertPerson(em, context, actor, input, passwordHash),
    );
  });
}

async function insertPerson(
  em: EntityManager,
  context: Context,
  actor: Authority & { id: string },
  input: CreatePersonInput,
  passwordHash: string | null,
): Promise<string> {
  if (!input.isActive && !actor.permissions.has('person:deactivate'))
    throw forbidden('NOT_PERMITTED', { permission: 'person:deactivate' });
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
  audit(em, context, {
    action: 'person.create',
    targetType: 'person',
    targetId: person.id,
    after: {
      email,
      fullName: person.fullName,
      phone: person.phone,
      locale: person.locale,
      isActive: person.isActive,
    },
  });
  await assignInitialRoles(em, context, actor, person.id, input);
  if (input.sendInvitation && input.isActive)
    await context.services.jobs.send(em, invitePeople, { ids: [person.id] });
  return person.id;
}

async function assignInitialRoles(
  em: EntityManager,
  context: Context,
  actor: Authority & { id: string },
  id: string,
  { roles, customRoleIds }: Pick<CreatePersonInput, 'roles' | 'customRoleIds'>,
): Promise<void> {
  const isStaff = roles?.includes(Role.ADMIN) || !!customRoleIds?.length;
  if (!isStaff && !roles?.includes(Role.TEACHER)) return;
  // Anyone may become a teacher, so only administrative roles need `role:assign`
  if (isStaff && !actor.permissions.has('role:assign'))
    throw forbidden('NOT_PERMITTED', { permission: 'role:assign' });
  const input = { personIds: [id], roles, customRoleIds, change: RoleChange.ADD };
  assertDone(await decideRoles(em, context, input, actor, false));
}
