import type { EntityManager } from '@mikro-orm/postgresql';
import { IsOptional, Length, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { badInput } from '../../../platform/errors/errors.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { type EndReason } from '../sessions/session.entity.ts';
import type { User } from '../user.entity.ts';
import { isCommonPassword } from './common-passwords.ts';
import { EmailChange } from './email-change.entity.ts';
import { dropMailedCodes } from './one-time-code.ts';

/** What every form that sets a password brings. */
@InputType()
export abstract class NewPasswordInput {
  @Field({ description: 'New password of 8 to 128 arbitrary characters. Common passwords are rejected.' })
  @Length(8, 128, { message: 'accounts.password' })
  newPassword!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Repeated password. If present, it must equal newPassword.',
  })
  @IsOptional()
  @MaxLength(128, { message: 'accounts.password' })
  confirmPassword?: string | null;
}

/** The rules of a new password that a decorator can't say. @throws BAD_INPUT */
export function checkNewPassword({ newPassword, confirmPassword }: NewPasswordInput): void {
  if (isCommonPassword(newPassword)) throw badInput('newPassword', 'accounts.passwordCommon');
  if (confirmPassword != null && confirmPassword !== newPassword)
    throw badInput('confirmPassword', 'accounts.passwordMismatch');
}

/** Who guesses knows the owner's address and name. @throws BAD_INPUT */
export function checkOwnersWords({ email, fullName }: User, newPassword: string): void {
  if (isCommonPassword(newPassword, [email, fullName]))
    throw badInput('newPassword', 'accounts.passwordCommon');
}

/**
 * Sets it, and ends whatever may have been begun with the old one: sessions, codes, and changes of the address that
 * were not confirmed, which would outlive it and take the account away. Part of the caller's transaction.
 * @returns how many sessions ended
 */
export async function setPassword(
  em: EntityManager,
  person: User,
  passwordHash: string,
  reason: EndReason,
  exceptSessionId?: string,
): Promise<number> {
  person.passwordHash = passwordHash;
  person.passwordChangedAt = new Date();
  await dropMailedCodes(em, person.id);
  const unconfirmed = { person: person.id, confirmedAt: null, cancelledAt: null };
  await em.nativeUpdate(EmailChange, unconfirmed, { cancelledAt: new Date() });
  return (await endSessionsOf(em, person.id, reason, exceptSessionId)).length;
}
