import type { Locale } from '../messages/index.ts';

/** A finished mail on its way out. */
export interface Letter {
  /** The same however often it is tried, so that mail systems can tell a second copy. */
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly locale: Locale;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Whole address where one click ends letters of this kind. */
  readonly unsubscribeUrl?: string;
}

/** A way out of the program. */
export interface MailTransport {
  /** Resolves when the letter was taken over; throws where trying again may help. @throws Undeliverable */
  send(letter: Letter): Promise<void>;
  close(): void;
}

/** The other side will never take this letter: its address is wrong, so trying again would only annoy. */
export class Undeliverable extends Error {}
