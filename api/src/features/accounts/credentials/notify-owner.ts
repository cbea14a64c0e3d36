import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../../graphql/context.ts';
import { toLocale } from '../../../platform/i18n/messages/index.ts';
import { sendMail } from '../../../platform/mail/index.ts';
import { notify } from '../../support/index.ts';
import { GoogleIdentity } from '../google/google-identity.entity.ts';
import { type SecurityEvent, securityNotice } from '../mails/security-notice.mail.tsx';
import type { User } from '../user.entity.ts';
import { nameIn } from '../user.entity.ts';

/**
 * Notifies the owner, by e-mail and in the app, that the access to their account has changed. Part of the caller's
 * transaction.
 */
export async function notifyOwner(
  em: EntityManager,
  { services, request: { address } }: Context,
  person: User,
  event: SecurityEvent,
  more: { readonly googleEmail?: string; readonly apiToken?: string } = {},
): Promise<void> {
  const { id, email, locale } = person;
  await sendMail(em, services, securityNotice, {
    to: email,
    locale: toLocale(locale),
    props: { fullName: nameIn(person), event, at: new Date().toISOString(), address, ...more },
  });
  await notify(em, services, id, {
    kind: 'SECURITY',
    params: { event, address },
    link: '/dashboard/profile/security',
  });
}

/** A new password does not revoke a linked Google account. The e-mail names it. */
export async function notifyPasswordChanged(
  em: EntityManager,
  context: Context,
  person: User,
): Promise<void> {
  const google = await em.findOne(GoogleIdentity, { person: person.id });
  await notifyOwner(em, context, person, 'password-changed', { googleEmail: google?.email });
}
