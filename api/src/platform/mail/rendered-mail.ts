import type { Locale } from '../i18n/messages/index.ts';

/** A rendered e-mail that is ready to be sent. */
export interface RenderedMail {
  /** The same for all attempts, so that e-mail systems can detect duplicates. */
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly locale: Locale;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Absolute URL for one-click unsubscribe. */
  readonly unsubscribeUrl?: string;
}

export interface MailTransport {
  /**
   * Resolves when the e-mail was accepted. Throws if a retry may help.
   * @throws Undeliverable
   */
  send(mail: RenderedMail): Promise<void>;
  close(): void;
}

/** The e-mail can never be delivered, because the address is wrong. It is not retried. */
export class Undeliverable extends Error {}
