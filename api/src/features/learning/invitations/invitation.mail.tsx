import { z } from 'zod';
import { translate } from '../../../platform/i18n/messages/index.ts';
import { Action, defineMail, Hello, Paragraph, Small, Title } from '../../../platform/mail/index.ts';

/** Invites an address without an account to a course. */
export const courseInvitationMail = defineMail({
  name: 'learning.course-invitation',
  props: z.object({ course: z.string(), teacher: z.string(), link: z.url(), days: z.number() }),
  subject: (locale, { course, teacher }) =>
    translate(locale, 'mail.courseInvitation.subject', { course, teacher }),
  preview: (locale, { days }) => translate(locale, 'mail.courseInvitation.valid', { days }),
  Body: ({ locale, course, teacher, link, days }) => (
    <>
      <Title>{translate(locale, 'mail.courseInvitation.subject', { course, teacher })}</Title>
      <Hello locale={locale} />
      <Paragraph>{translate(locale, 'mail.courseInvitation.text', { course })}</Paragraph>
      <Action href={link}>{translate(locale, 'mail.courseInvitation.join')}</Action>
      <Small>
        {translate(locale, 'mail.courseInvitation.valid', { days })}{' '}
        {translate(locale, 'mail.courseInvitation.notYou')}
      </Small>
    </>
  ),
});
