import type { EntityManager } from '@mikro-orm/postgresql';
import { MaxLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { conflict, gone } from '../../../platform/errors/errors.ts';
import { toLocale } from '../../../platform/i18n/messages/index.ts';
import { sendMail } from '../../../platform/mail/index.ts';
import type { Services } from '../../../platform/process/services.ts';
import { auditPerson } from '../audit-person.ts';
import { lockUser } from '../load-user.ts';
import { verifyEmail } from '../mails/credential-mails.mail.tsx';
import { User } from '../user.entity.ts';
import { confirmEmailChange } from './change-email.ts';
import type { MailRequest } from './one-time-code.ts';
import { issueCode, redeemCode } from './one-time-code.ts';
import { withFragment } from './return-url.ts';
import { countAttempt } from './throttle.ts';

const MINUTES = 3 * 24 * 60;

@InputType({ description: 'Code that confirms an email address.' })
export class ConfirmEmailInput {
  @Field({ description: 'Code that follows `#token=` in the emailed link.' })
  @MaxLength(100, { message: 'validation.invalid' })
  token!: string;
}

@ObjectType({ description: 'Confirmed email address of a user.' })
export class ConfirmedEmail {
  @Field({ description: 'Current email address, used to sign in.' })
  email!: string;
}

/** The single-use URL of the page that confirms an e-mail address. Part of the caller's transaction. */
export async function verificationLink(
  em: EntityManager,
  { config }: Services,
  { id, email }: Pick<User, 'id' | 'email'>,
): Promise<string> {
  const code = await issueCode(em, {
    purpose: 'verify-email',
    personId: id,
    minutes: MINUTES,
    facts: { email },
  });
  return withFragment(`${config.publicUrl}/verify-email`, { token: code });
}

/**
 * @throws CONFLICT if the address is already verified
 * @throws RATE_LIMITED if the address has received many e-mails
 */
export async function requestEmailVerification(context: Context): Promise<MailRequest> {
  const { services, request } = context;
  const { id } = signedIn(context);
  const { email } = await context.em.findOneOrFail(User, id);
  await countAttempt(services, 'mail', { account: email.toLowerCase(), address: request.address });
  await context.em.transactional(async (em) => {
    const person = await lockUser(em, id);
    if (person.emailVerifiedAt) throw conflict('EMAIL_ALREADY_VERIFIED');
    const link = await verificationLink(em, services, person);
    await sendMail(em, services, verifyEmail, {
      to: person.email,
      locale: toLocale(person.locale),
      props: { link },
    });
  });
  return { accepted: true, linkMinutes: MINUTES };
}

/**
 * Verifies the address to which the code was mailed: the current one or a requested new one.
 * @throws GONE if the code was used, has expired, or belongs to a replaced address
 */
export const confirmEmail = (context: Context, { token }: ConfirmEmailInput): Promise<ConfirmedEmail> =>
  context.em.transactional(async (em) => {
    const changed = await confirmEmailChange(em, context, token);
    if (changed) return { email: changed };
    const { personId, facts } = await redeemCode<{ email: string }>(em, 'verify-email', token);
    const person = await lockUser(em, personId!);
    if (person.email.toLowerCase() !== facts.email.toLowerCase()) throw gone('LINK_GONE');
    person.emailVerifiedAt ??= new Date();
    auditPerson(em, context, 'person.verify-email', person.id);
    return { email: person.email };
  });

/** Verifies the address of a person who used a secret link that another feature mailed to it. */
export async function confirmMailedAddress(
  em: EntityManager,
  context: Context,
  personId: string,
): Promise<void> {
  const person = await lockUser(em, personId);
  if (person.emailVerifiedAt) return;
  person.emailVerifiedAt = new Date();
  auditPerson(em, context, 'person.verify-email', person.id);
}
