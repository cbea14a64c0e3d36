import type { Locale } from '../i18n/messages/index.ts';

/** A finished mail on its way out. */
export interface RenderedMail {
  /** The same however often it is tried, so that mail systems can tell a second copy. */
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly locale: Locale;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Whole address where one click ends mails of this kind. */
  readonly unsubscribeUrl?: string;
}

/** A way out of the program. */
export interface MailTransport {
  /** Resolves when the mail was taken over; throws where trying again may help. @throws Undeliverable */
  send(mail: RenderedMail): Promise<void>;
  close(): void;
}

/** The other side will never take this mail: its address is wrong, so trying again would only annoy. */
export class Undeliverable extends Error {}
