import { z } from 'zod';
import { type Locale, type MessageKey, translate } from '../../../platform/i18n/messages/index.ts';
import { Action, defineMail, Hello, Paragraph, Small, Title } from '../../../platform/mail/index.ts';

const link = { fullName: z.string().optional(), link: z.url() };

interface LetterProps {
  readonly name: 'verify' | 'reset' | 'newEmail' | 'emailChange' | 'invitation' | 'signUp';
  readonly locale: Locale;
  readonly fullName?: string;
  readonly link: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** An e-mail with a link that contains a code: title, reason, button, and how long the link is valid. */
function LinkLetter({ name, locale, fullName, link, params = {} }: LetterProps) {
  const message = (part: string) => translate(locale, `mail.${name}.${part}` as MessageKey, params);
  return (
    <>
      <Title>{message('title')}</Title>
      <Hello locale={locale} name={fullName} />
      <Paragraph>{message('text')}</Paragraph>
      <Action href={link}>{message('action')}</Action>
      <Small>{message('small')}</Small>
    </>
  );
}

export const verifyEmail = defineMail({
  name: 'accounts.verify-email',
  props: z.object(link),
  subject: (locale) => translate(locale, 'mail.verify.subject'),
  Body: (props) => <LinkLetter name="verify" {...props} />,
});

export const passwordReset = defineMail({
  name: 'accounts.password-reset',
  props: z.object({ ...link, minutes: z.number() }),
  subject: (locale) => translate(locale, 'mail.reset.subject'),
  Body: ({ minutes, ...props }) => <LinkLetter name="reset" {...props} params={{ minutes }} />,
});

/** To a person for whom an administrator created an account: links to the page to set a password. */
export const invitation = defineMail({
  name: 'accounts.invitation',
  props: z.object({ ...link, days: z.number() }),
  subject: (locale) => translate(locale, 'mail.invitation.subject'),
  Body: ({ days, ...props }) => <LinkLetter name="invitation" {...props} params={{ days }} />,
});

/** To an address without an account: links to the registration. */
export const signUpInvitation = defineMail({
  name: 'accounts.sign-up-invitation',
  props: z.object({ link: z.url(), days: z.number() }),
  subject: (locale) => translate(locale, 'mail.signUp.subject'),
  Body: ({ days, ...props }) => <LinkLetter name="signUp" {...props} params={{ days }} />,
});

/** To the new address: verifies that it belongs to the person. */
export const confirmNewEmail = defineMail({
  name: 'accounts.confirm-new-email',
  props: z.object({ ...link, email: z.string() }),
  subject: (locale) => translate(locale, 'mail.newEmail.subject'),
  Body: ({ email, ...props }) => <LinkLetter name="newEmail" {...props} params={{ email }} />,
});

/** To the old address: its owner can cancel the change. */
export const emailChangeNotice = defineMail({
  name: 'accounts.email-change-notice',
  props: z.object({ ...link, email: z.string() }),
  subject: (locale) => translate(locale, 'mail.emailChange.subject'),
  Body: ({ email, ...props }) => <LinkLetter name="emailChange" {...props} params={{ email }} />,
});

interface FormerAddressProps {
  readonly name: 'emailReplaced' | 'emailChanged';
  readonly locale: Locale;
  readonly fullName?: string;
  readonly email: string;
}

/** To the former address: the account now has another address. */
function FormerAddressLetter({ name, locale, fullName, email }: FormerAddressProps) {
  return (
    <>
      <Title>{translate(locale, `mail.${name}.title`)}</Title>
      <Hello locale={locale} name={fullName} />
      <Paragraph>{translate(locale, `mail.${name}.text`, { email })}</Paragraph>
      <Small>{translate(locale, `mail.${name}.small`)}</Small>
    </>
  );
}

const replacement = z.object({ fullName: z.string().optional(), email: z.string() });

export const emailReplaced = defineMail({
  name: 'accounts.email-replaced',
  props: replacement,
  subject: (locale) => translate(locale, 'mail.emailReplaced.subject'),
  Body: (props) => <FormerAddressLetter name="emailReplaced" {...props} />,
});

export const emailChanged = defineMail({
  name: 'accounts.email-changed',
  props: replacement,
  subject: (locale) => translate(locale, 'mail.emailChanged.subject'),
  Body: (props) => <FormerAddressLetter name="emailChanged" {...props} />,
});
