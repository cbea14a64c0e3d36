import type { Logger } from 'pino';
import type { Keys } from '../access/keys.ts';
import type { Mailer } from '../process/services.ts';
import type { AnyMail } from './define-mail.ts';
import { type MailTransport, Undeliverable } from './rendered-mail.ts';
import { type MailOrder, PURPOSE } from './send-mail.ts';
import { writeMail } from './write-mail.tsx';

export interface TransportMailerOptions {
  readonly mails: readonly AnyMail[];
  readonly transport: MailTransport;
  readonly keys: Keys;
  readonly log: Logger;
  /** For instance `Sen <no-reply@sen.example.vn>`. */
  readonly from: string;
  /** Without a trailing slash. */
  readonly siteUrl: string;
}

/** Renders queued e-mails and passes them to the transport. */
export class TransportMailer implements Mailer {
  readonly #mails: ReadonlyMap<string, AnyMail>;

  constructor(private readonly options: TransportMailerOptions) {
    this.#mails = new Map(options.mails.map((mail) => [mail.name, mail]));
    if (this.#mails.size !== options.mails.length) throw new Error('two mails have the same name');
  }

  async deliver({ id, mail: name, to, locale, props }: MailOrder): Promise<void> {
    const { keys, log, transport, from, siteUrl } = this.options;
    const mail = this.#mails.get(name);
    const plain = keys.open(PURPOSE, Buffer.from(props, 'base64'));
    // The next release or the former key can fix both, so the job fails and is retried
    if (!mail) throw new Error(`there is no mail ${name}`);
    if (!plain) throw new Error('this mail was ordered under a key that is gone');
    const given = mail.props.parse(JSON.parse(plain.toString())) as never;
    const rendered = await writeMail(mail, given, locale, siteUrl);
    const path = mail.unsubscribe?.(given);
    const unsubscribeUrl = path && `${siteUrl}${path}`;
    try {
      const messageId = `${id}@${hostOf(from)}`;
      await transport.send({ ...rendered, messageId, from, to, locale, unsubscribeUrl });
    } catch (error) {
      if (!(error instanceof Undeliverable)) throw error;
      log.warn({ mail: name, id, err: error }, 'a mail was refused for good');
    }
  }

  close(): void {
    this.options.transport.close();
  }
}

const hostOf = (from: string) => /@([^\s>]+)/.exec(from)?.[1] ?? 'sen.test';
