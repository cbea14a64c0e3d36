import type { ReactElement } from 'react';
import type { z } from 'zod';
import type { Locale } from '../i18n/messages/index.ts';

/** What a mail's text is given besides its props. */
export interface BodyTools {
  readonly locale: Locale;
  /** The whole address of a path of ours: mails have nothing to be relative to. */
  readonly url: (path: string) => string;
}

/** One kind of mail. Its layout, plain text and delivery are the same for all. */
export interface MailDefinition<P extends object> {
  /** Unique among all mails, for instance `accounts.welcome`; released names stay, mails may be waiting. */
  readonly name: string;
  /** Checked when it is sent, and again when it is written: it may have waited since an older release. */
  readonly props: z.ZodType<P>;
  readonly subject: (locale: Locale, props: P) => string;
  /** The line that mail programs show beside the subject; the body's beginning when left out. */
  readonly preview?: (locale: Locale, props: P) => string;
  /**
   * Path where one click, by POST, ends mails of this kind (RFC 8058): mail programs offer it beside the sender.
   * Left out, or undefined: its reader can't switch it off.
   */
  readonly unsubscribe?: (props: P) => string | undefined;
  /** What stands between the head and the foot of the layout, made of the pieces in pieces.tsx. */
  readonly Body: (props: P & BodyTools) => ReactElement;
}

/** A mail of any props, as it is kept in lists. */
export type AnyMail = Pick<MailDefinition<object>, 'name'> & {
  readonly props: z.ZodType;
  readonly subject: (locale: Locale, props: never) => string;
  readonly preview?: (locale: Locale, props: never) => string;
  readonly unsubscribe?: (props: never) => string | undefined;
  readonly Body: (props: never) => ReactElement;
};

/** Declares a mail; the type of its props follows their schema. */
export const defineMail = <P extends object>(definition: MailDefinition<P>): MailDefinition<P> => definition;
