import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../../graphql/context.ts';
import { sendMail } from '../../../platform/mail/index.ts';
import { localeOf } from '../../../platform/messages/index.ts';
import { notify } from '../../support/index.ts';
import { type SecurityEvent, securityNotice } from '../mails/security-notice.mail.tsx';
import { nameIn } from '../name-in-mail.ts';
import type { User } from '../user.entity.ts';

/**
 * Tells the owner, by mail and in the bell, that the way into their account has changed. Part of the caller's
 * transaction.
 */
export async function tellOwner(
  em: EntityManager,
  { services, request: { address } }: Context,
  person: User,
  event: SecurityEvent,
): Promise<void> {
  const { id, email, locale } = person;
  await sendMail(em, services, securityNotice, {
    to: email,
    locale: localeOf(locale),
    props: { fullName: nameIn(person), event, at: new Date().toISOString(), address },
  });
  await notify(em, services, id, {
    kind: 'SECURITY',
    params: { event, address },
    link: '/dashboard/profile/security',
  });
}
