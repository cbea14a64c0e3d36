import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { afterHold, isHeld, OutgoingKind } from '../http/outgoing-hold.ts';
import { LOCALES, type Locale } from '../i18n/messages/index.ts';
import { defineJob, type JobDefinition } from '../jobs/jobs.ts';
import type { Services } from '../process/services.ts';
import type { MailDefinition } from './define-mail.ts';

/** What class-validator lets through as an e-mail address, and nothing that could leave its header. */
const address = z
  .string()
  .max(254)
  .regex(/^[^\p{Cc}<>]+@[^\p{Cc}\s<>@]+$/u);

const order = z.object({
  id: z.uuid(),
  mail: z.string(),
  to: address,
  locale: z.enum(LOCALES),
  /** Encrypted: mails hold codes that open accounts, and the queue keeps its jobs for days. */
  props: z.string(),
});
/** A mail to be written and sent. */
export type MailOrder = z.infer<typeof order>;

/** What the props of waiting mails are encrypted for. */
export const PURPOSE = 'mail props';

/** Writes and sends one mail. Tried again for about two hours while the mail server is out. */
export const deliverMail: JobDefinition<MailOrder> = defineJob({
  name: 'mail.deliver',
  payload: order,
  async handle({ orm, jobs, mailer }, payload) {
    const em = orm.em.fork();
    // Held back it loses none of its attempts
    if (await isHeld(em, OutgoingKind.MAIL))
      return jobs.send(em, deliverMail, payload, { startAfter: afterHold() });
    return mailer.deliver(payload);
  },
});

export interface Sending<P extends object> {
  /** The e-mail address alone, without a name. */
  readonly to: string;
  readonly locale: Locale;
  readonly props: P;
}

/**
 * Sends a mail if the caller's transaction commits, and none if it rolls back. Delivered at least once.
 * @throws ZodError for an address or props that are none
 */
export async function sendMail<P extends object>(
  em: EntityManager,
  services: Services,
  mail: MailDefinition<P>,
  sending: Sending<P>,
): Promise<void> {
  await sendMails(em, services, mail, [sending]);
}

/** Sends a mail to each of several people, in one statement. @see sendMail */
export async function sendMails<P extends object>(
  em: EntityManager,
  { jobs, keys }: Services,
  mail: MailDefinition<P>,
  sendings: readonly Sending<P>[],
): Promise<void> {
  const orders = sendings.map(({ to, locale, props }) => ({
    id: randomUUID(),
    mail: mail.name,
    to: address.parse(to),
    locale,
    props: keys.seal(PURPOSE, Buffer.from(JSON.stringify(mail.props.parse(props)))).toString('base64'),
  }));
  await jobs.sendEach(em, deliverMail, orders);
}
