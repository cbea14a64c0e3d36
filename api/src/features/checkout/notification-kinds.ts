import { z } from 'zod';
import { translate } from '../../platform/i18n/messages/index.ts';
import { EVERYWHERE, IN_APP_ONLY, type KindsOf, type NotificationKindTable } from '../support/index.ts';

export const notificationKinds = {
  ORDER_PAID: {
    description: 'The payment of the buyer’s order was confirmed.',
    params: z.object({ number: z.string(), course: z.string() }),
    defaults: EVERYWHERE,
  },
  ENROLLED: {
    description: 'The student was enrolled in a course.',
    params: z.object({ course: z.string() }),
    defaults: IN_APP_ONLY,
  },
  COURSE_SOLD: {
    description: 'The teacher’s course has a new student.',
    params: z.object({ course: z.string() }),
    defaults: IN_APP_ONLY,
    concerns: 'course:create',
  },
  COURSE_EXCHANGED: {
    description: 'A bought course was exchanged for another one.',
    params: z.object({ from: z.string(), course: z.string(), paid: z.number(), returned: z.number() }),
    defaults: EVERYWHERE,
    text: (locale, params) => {
      const kind = Number(params.returned) > 0 ? 'returned' : Number(params.paid) > 0 ? 'paid' : 'text';
      return {
        title: translate(locale, 'notification.COURSE_EXCHANGED.title', params),
        text: translate(locale, `notification.COURSE_EXCHANGED.${kind}`, params),
      };
    },
  },
  SALE_EXCHANGED: {
    description: 'A buyer exchanged the teacher’s course for another one.',
    params: z.object({ course: z.string(), amount: z.number() }),
    defaults: IN_APP_ONLY,
    concerns: 'refund:answer',
  },
} as const satisfies NotificationKindTable;

declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends KindsOf<typeof notificationKinds> {}
}
