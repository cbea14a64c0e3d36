import type { Logger } from 'pino';
import type { Keys } from '../access/keys.ts';
import { currentBranding } from '../branding/branding.ts';
import { translate } from '../i18n/messages/index.ts';
import type { Mailer } from '../process/services.ts';
import type { AnyMail } from './define-mail.ts';
import { type MailTransport, Undeliverable } from './rendered-mail.ts';
import { type QueuedMail, SEAL_PURPOSE } from './send-mail.ts';
import { writeMail } from './write-mail.tsx';

export interface TransportMailerOptions {
  readonly mails: readonly AnyMail[];
  readonly transport: MailTransport;
  readonly keys: Keys;
  readonly log: Logger;
  /** Address of the sender, for instance `no-reply@sen.example.vn`. Without a name, that of the brand is added. */
  readonly from: string;
  /** URL of the web app without a trailing slash. */
  readonly siteUrl: string;
}

export class TransportMailer implements Mailer {
  readonly #mails: ReadonlyMap<string, AnyMail>;

  constructor(private readonly options: TransportMailerOptions) {
    this.#mails = new Map(options.mails.map((mail) => [mail.name, mail]));
    if (this.#mails.size !== options.mails.length)
      throw new Error('two e-mail definitions have the same name');
  }

  async deliver({ id, mail: name, to, locale, props }: QueuedMail): Promise<void> {
    const { keys, log, transport, from, siteUrl } = this.options;
    const mail = this.#mails.get(name);
    const plain = keys.open(SEAL_PURPOSE, Buffer.from(props, 'base64'));
    // Both errors fail the job, which is retried: a newer release or the former key may fix them
    if (!mail)
      throw new Error(
        `e-mail ${name} is unknown to this release: the job is retried, so deploy a release that has it`,
      );
    if (!plain)
      throw new Error('the e-mail was encrypted with a key that is not in APP_KEYS: add the former key');
    const parsed = mail.props.parse(JSON.parse(plain.toString())) as never;
    const rendered = await writeMail(mail, parsed, locale, siteUrl);
    const path = mail.unsubscribe?.(parsed);
    const unsubscribeUrl = path && `${siteUrl}${path}`;
    try {
      const messageId = `${id}@${getHost(from)}`;
      const sender = from.includes('<')
        ? from
        : `${quoteName(currentBranding().senderName ?? translate(locale, 'brand'))} <${from}>`;
      await transport.send({ ...rendered, messageId, from: sender, to, locale, unsubscribeUrl });
    } catch (error) {
      if (!(error instanceof Undeliverable)) throw error;
      log.warn(
        { mail: name, id, err: error },
        'the mail server rejected an e-mail permanently; it is not retried',
      );
    }
  }

  close(): void {
    this.options.transport.close();
  }
}

/** Characters that structure an address are part of the name only in quotation marks. The name has none itself. */
const quoteName = (name: string) => (/[(),:;[\]\\]/.test(name) ? `"${name.replaceAll('\\', '\\\\')}"` : name);

const getHost = (from: string) => /@([^\s>]+)/.exec(from)?.[1] ?? 'sen.test';
