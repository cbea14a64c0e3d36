import { z } from 'zod';
import { translate } from '../../../platform/i18n/messages/index.ts';
import {
  Action,
  defineMail,
  Hello,
  Paragraph,
  Small,
  TextLink,
  Title,
} from '../../../platform/mail/index.ts';

/** Notifies an address without an account of a course that matches its search. */
export const courseFoundMail = defineMail({
  name: 'search.course-found',
  props: z.object({
    search: z.string(),
    course: z.string(),
    teacher: z.string(),
    link: z.url(),
    stop: z.url(),
  }),
  // Without the words of the search, because anyone can enter them together with the address of another person
  subject: (locale, { course }) => translate(locale, 'mail.courseFound.subject', { course }),
  Body: ({ locale, search, course, teacher, link, stop }) => (
    <>
      <Title>{translate(locale, 'notification.COURSE_FOUND.title', { search })}</Title>
      <Hello locale={locale} />
      <Paragraph>{translate(locale, 'notification.COURSE_FOUND.text', { course, teacher })}</Paragraph>
      <Action href={link}>{translate(locale, 'mail.courseFound.open')}</Action>
      <Small>
        {translate(locale, 'mail.courseFound.once', { search })}{' '}
        <TextLink href={stop}>{translate(locale, 'mail.courseFound.stop')}</TextLink>
      </Small>
    </>
  ),
});
