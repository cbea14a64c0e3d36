import { IsNotEmpty, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import type { Context } from '../../../graphql/context.ts';
import { AppError, forbidden } from '../../../platform/errors/errors.ts';
import { normalizeEmail } from '../../../platform/input/email-address.ts';
import { verifyPassword } from '../credentials/password.ts';
import { countAttempt, isKnownNetwork } from '../credentials/throttle.ts';
import { SecondFactorField } from '../input-fields.ts';
import { findByEmail } from '../load-user.ts';
import { type AuthPayload, openSessionWithCode } from './open-session.ts';

@InputType({ description: 'Credentials of the user to sign in.' })
export class SignInInput {
  @Field({ description: 'Email address of the account, case-insensitive.' })
  @IsNotEmpty({ message: 'validation.required' })
  @MaxLength(254, { message: 'validation.email' })
  email!: string;

  @Field({ description: 'Password of the account.' })
  @IsNotEmpty({ message: 'validation.required' })
  @MaxLength(128, { message: 'accounts.password' })
  password!: string;

  @SecondFactorField()
  code?: string | null;
}

/**
 * Signs a person in. Response and response time are the same for an unknown address and a wrong password. Only a
 * caller with the correct password learns that the account is suspended or requires a code.
 * @throws INVALID_CREDENTIALS, at the field `code` if only the code is missing or wrong
 * @throws FORBIDDEN if the person is suspended
 * @throws RATE_LIMITED after wrong attempts
 */
export async function signIn(context: Context, input: SignInInput): Promise<AuthPayload> {
  const email = normalizeEmail(input.email);
  const { services, request } = context;
  const clearAttempts = await countAttempt(services, 'password', {
    account: email,
    address: request.address,
    isKnown: await isKnownNetwork(context, email),
  });
  const person = await findByEmail(context.em, input.email, { populate: ['passwordHash'] });
  if (!(await verifyPassword(person?.passwordHash, input.password)) || !person)
    throw new AppError('WRONG_CREDENTIALS');
  if (!person.isActive) throw forbidden('ACCOUNT_SUSPENDED');
  await clearAttempts();
  return context.em.transactional((em) =>
    openSessionWithCode(em, context, { person, passwordHash: person.passwordHash }, input.code),
  );
}
