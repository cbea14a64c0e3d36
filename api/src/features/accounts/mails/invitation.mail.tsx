import { z } from 'zod';
import { translate } from '../../../platform/i18n/messages/index.ts';
import { Action, defineMail, Hello, Paragraph, Small, Title } from '../../../platform/mail/index.ts';

/** To a person for whom an administrator created an account: links to the page to set a password. */
export const invitation = defineMail({
  name: 'accounts.invitation',
  props: z.object({ fullName: z.string().optional(), link: z.url(), days: z.number() }),
  subject: (locale) => translate(locale, 'mail.invitation.subject'),
  Body: ({ locale, fullName, link, days }) => (
    <>
      <Title>{translate(locale, 'mail.invitation.title')}</Title>
      <Hello locale={locale} name={fullName} />
      <Paragraph>{translate(locale, 'mail.invitation.text')}</Paragraph>
      <Action href={link}>{translate(locale, 'mail.invitation.action')}</Action>
      <Small>{translate(locale, 'mail.invitation.small', { days })}</Small>
    </>
  ),
});
