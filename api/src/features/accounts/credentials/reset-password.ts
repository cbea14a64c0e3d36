import type { EntityManager } from '@mikro-orm/postgresql';
import { MaxLength } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { Context } from '../../../graphql/context.ts';
import { forbidden } from '../../../platform/errors/errors.ts';
import { auditPerson } from '../audit-person.ts';
import { GoogleIdentity } from '../google/google-identity.entity.ts';
import { lockUser } from '../load-user.ts';
import { cancelPendingErasure } from '../personal-data/request-erasure.ts';
import { removeSecondFactor } from '../two-step/second-factor.ts';
import { User } from '../user.entity.ts';
import { assertNewPassword, assertNotGuessable, NewPasswordInput, setPassword } from './new-password.ts';
import { notifyOwner, notifyPasswordChanged } from './notify-owner.ts';
import { redeemCode } from './one-time-code.ts';
import { hashPassword } from './password.ts';
import { countAttempt } from './throttle.ts';

@InputType({ description: 'New password that replaces a forgotten one.' })
export class ResetPasswordInput extends NewPasswordInput {
  @Field({ description: 'Code that follows `#reset=` in the emailed link.' })
  @MaxLength(100, { message: 'validation.invalid' })
  token!: string;
}

@ObjectType({ description: 'Result of replacing a forgotten password.' })
export class PasswordReset {
  @Field(() => Int, { description: 'Number of sessions that were ended; includes all sessions of the user.' })
  endedCount!: number;
}

/**
 * Sets a password by a mailed code and ends all sessions. Two-step sign-in and Google accounts stay, unless no
 * address was ever verified. In that case another person may have created the account and set them up (account
 * pre-hijacking), and the owner of the inbox is the first to prove anything.
 * @throws BAD_INPUT if the password is common or easy to guess, or its repetition differs
 * @throws GONE if the code was used or has expired
 * @throws FORBIDDEN if the person is suspended
 * @throws RATE_LIMITED after many attempts
 */
export async function resetPassword(context: Context, input: ResetPasswordInput): Promise<PasswordReset> {
  const { services, request } = context;
  assertNewPassword(input);
  // 256 bits cannot be guessed, but hashing a password occupies a core
  await countAttempt(services, 'reset', { account: '', address: request.address });
  const passwordHash = await hashPassword(input.newPassword);
  return context.em.transactional(async (em) => {
    const { personId } = await redeemCode(em, 'reset-password', input.token);
    const person = await lockUser(em, personId!);
    if (!person.isActive) throw forbidden('ACCOUNT_SUSPENDED');
    assertNotGuessable(person, input.newPassword);
    if (!person.isProved) await removeUnprovedCredentials(em, context, person);
    person.emailVerifiedAt ??= new Date();
    const endedCount = await setPassword(em, person, passwordHash, 'password-reset');
    auditPerson(em, context, 'person.reset-password', person.id);
    await notifyPasswordChanged(em, context, person);
    return { endedCount };
  });
}

/**
 * The owner is notified of the removal, because they may have set these up themselves. A pending deletion of the
 * account is cancelled too.
 */
async function removeUnprovedCredentials(em: EntityManager, context: Context, person: User): Promise<void> {
  if (await removeSecondFactor(em, person.id)) await notifyOwner(em, context, person, 'two-step-off');
  if (await em.nativeDelete(GoogleIdentity, { person: person.id }))
    await notifyOwner(em, context, person, 'google-unlinked');
  await cancelPendingErasure(em, person.id);
}
