import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../graphql/context.ts';
import { sendMail } from '../../platform/mail/index.ts';
import { localeOf } from '../../platform/messages/index.ts';
import { type SecurityEvent, securityNotice } from './mails/security-notice.mail.tsx';
import type { User } from './user.entity.ts';

/** Writes to the owner that the way into their account has changed. Part of the caller's transaction. */
export const tellOwner = (
  em: EntityManager,
  { services, request }: Context,
  { email, fullName, locale }: User,
  event: SecurityEvent,
): Promise<void> =>
  sendMail(em, services, securityNotice, {
    to: email,
    locale: localeOf(locale),
    props: { fullName, event, at: new Date().toISOString(), address: request.address },
  });
