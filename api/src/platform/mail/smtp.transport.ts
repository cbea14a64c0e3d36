import { createTransport } from 'nodemailer';
import { type MailTransport, type RenderedMail, Undeliverable } from './rendered-mail.ts';

/** Timeouts in milliseconds. They are much shorter than the five minutes of a job. */
const CONNECT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;

/** Sends e-mails by SMTP. `smtps://` uses TLS from the start; `smtp://` uses STARTTLS if the server offers it. */
export class SmtpTransport implements MailTransport {
  readonly #smtp;

  constructor(url: string) {
    this.#smtp = createTransport({
      url,
      pool: true,
      maxConnections: 2,
      // The queue retries, with delays and on every process
      maxRequeues: 0,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
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
        // An object, so that the value is one address and is never parsed as a list
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

/** RFC 8058, section 3.1. E-mail clients offer it if the mail server signs both headers (DKIM). */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
