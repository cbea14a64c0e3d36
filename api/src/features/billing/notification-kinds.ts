import { z } from 'zod';
import { EVERYWHERE, IN_APP_ONLY, type NotificationKindTable } from '../support/index.ts';

export const notificationKinds = {
  ORDER_PAID: {
    description: 'The money for one’s order came.',
    params: z.object({ number: z.string(), course: z.string() }),
    defaults: EVERYWHERE,
  },
  ENROLLED: {
    description: 'One may study a course.',
    params: z.object({ course: z.string() }),
    defaults: IN_APP_ONLY,
  },
  COURSE_SOLD: {
    description: 'One’s course has a new student.',
    params: z.object({ course: z.string() }),
    defaults: IN_APP_ONLY,
    concerns: 'course:create',
  },
} as const satisfies NotificationKindTable;

type Own = typeof notificationKinds;
declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends Own {}
}
