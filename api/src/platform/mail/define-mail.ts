import type { ReactElement } from 'react';
import type { z } from 'zod';
import type { Locale } from '../i18n/messages/index.ts';

/** What the body of an e-mail receives besides its props. */
export interface BodyTools {
  readonly locale: Locale;
  /** Makes a path absolute, because e-mails have no base URL. */
  readonly url: (path: string) => string;
}

/** A kind of e-mail. Layout, plain text and delivery are the same for all. */
export interface MailDefinition<P extends object> {
  /**
   * Unique among all e-mails, for instance `accounts.welcome`. Never rename a released one: e-mails in the queue
   * refer to it.
   */
  readonly name: string;
  /**
   * Validated when the e-mail is queued and again when it is rendered, because an older release may have queued it.
   */
  readonly props: z.ZodType<P>;
  readonly subject: (locale: Locale, props: P) => string;
  /** The preview line that e-mail clients show next to the subject. Defaults to the beginning of the body. */
  readonly preview?: (locale: Locale, props: P) => string;
  /**
   * Path of one-click unsubscribe by POST (RFC 8058), which e-mail clients offer next to the sender. Undefined if
   * readers cannot unsubscribe.
   */
  readonly unsubscribe?: (props: P) => string | undefined;
  /** Content between header and footer of the layout, composed of the components in pieces.tsx. */
  readonly Body: (props: P & BodyTools) => ReactElement;
}

/** An e-mail with any props, for lists. */
export type AnyMail = Pick<MailDefinition<object>, 'name'> & {
  readonly props: z.ZodType;
  readonly subject: (locale: Locale, props: never) => string;
  readonly preview?: (locale: Locale, props: never) => string;
  readonly unsubscribe?: (props: never) => string | undefined;
  readonly Body: (props: never) => ReactElement;
};

/** Declares an e-mail. The type of its props is inferred from their schema. */
export const defineMail = <P extends object>(definition: MailDefinition<P>): MailDefinition<P> => definition;
