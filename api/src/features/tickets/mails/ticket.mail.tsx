import { z } from 'zod';
import { type MessageKey, translate } from '../../../platform/i18n/messages/index.ts';
import { Action, defineMail, Hello, Paragraph, Small, Title } from '../../../platform/mail/index.ts';
import { LINK_DAYS } from '../links.ts';

/** A link to a guest's ticket, after its receipt, after an answer, or on request. */
export const ticketMail = defineMail({
  name: 'tickets.ticket',
  props: z.object({ what: z.enum(['RECEIVED', 'ANSWERED', 'LINK']), number: z.string(), link: z.url() }),
  subject: (locale, { what, number }) =>
    translate(locale, `mail.ticket.${what}.title` as MessageKey, { number }),
  Body: ({ locale, what, number, link }) => (
    <>
      <Title>{translate(locale, `mail.ticket.${what}.title` as MessageKey, { number })}</Title>
      <Hello locale={locale} />
      <Paragraph>{translate(locale, `mail.ticket.${what}.text` as MessageKey)}</Paragraph>
      <Action href={link}>{translate(locale, 'mail.ticket.open')}</Action>
      <Small>{translate(locale, 'mail.ticket.small', { days: LINK_DAYS })}</Small>
    </>
  ),
});
