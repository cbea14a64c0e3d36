import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { isOnHold, nextAttemptAfterHold, OutgoingKind } from '../http/outgoing-hold.ts';
import { LOCALES, type Locale, toOfferedLocale } from '../i18n/messages/index.ts';
import { defineJob, type JobDefinition } from '../jobs/jobs.ts';
import type { Services } from '../process/services.ts';
import type { MailDefinition } from './define-mail.ts';

/** E-mail addresses that class-validator accepts, without characters that could inject a header. */
const address = z
  .string()
  .max(254)
  .regex(/^[^\p{Cc}<>]+@[^\p{Cc}\s<>@]+$/u);

const queuedMail = z.object({
  id: z.uuid(),
  mail: z.string(),
  to: address,
  locale: z.enum(LOCALES),
  /** Encrypted, because e-mails contain codes that open accounts, and the queue stores its jobs for days. */
  props: z.string(),
});
export type QueuedMail = z.infer<typeof queuedMail>;

/** Encryption purpose of the props of queued e-mails. */
export const SEAL_PURPOSE = 'mail props';

/** Renders and sends an e-mail. Retries for about two hours if the mail server is unavailable. */
export const deliverMail: JobDefinition<QueuedMail> = defineJob({
  name: 'mail.deliver',
  payload: queuedMail,
  async handle({ orm, jobs, mailer }, payload) {
    const em = orm.em.fork();
    // A new job, so that being on hold uses no retries
    if (await isOnHold(em, OutgoingKind.MAIL))
      return jobs.send(em, deliverMail, payload, { startAfter: nextAttemptAfterHold() });
    return mailer.deliver(payload);
  },
});

export interface OutgoingMail<P extends object> {
  /** The e-mail address without a display name. */
  readonly to: string;
  readonly locale: Locale;
  readonly props: P;
}

/**
 * Queues an e-mail in the caller's transaction. Delivered at least once.
 * @throws ZodError if address or props are invalid
 */
export async function sendMail<P extends object>(
  em: EntityManager,
  services: Services,
  mail: MailDefinition<P>,
  sending: OutgoingMail<P>,
): Promise<void> {
  await sendMails(em, services, mail, [sending]);
}

/**
 * Queues an e-mail to several people, in one statement.
 * @see sendMail
 */
export async function sendMails<P extends object>(
  em: EntityManager,
  { jobs, keys }: Services,
  mail: MailDefinition<P>,
  sendings: readonly OutgoingMail<P>[],
): Promise<void> {
  const orders = sendings.map(({ to, locale, props }) => ({
    id: randomUUID(),
    mail: mail.name,
    to: address.parse(to),
    locale: toOfferedLocale(locale),
    props: keys.seal(SEAL_PURPOSE, Buffer.from(JSON.stringify(mail.props.parse(props)))).toString('base64'),
  }));
  await jobs.sendEach(em, deliverMail, orders);
}
