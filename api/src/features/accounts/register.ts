import { IsIn, Length, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { Language } from '../../graphql/language.ts';
import { assertMarketplace } from '../../platform/access/assert-marketplace.ts';
import { Role } from '../../platform/access/permissions.ts';
import { badInput } from '../../platform/errors/errors.ts';
import { type Locale, toLocale } from '../../platform/i18n/messages/index.ts';
import { IsEmailAddress, normalizeEmail } from '../../platform/input/email-address.ts';
import { sendMail } from '../../platform/mail/index.ts';
import { auditPerson } from './audit-person.ts';
import { assertBirthYear, BirthYearField } from './children/birth-year.ts';
import { ASK_BIRTH_YEAR } from './children/closed-profile.ts';
import { checkPassword } from './credentials/check-password.ts';
import { flushEmail } from './credentials/flush-email.ts';
import { hashPassword } from './credentials/password.ts';
import { countAttempt } from './credentials/throttle.ts';
import { verificationLink } from './credentials/verify-email.ts';
import { welcome } from './mails/welcome.mail.tsx';
import { IsPersonName, normalizeName } from './name-and-phone.ts';
import { type AuthPayload, openSession } from './sessions/open-session.ts';
import { assertMaySignUp } from './sign-up/assert-may-sign-up.ts';
import { endSignUpInvitations } from './sign-up/sign-up-invitation.ts';
import { recordCurrentTerms } from './terms/accept-terms.ts';
import { SellerClass, TeacherProfile, User } from './user.entity.ts';

@InputType({ description: 'Details of the account to create.' })
export class RegisterInput {
  @Field({ description: 'Email address, case-insensitive; at most 254 characters.' })
  @IsEmailAddress()
  email!: string;

  @Field({ description: 'Password of 8 to 128 arbitrary characters. Common passwords are rejected.' })
  @Length(8, 128, { message: 'accounts.password' })
  password!: string;

  @Field({ description: 'Full name, family name first; 2 to 100 characters.' })
  @IsPersonName()
  fullName!: string;

  @Field(() => Role, {
    defaultValue: Role.USER,
    description: 'Initial role: USER, or TEACHER for a teacher account.',
  })
  @IsIn([Role.USER, Role.TEACHER], { message: 'validation.role' })
  role!: Role;

  @Field(() => Language, {
    nullable: true,
    description: 'Language of the interface, emails and messages. Defaults to the language of the request.',
  })
  locale?: Locale | null;

  @BirthYearField(
    'Year of birth, 1900 to the current year. Required if `publicTerms.asksBirthYear`, otherwise optional.',
  )
  birthYear?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Code of an emailed invitation to create an account (`#invitation=`) or to a course (`#token=`). It confirms the email address.',
  })
  @MaxLength(100, { message: 'validation.invalid' })
  invitation?: string | null;
}

/**
 * Creates an account and signs it in.
 * @throws CONFLICT if the address has an account
 * @throws POLICY if the person may not create one
 * @throws RATE_LIMITED after many attempts, so that a client cannot probe many addresses
 */
export async function register(context: Context, input: RegisterInput): Promise<AuthPayload> {
  const email = normalizeEmail(input.email);
  checkPassword(input);
  if (input.role === Role.TEACHER) assertMarketplace(context.services.settings);
  assertBirthYear(input.birthYear);
  if (input.birthYear == null && context.services.settings.get(ASK_BIRTH_YEAR))
    throw badInput('birthYear', 'validation.required');
  // Successful attempts count too. Otherwise one client could create any number of accounts
  await countAttempt(context.services, 'registration', { account: email, address: context.request.address });
  const passwordHash = await hashPassword(input.password);
  return context.em.transactional(async (em) => {
    const isProved = await assertMaySignUp(em, context, { email, token: input.invitation });
    const person = em.create(User, {
      email,
      passwordHash,
      fullName: normalizeName(input.fullName),
      roles: [...new Set([Role.USER, input.role])],
      birthYear: input.birthYear ?? null,
      locale: input.locale ?? context.locale,
      emailVerifiedAt: isProved ? new Date() : null,
    });
    await flushEmail(em, email, undefined);
    await endSignUpInvitations(em, email, person.id);
    // The seller class is not known yet. Individuals have the highest withholding tax
    if (input.role === Role.TEACHER)
      em.create(TeacherProfile, { person, sellerClass: SellerClass.INDIVIDUAL });
    auditPerson(em, context, 'person.register', person.id);
    // The form says that registering accepts them
    await recordCurrentTerms(em, person.id, [
      'TERMS',
      'PRIVACY',
      ...(person.isTeacher ? ['RULES' as const] : []),
    ]);
    await sendMail(em, context.services, welcome, {
      to: email,
      locale: toLocale(person.locale),
      props: {
        isTeacher: person.isTeacher,
        confirmLink: isProved ? undefined : await verificationLink(em, context.services, person),
      },
    });
    return openSession(em, context, person);
  });
}
