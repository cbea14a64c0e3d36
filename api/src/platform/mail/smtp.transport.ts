import { createTransport } from 'nodemailer';
import { type MailTransport, type RenderedMail, Undeliverable } from './rendered-mail.ts';

/** Milliseconds; a job has five minutes, so an unresponsive server is given up long before. */
const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/** Hands mails to a mail server. `smtps://` is TLS from the start; `smtp://` takes it when it is offered. */
export class SmtpTransport implements MailTransport {
  readonly #smtp;

  constructor(url: string) {
    this.#smtp = createTransport({
      url,
      pool: true,
      maxConnections: 2,
      // The queue tries again, with patience and on every process
      maxRequeues: 0,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({
    messageId,
    from,
    to,
    locale,
    subject,
    html,
    text,
    unsubscribeUrl,
  }: RenderedMail): Promise<void> {
    try {
      await this.#smtp.sendMail({
        messageId: `<${messageId}>`,
        from,
        // An object, so that the text is one address and never parsed as a list of them
        to: { name: '', address: to },
        subject,
        html,
        text,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': locale,
          ...(unsubscribeUrl ? oneClick(unsubscribeUrl) : {}),
        },
      });
    } catch (error) {
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      if (code === 'EENVELOPE' && (responseCode === undefined || responseCode >= 500))
        throw new Undeliverable((error as Error).message);
      throw error;
    }
  }

  close(): void {
    this.#smtp.close();
  }
}

/** RFC 8058, section 3.1. Mail programs offer it once the mail server signs both headers (DKIM). */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
