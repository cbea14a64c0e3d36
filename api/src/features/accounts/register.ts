import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { IsEmail, IsIn, IsOptional, Length, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { badInput, conflict } from '../../platform/errors.ts';
import { Role } from '../../platform/permissions.ts';
import { TrimmedLength } from '../../platform/trimmed-length.ts';
import { record } from '../operations/index.ts';
import { isCommonPassword } from './common-passwords.ts';
import { openSession, type SessionTokens } from './open-session.ts';
import { hashPassword } from './password.ts';
import { countAttempt } from './throttle.ts';
import { SellerClass, TeacherProfile, User } from './user.entity.ts';

@InputType({ description: 'A new account.' })
export class RegisterInput {
  @Field({ description: 'At most 254 characters; case does not matter.' })
  @IsEmail({}, { message: 'validation.email' })
  @MaxLength(254, { message: 'validation.email' })
  email!: string;

  @Field({ description: '8 to 128 characters of any kind; common ones are refused.' })
  @Length(8, 128, { message: 'validation.password' })
  password!: string;

  @Field({ description: 'Family name first, 2 to 100 characters.' })
  @TrimmedLength(2, 100, { message: 'validation.fullName' })
  fullName!: string;

  @Field(() => Role, { defaultValue: Role.USER, description: 'USER, or TEACHER to begin as a teacher.' })
  @IsIn([Role.USER, Role.TEACHER], { message: 'validation.role' })
  role!: Role;

  @Field({ nullable: true, description: 'vi or en; the request’s own language when left out.' })
  @IsOptional()
  @IsIn(['vi', 'en'], { message: 'validation.locale' })
  locale?: string;
}

/**
 * Makes an account and signs it in.
 * @throws CONFLICT where the address has an account (throttled, so it can't be used to try many).
 */
export async function register(context: Context, input: RegisterInput): Promise<SessionTokens> {
  const email = input.email.trim().toLowerCase();
  if (isCommonPassword(input.password)) throw badInput('password', 'validation.passwordCommon');
  const forgive = await countAttempt(context.services, email, context.request.address);
  const passwordHash = await hashPassword(input.password);
  const tokens = await context.em.transactional(async (em) => {
    const person = em.create(User, {
      email,
      passwordHash,
      fullName: input.fullName.trim().replace(/\s+/g, ' ').normalize('NFC'),
      roles: [...new Set([Role.USER, input.role])],
      locale: input.locale ?? context.locale,
    } as never);
    try {
      await em.flush();
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw conflict('accounts.emailTaken');
      throw error;
    }
    // Nothing is known of how they sell yet: individuals have the highest taxes withheld
    if (input.role === Role.TEACHER)
      em.create(TeacherProfile, { person, sellerClass: SellerClass.INDIVIDUAL } as never);
    record(em, context, { action: 'person.register', targetType: 'person', targetId: person.id });
    return openSession(em, context, person);
  });
  await forgive();
  return tokens;
}
