import { z } from 'zod';
import { translate } from '../../../platform/i18n/messages/index.ts';
import { Action, defineMail, Hello, Paragraph, Small, Title } from '../../../platform/mail/index.ts';

/**
 * Welcomes the owner of a new account. Its button verifies the address unless that is already done. Until then the
 * address may belong to another person, so the e-mail contains no text that was typed in.
 */
export const welcome = defineMail({
  name: 'accounts.welcome',
  props: z.object({ isTeacher: z.boolean(), confirmLink: z.url().optional() }),
  subject: (locale) => translate(locale, 'mail.welcome.subject'),
  preview: (locale) => translate(locale, 'mail.welcome.title'),
  Body: ({ locale, isTeacher, confirmLink, url }) => (
    <>
      <Title>{translate(locale, 'mail.welcome.title')}</Title>
      <Hello locale={locale} />
      <Paragraph>{translate(locale, isTeacher ? 'mail.welcome.teacher' : 'mail.welcome.student')}</Paragraph>
      {confirmLink && <Paragraph>{translate(locale, 'mail.welcome.confirmWhy')}</Paragraph>}
      {confirmLink ? (
        <Action href={confirmLink}>{translate(locale, 'mail.welcome.confirm')}</Action>
      ) : (
        <Action href={url(isTeacher ? '/teacher/courses' : '/courses')}>
          {translate(locale, isTeacher ? 'mail.welcome.teach' : 'mail.welcome.browse')}
        </Action>
      )}
      <Small>{translate(locale, 'mail.welcome.notYou')}</Small>
    </>
  ),
});
