import { z } from 'zod';
import { isMessageKey, translate } from '../../platform/i18n/messages/index.ts';
import { EVERYWHERE, type NotificationKindTable } from '../support/index.ts';

export const notificationKinds = {
  SECURITY: {
    description: 'A sign-in method or security setting of the account changed. Cannot be turned off.',
    params: z.object({ event: z.string(), address: z.string() }),
    defaults: EVERYWHERE,
    isFixed: true,
    hasOwnMail: true,
    // The title is the subject of the e-mail with the details
    text: (locale, params) => {
      const title = `mail.security.subject.${params.event}`;
      return {
        title: translate(locale, isMessageKey(title) ? title : 'notification.SECURITY.title'),
        text: translate(locale, 'notification.SECURITY.text', params),
      };
    },
  },
  PRIVACY_REQUEST_ANSWERED: {
    description: 'An administrator answered a request of the user about personal data. Cannot be turned off.',
    params: z.object({ status: z.enum(['ACCEPTED', 'REFUSED']), answer: z.string(), article: z.string() }),
    defaults: EVERYWHERE,
    isFixed: true,
    variant: ({ status }: { status: string }) => status,
  },
  GUARDIAN_ANSWERED: {
    description:
      'The guardian of the user consented to a public profile, refused, or withdrew the consent. Cannot be turned off.',
    params: z.object({ status: z.enum(['CONSENTED', 'REFUSED', 'WITHDRAWN']) }),
    defaults: EVERYWHERE,
    isFixed: true,
    variant: ({ status }: { status: string }) => status,
  },
  API_TOKEN_EXPIRING: {
    description: 'An API token of the user expires within seven days.',
    params: z.object({ name: z.string(), day: z.string() }),
    defaults: EVERYWHERE,
  },
  EXPORT_READY: {
    description: 'A file requested by the user is ready for download.',
    params: z.object({ file: z.string() }),
    defaults: EVERYWHERE,
  },
} as const satisfies NotificationKindTable;

type Own = typeof notificationKinds;
declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends Own {}
}
