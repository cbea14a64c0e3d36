import { z } from 'zod';
import { EVERYWHERE, type NotificationKindTable } from '../../support/index.ts';

export const notificationKinds = {
  COURSE_FOUND: {
    description: 'A course matches a search for which the person requested a notification.',
    params: z.object({ search: z.string(), course: z.string(), teacher: z.string() }),
    defaults: EVERYWHERE,
  },
} as const satisfies NotificationKindTable;

type Own = typeof notificationKinds;
declare module '../../support/notification-kinds.ts' {
  interface NotificationKinds extends Own {}
}
