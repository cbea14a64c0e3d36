import { IsNotEmpty, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { AppError } from '../../platform/errors.ts';
import { openSession, type SessionTokens } from './open-session.ts';
import { passwordFits } from './password.ts';
import { countAttempt } from './throttle.ts';
import { User } from './user.entity.ts';

@InputType({ description: 'Proof of who someone is.' })
export class SignInInput {
  @Field({ description: 'Case does not matter.' })
  @IsNotEmpty({ message: 'validation.required' })
  @MaxLength(254, { message: 'validation.email' })
  email!: string;

  @Field({ description: 'The password.' })
  @IsNotEmpty({ message: 'validation.required' })
  @MaxLength(128, { message: 'validation.password' })
  password!: string;
}

/**
 * Signs a person in. The answer and its time are the same for an unknown address and a wrong password;
 * that an account is suspended is told only to whoever knows its password.
 */
export async function signIn(context: Context, input: SignInInput): Promise<SessionTokens> {
  const email = input.email.trim().toLowerCase();
  const forgive = await countAttempt(context.services, email, context.request.address);
  const person = await context.em.findOne(User, { email }, { populate: ['passwordHash'] });
  if (!(await passwordFits(person?.passwordHash, input.password)) || !person)
    throw new AppError('INVALID_CREDENTIALS');
  if (!person.isActive) throw new AppError('FORBIDDEN', 'accounts.deactivated');
  const tokens = await context.em.transactional((em) => openSession(em, context, person));
  await forgive();
  return tokens;
}
