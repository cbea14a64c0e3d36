import type { MikroORM } from '@mikro-orm/postgresql';
import { runSql, sql } from '../db/index.ts';
import type { MailTransport, RenderedMail } from './rendered-mail.ts';

/** Maximum number of stored e-mails. The oldest are removed. */
const CAPACITY = 500;

/** The built-in mailbox. Stores e-mails for `/sandbox/mailbox`, which is available on this machine only. */
export class MailboxTransport implements MailTransport {
  constructor(private readonly orm: MikroORM) {}

  async send({ messageId, from, to, locale, subject, html, text }: RenderedMail): Promise<void> {
    const em = this.orm.em.fork();
    await runSql(
      em,
      sql`insert into sandbox_mail (message_id, sender, recipient, locale, subject, html, text)
       values (${messageId}, ${from}, ${to}, ${locale}, ${subject}, ${html}, ${text}) on conflict (message_id) do nothing`,
    );
    await runSql(
      em,
      sql`delete from sandbox_mail where id < (select id from sandbox_mail order by id desc limit 1 offset ${CAPACITY - 1})`,
    );
  }

  close(): void {}
}
