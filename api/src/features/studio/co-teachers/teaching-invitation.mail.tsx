import { z } from 'zod';
import { translate } from '../../../platform/i18n/messages/index.ts';
import { Action, defineMail, Hello, Paragraph, Small, Title } from '../../../platform/mail/index.ts';

/** Invites an address without an account to co-teach a course. */
export const teachingInvitationMail = defineMail({
  name: 'studio.teaching-invitation',
  props: z.object({ course: z.string(), teacher: z.string() }),
  subject: (locale, props) => translate(locale, 'notification.TEACHING_INVITED.title', props),
  preview: (locale) => translate(locale, 'mail.teachingInvitation.text'),
  Body: ({ locale, url, course, teacher }) => (
    <>
      <Title>{translate(locale, 'notification.TEACHING_INVITED.title', { course, teacher })}</Title>
      <Hello locale={locale} />
      <Paragraph>{translate(locale, 'mail.teachingInvitation.text')}</Paragraph>
      <Action href={url('/register?next=/teacher/courses')}>
        {translate(locale, 'mail.teachingInvitation.register')}
      </Action>
      <Small>{translate(locale, 'mail.teachingInvitation.notYou')}</Small>
    </>
  ),
});
