import { IsOptional, Length, MaxLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { badInput } from '../../../platform/errors/errors.ts';
import { isCommonPassword } from './common-passwords.ts';

@InputType({ description: 'A password that somebody thinks of for a new account.' })
export class CheckPasswordInput {
  @Field({ description: '8 to 128 characters of any kind; common ones are refused.' })
  @Length(8, 128, { message: 'accounts.password' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Address of the account, as far as it is typed: who guesses knows it.',
  })
  @IsOptional()
  @MaxLength(254, { message: 'validation.email' })
  email?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the owner, as far as it is typed: who guesses knows it.',
  })
  @IsOptional()
  @MaxLength(100, { message: 'accounts.fullName' })
  fullName?: string | null;
}

@ObjectType({ description: 'What is said of a password before an account is made with it.' })
export class PasswordCheck {
  @Field({ description: 'Always true: what is not accepted is refused with the reason at its field.' })
  isAccepted!: boolean;
}

/** The rule for the password of a new account, the same while it is typed and when it is sent. @throws BAD_INPUT */
export function checkPassword({ password, email, fullName }: CheckPasswordInput): PasswordCheck {
  if (isCommonPassword(password, [email ?? '', fullName ?? '']))
    throw badInput('password', 'accounts.passwordCommon');
  return { isAccepted: true };
}
