import type { EntityManager } from '@mikro-orm/postgresql';
import { Length, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { badInput } from '../../../platform/errors/errors.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { type EndReason } from '../sessions/session.entity.ts';
import type { User } from '../user.entity.ts';
import { isCommonPassword } from './common-passwords.ts';
import { EmailChange } from './email-change.entity.ts';
import { deleteMailedCodes } from './one-time-code.ts';

@InputType()
export abstract class NewPasswordInput {
  @Field({ description: 'New password of 8 to 128 arbitrary characters. Common passwords are rejected.' })
  @Length(8, 128, { message: 'accounts.password' })
  newPassword!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Repeated password. If present, it must equal newPassword.',
  })
  @MaxLength(128, { message: 'accounts.password' })
  confirmPassword?: string | null;
}

/**
 * Rules of a new password that a decorator cannot express.
 * @throws BAD_INPUT if the password is common, or its repetition differs
 */
export function assertNewPassword({ newPassword, confirmPassword }: NewPasswordInput): void {
  if (isCommonPassword(newPassword)) throw badInput('newPassword', 'accounts.passwordCommon');
  if (confirmPassword != null && confirmPassword !== newPassword)
    throw badInput('confirmPassword', 'accounts.passwordMismatch');
}

/**
 * Rejects a password that is weak because an attacker knows the owner's e-mail address and name.
 * @throws BAD_INPUT if the password is easy to guess
 */
export function assertNotGuessable({ email, fullName }: User, newPassword: string): void {
  if (isCommonPassword(newPassword, [email, fullName]))
    throw badInput('newPassword', 'accounts.passwordCommon');
}

/**
 * Sets the password and ends everything that was begun with the old one: sessions, codes, and unconfirmed changes of
 * the e-mail address, which could otherwise take over the account later. Part of the caller's transaction.
 * @returns the number of ended sessions
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
  await deleteMailedCodes(em, person.id);
  const unconfirmed = { person: person.id, confirmedAt: null, cancelledAt: null };
  await em.nativeUpdate(EmailChange, unconfirmed, { cancelledAt: new Date() });
  return (await endSessions(em, person.id, reason, exceptSessionId)).length;
}
