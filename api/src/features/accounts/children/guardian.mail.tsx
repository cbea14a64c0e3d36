import { z } from 'zod';
import { type MessageKey, translate } from '../../../platform/i18n/messages/index.ts';
import {
  Action,
  defineMail,
  FactList,
  Hello,
  Paragraph,
  Small,
  Title,
} from '../../../platform/mail/index.ts';

/**
 * Asks the guardian of a child. It does not contain the name of the guardian, because the child typed it, and the
 * address may belong to another person.
 */
export const guardianRequestMail = defineMail({
  name: 'accounts.guardian-request',
  props: z.object({ child: z.string(), link: z.url(), days: z.number() }),
  subject: (locale, { child }) => translate(locale, 'mail.guardian.subject', { child }),
  preview: (locale, { days }) => translate(locale, 'mail.guardian.small', { days }),
  Body: ({ locale, child, link, days }) => (
    <>
      <Title>{translate(locale, 'mail.guardian.subject', { child })}</Title>
      <Hello locale={locale} />
      <Paragraph>{translate(locale, 'mail.guardian.text', { child })}</Paragraph>
      <Action href={link}>{translate(locale, 'mail.guardian.action')}</Action>
      <Small>{translate(locale, 'mail.guardian.small', { days })}</Small>
    </>
  ),
});

/** Confirms the answer of the guardian. After a consent, it contains the link with which it can be withdrawn. */
export const guardianReceiptMail = defineMail({
  name: 'accounts.guardian-receipt',
  props: z.object({
    child: z.string(),
    status: z.enum(['CONSENTED', 'REFUSED', 'WITHDRAWN']),
    code: z.string(),
    privacyVersion: z.number(),
    link: z.url().optional(),
  }),
  subject: (locale, { status, child }) =>
    translate(locale, `mail.guardian.${status}` as MessageKey, { child }),
  Body: ({ locale, child, status, code, privacyVersion, link }) => (
    <>
      <Title>{translate(locale, `mail.guardian.${status}` as MessageKey, { child })}</Title>
      <Hello locale={locale} />
      <Paragraph>{translate(locale, `mail.guardian.${status}.text` as MessageKey, { child })}</Paragraph>
      <FactList
        facts={[
          [translate(locale, 'mail.guardian.code'), code],
          [translate(locale, 'mail.guardian.privacy'), String(privacyVersion)],
        ]}
      />
      {link && <Action href={link}>{translate(locale, 'mail.guardian.withdraw')}</Action>}
      {link && <Small>{translate(locale, 'mail.guardian.keep')}</Small>}
    </>
  ),
});
