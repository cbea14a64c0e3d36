import type { EntityManager } from '@mikro-orm/postgresql';
import { type ConsentPurpose, hasConsent } from '../../platform/access/consents.ts';
import { holdsPermission } from '../../platform/access/holds-permission.ts';
import type { Permission } from '../../platform/access/permissions.ts';
import { runSql, type Sql, sql } from '../../platform/db/index.ts';
import { toLocale } from '../../platform/i18n/messages/index.ts';
import { type MailDefinition, sendMail } from '../../platform/mail/index.ts';
import type { Services } from '../../platform/process/services.ts';
import { notificationMail } from './mails/notification.mail.tsx';
import {
  getDefinition,
  isEnabled,
  NotificationChannel,
  type NotificationKind,
  type ParamsOf,
} from './notification-kinds.ts';
import { unsubscribeUrl } from './unsubscribe.ts';

export interface MailRecipient {
  /** Undefined while the address is not verified. */
  readonly fullName?: string;
  readonly email: string;
  /** Path of the one-click unsubscribe link for this kind. Undefined if the kind cannot be switched off. */
  readonly unsubscribe?: string;
}

export interface NotificationRequest<K extends NotificationKind, P extends object = object> {
  readonly kind: K;
  readonly params: ParamsOf<K>;
  readonly link?: string;
  /** An e-mail with more details than the notification. */
  readonly mail?: {
    readonly definition: MailDefinition<P>;
    readonly propsFor: (recipient: MailRecipient) => P;
  };
}

export type Recipients = string | readonly string[] | { readonly may: Permission; readonly except?: string };

interface Recipient {
  readonly id: string;
  readonly email: string;
  /** Null while the address is not verified. */
  readonly full_name: string | null;
  readonly locale: string;
  /** The recipient's preferences. Null without one. */
  readonly in_app: boolean | null;
  readonly mail: boolean | null;
}

/**
 * Notifies people by their preferences. Part of the caller's transaction, so nothing is sent if it rolls back.
 * Deactivated people are not notified, nor are people without the consent that the kind requires.
 */
export async function notify<K extends NotificationKind, P extends object = object>(
  em: EntityManager,
  services: Services,
  to: Recipients,
  { kind, params, link, mail }: NotificationRequest<K, P>,
): Promise<void> {
  const { isFixed, hasOwnMail, purpose, params: schema } = getDefinition(kind);
  const facts = schema.parse(params);
  const recipients = await runSql<Recipient>(
    em,
    sql`select p.id, p.email, case when p.email_verified_at is not null then p.full_name end as full_name, p.locale,
       (select is_on from notification_preference where person_id = p.id and kind = ${kind} and channel = 'IN_APP') as in_app,
       (select is_on from notification_preference where person_id = p.id and kind = ${kind} and channel = 'MAIL') as mail
     from person p where p.is_active and ${condition(to)} ${purpose ? sql`and ${hasConsent(sql`p.id`, purpose)}` : sql``}
     order by p.id`,
    statementName(to, purpose),
  );
  const shown = recipients.filter(({ in_app }) => isEnabled(kind, NotificationChannel.IN_APP, in_app));
  if (shown.length)
    await runSql(
      em,
      sql`insert into notification (person_id, kind, params, link) select id, ${kind}, ${JSON.stringify(facts)}::jsonb, ${link ?? null} from unnest(${shown.map(({ id }) => id)}::uuid[]) as id`,
      'support.notify',
    );
  if (hasOwnMail) return;
  for (const { id, email, full_name, locale: chosen } of recipients.filter(({ mail: isOn }) =>
    isEnabled(kind, NotificationChannel.MAIL, isOn),
  )) {
    const fullName = full_name ?? undefined;
    const unsubscribe = isFixed ? undefined : unsubscribeUrl(services.keys, id, kind);
    const head = { to: email, locale: toLocale(chosen) };
    if (mail) {
      const props = mail.propsFor({ fullName, email, unsubscribe });
      await sendMail(em, services, mail.definition, { ...head, props });
    } else {
      const props = { kind, params: facts, link, fullName, unsubscribe };
      await sendMail(em, services, notificationMail, { ...head, props });
    }
  }
}

/** The name of the prepared statement: each form of recipients has its own SQL text. */
const statementName = (to: Recipients, purpose: ConsentPurpose | undefined): string =>
  `${typeof to === 'string' ? 'support.reader' : 'may' in to ? 'support.whoMay' : 'support.readers'}${purpose ? '.consenting' : ''}`;

function condition(to: Recipients): Sql {
  if (typeof to === 'string') return sql`p.id = ${to}`;
  if (!('may' in to)) return sql`p.id = any(${to}::uuid[])`;
  return sql`${holdsPermission(to.may)} and p.id is distinct from ${to.except ?? null}::uuid`;
}
