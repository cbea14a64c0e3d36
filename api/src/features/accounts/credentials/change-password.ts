import { LockMode } from '@mikro-orm/core';
import { IsOptional, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { badInput } from '../../../platform/errors/errors.ts';
import { audit } from '../../operations/index.ts';
import { User } from '../user.entity.ts';
import { assertNewPassword, assertNotGuessable, NewPasswordInput, setPassword } from './new-password.ts';
import { notifyPasswordChanged } from './notify-owner.ts';
import { hashPassword } from './password.ts';
import { proveIdentity } from './prove-identity.ts';

@InputType({ description: 'New password of the viewer.' })
export class ChangePasswordInput extends NewPasswordInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Current password. Omit it if the account has none; the sign-in must then be at most 15 minutes old.',
  })
  @IsOptional()
  @MaxLength(128, { message: 'accounts.password' })
  currentPassword?: string | null;
}

/** Changes the viewer's password, or sets the first one, and ends all other sessions. */
export async function changePassword(context: Context, input: ChangePasswordInput): Promise<void> {
  const viewer = signedIn(context);
  assertNewPassword(input);
  if (input.currentPassword === input.newPassword) throw badInput('newPassword', 'accounts.passwordSame');
  await proveIdentity(context, { password: input.currentPassword, field: 'currentPassword' });
  const passwordHash = await hashPassword(input.newPassword);
  await context.em.transactional(async (em) => {
    const person = await em.findOneOrFail(User, viewer.id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    assertNotGuessable(person, input.newPassword);
    await setPassword(em, person, passwordHash, 'password-changed', viewer.sessionId);
    audit(em, context, { action: 'person.change-password', targetType: 'person', targetId: person.id });
    await notifyPasswordChanged(em, context, person);
  });
}
