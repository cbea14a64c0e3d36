import { z } from 'zod';
import { EVERYWHERE, type NotificationKindTable } from '../../support/index.ts';

const params = z.object({ course: z.string(), reason: z.string() });

export const notificationKinds = {
  PLACE_GIVEN: { description: 'A teacher enrolled one in a course.', params, defaults: EVERYWHERE },
  PLACE_TAKEN: { description: 'A place that a teacher gave has ended.', params, defaults: EVERYWHERE },
} as const satisfies NotificationKindTable;

type Own = typeof notificationKinds;
declare module '../../support/notification-kinds.ts' {
  interface NotificationKinds extends Own {}
}
