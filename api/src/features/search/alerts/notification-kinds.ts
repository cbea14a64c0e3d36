import { z } from 'zod';
import { EVERYWHERE, type NotificationKindTable } from '../../support/index.ts';

export const notificationKinds = {
  COURSE_FOUND: {
    description: 'A course that matches a search of the person, who asked to be told, is on sale.',
    params: z.object({ search: z.string(), course: z.string(), teacher: z.string() }),
    defaults: EVERYWHERE,
  },
} as const satisfies NotificationKindTable;

type Own = typeof notificationKinds;
declare module '../../support/notification-kinds.ts' {
  interface NotificationKinds extends Own {}
}
