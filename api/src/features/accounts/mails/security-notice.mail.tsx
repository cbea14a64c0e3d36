import { z } from 'zod';
import { type Locale, translate } from '../../../platform/i18n/messages/index.ts';
import { Action, defineMail, Hello, Paragraph, Small, Title } from '../../../platform/mail/index.ts';

/** Events of which the owner of an account is always notified, no matter who caused them. */
const event = z.enum([
  'password-changed',
  'two-step-on',
  'two-step-off',
  'recovery-codes',
  'google-linked',
  'google-unlinked',
  'new-sign-in',
  'api-token-created',
  'api-token-renewed',
  'erasure-requested',
  'erasure-cancelled',
]);
export type SecurityEvent = z.infer<typeof event>;

const clock = (locale: Locale, at: string) =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Ho_Chi_Minh',
  }).format(new Date(at));

/** Notifies the owner that the access to the account has changed, or of a sign-in. */
export const securityNotice = defineMail({
  name: 'accounts.security-notice',
  props: z.object({
    fullName: z.string().optional(),
    event,
    at: z.iso.datetime(),
    address: z.string(),
    googleEmail: z.string().optional(),
    apiToken: z.string().optional(),
  }),
  subject: (locale, { event }) => translate(locale, `mail.security.subject.${event}`),
  Body: ({ locale, url, fullName, event, at, address, googleEmail, apiToken }) => (
    <>
      <Title>{translate(locale, `mail.security.subject.${event}`)}</Title>
      <Hello locale={locale} name={fullName} />
      <Paragraph>{translate(locale, 'mail.security.when', { time: clock(locale, at), address })}</Paragraph>
      {apiToken && <Paragraph>{translate(locale, 'mail.security.apiToken', { name: apiToken })}</Paragraph>}
      <Paragraph>{translate(locale, 'mail.security.text')}</Paragraph>
      {googleEmail && (
        <Paragraph>{translate(locale, 'mail.security.google', { email: googleEmail })}</Paragraph>
      )}
      <Action href={url('/dashboard/profile/security')}>{translate(locale, 'mail.security.action')}</Action>
      <Small>{translate(locale, 'mail.security.small', { link: url('/forgot-password') })}</Small>
    </>
  ),
});
