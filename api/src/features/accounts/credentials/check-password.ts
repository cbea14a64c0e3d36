import { Length, MaxLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { badInput } from '../../../platform/errors/errors.ts';
import { isCommonPassword } from './common-passwords.ts';

@InputType({ description: 'Candidate password for a new account.' })
export class CheckPasswordInput {
  @Field({ description: 'Password of 8 to 128 arbitrary characters. Common passwords are rejected.' })
  @Length(8, 128, { message: 'accounts.password' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Email address typed so far. Passwords that are easy to guess from it are rejected.',
  })
  @MaxLength(254, { message: 'validation.email' })
  email?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Full name typed so far. Passwords that are easy to guess from it are rejected.',
  })
  @MaxLength(100, { message: 'accounts.fullName' })
  fullName?: string | null;
}

@ObjectType({ description: 'Result of checking a password before the account is created.' })
export class PasswordCheck {
  @Field({ description: 'Always true. A rejected password causes an error with the reason at its field.' })
  isAccepted!: boolean;
}

/**
 * Checks a password for a new account. Clients call it while the user types; `register` repeats the check.
 * @throws BAD_INPUT if the password is easy to guess
 */
export function checkPassword({ password, email, fullName }: CheckPasswordInput): PasswordCheck {
  if (isCommonPassword(password, [email ?? '', fullName ?? '']))
    throw badInput('password', 'accounts.passwordCommon');
  return { isAccepted: true };
}
