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
import { formatNotification, isNotificationKind, type NotificationKind } from '../notification-kinds.ts';

/** A notification by e-mail, with the same texts as in the app. */
export const notificationMail = defineMail({
  name: 'support.notification',
  props: z.object({
    kind: z.custom<NotificationKind>(isNotificationKind),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    link: z.string().optional(),
    fullName: z.string().optional(),
    /** Path of the one-click unsubscribe link for this kind. Undefined if the kind cannot be switched off. */
    unsubscribe: z.string().optional(),
  }),
  unsubscribe: ({ unsubscribe }) => unsubscribe,
  subject: (locale, { kind, params }) => formatNotification(locale, kind, params).title,
  preview: (locale, { kind, params }) => formatNotification(locale, kind, params).text,
  Body: ({ locale, url, kind, params, link, fullName }) => {
    const { title, text } = formatNotification(locale, kind, params);
    return (
      <>
        <Title>{title}</Title>
        <Hello locale={locale} name={fullName} />
        <Paragraph>{text}</Paragraph>
        {link && <Action href={url(link)}>{translate(locale, 'mail.notification.open')}</Action>}
        <Small>
          {translate(locale, 'mail.notification.why')}{' '}
          <TextLink href={url('/dashboard/profile/notifications')}>
            {translate(locale, 'mail.notification.choose')}
          </TextLink>
        </Small>
      </>
    );
  },
});
