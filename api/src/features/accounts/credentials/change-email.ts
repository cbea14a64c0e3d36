import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { badInput, gone } from '../../../platform/errors/errors.ts';
import { toLocale } from '../../../platform/i18n/messages/index.ts';
import { IsEmailAddress, normalizeEmail } from '../../../platform/input/email-address.ts';
import { sendMail } from '../../../platform/mail/index.ts';
import { auditPerson } from '../audit-person.ts';
import { PasswordField } from '../input-fields.ts';
import { lockUser } from '../load-user.ts';
import { confirmNewEmail, emailChanged, emailChangeNotice } from '../mails/credential-mails.mail.tsx';
import { hashToken, newToken } from '../sessions/random-token.ts';
import { nameIn } from '../user.entity.ts';
import { EmailChange } from './email-change.entity.ts';
import { assertEmailFree, flushEmail } from './flush-email.ts';
import { deleteMailedCodes } from './one-time-code.ts';
import { proveIdentity } from './prove-identity.ts';
import { withFragment } from './return-url.ts';
import { countAttempt } from './throttle.ts';

@InputType({ description: 'New email address of the viewer.' })
export class ChangeEmailInput {
  @Field({ description: 'Email address, case-insensitive; at most 254 characters.' })
  @IsEmailAddress()
  newEmail!: string;

  @PasswordField()
  password?: string | null;
}

/**
 * Sends a confirmation link to the new address and a link to cancel the change to the old one. The address changes
 * only after the confirmation. A newer request replaces an unconfirmed one.
 */
export async function changeEmail(context: Context, { newEmail, password }: ChangeEmailInput): Promise<void> {
  const { services, request } = context;
  const email = normalizeEmail(newEmail);
  const { id } = signedIn(context);
  await proveIdentity(context, { password });
  await countAttempt(services, 'mail', { account: email, address: request.address });
  const [confirm, cancel] = [newToken(), newToken()];
  await context.em.transactional(async (em) => {
    const person = await lockUser(em, id);
    if (person.email.toLowerCase() === email) throw badInput('newEmail', 'accounts.emailSame');
    await assertEmailFree(em, email, id, { field: 'newEmail' });
    await em.nativeDelete(EmailChange, { person: id, confirmedAt: null, cancelledAt: null });
    em.create(EmailChange, {
      person,
      oldEmail: person.email,
      oldWasProved: person.isProved,
      newEmail: email,
      confirmHash: hashToken(confirm),
      cancelHash: hashToken(cancel),
    });
    auditPerson(em, context, 'person.change-email', id);
    const locale = toLocale(person.locale);
    const page = `${services.config.publicUrl}/verify-email`;
    await sendMail(em, services, confirmNewEmail, {
      to: email,
      locale,
      props: { email, link: withFragment(page, { token: confirm }) },
    });
    await sendMail(em, services, emailChangeNotice, {
      to: person.email,
      locale,
      props: { fullName: nameIn(person), email, link: withFragment(page, { cancel }) },
    });
  });
}

/**
 * Applies the change that a code confirms, in the caller's transaction.
 * @returns the new address, or undefined if the code belongs to no change
 * @throws GONE if the code was used or has expired, or the change was cancelled
 * @throws CONFLICT if the address was taken in the meantime
 */
export async function confirmEmailChange(
  em: EntityManager,
  context: Context,
  code: string,
): Promise<string | undefined> {
  const found = await em.findOne(EmailChange, { confirmHash: hashToken(code) });
  if (!found) return undefined;
  const person = await lockUser(em, found.person.id);
  const change = await em.refreshOrFail(found); // it may have changed before the person was locked
  if (!change.isConfirmable) throw gone('LINK_GONE');
  change.confirm();
  person.email = change.newEmail;
  person.emailVerifiedAt = new Date();
  await sendMail(em, context.services, emailChanged, {
    to: change.oldEmail,
    locale: toLocale(person.locale),
    props: { fullName: nameIn(person), email: change.newEmail },
  });
  // Links that were mailed to the old address are revoked
  await deleteMailedCodes(em, person.id);
  auditPerson(em, context, 'person.confirm-email', person.id);
  await flushEmail(em, person.email, person.id);
  return person.email;
}
