import { z } from 'zod';
import { EVERYWHERE, type NotificationKindTable } from '../support/index.ts';

export const notificationKinds = {
  BACKUP_FAILED: {
    description: 'A backup was not made, or not finished; can’t be switched off.',
    params: z.object({ at: z.string() }),
    defaults: EVERYWHERE,
    isFixed: true,
    concerns: 'backup:read',
  },
  DRILL_FAILED: {
    description: 'A backup could not be restored in a drill; can’t be switched off.',
    params: z.object({ at: z.string() }),
    defaults: EVERYWHERE,
    isFixed: true,
    concerns: 'backup:read',
  },
} as const satisfies NotificationKindTable;

type Own = typeof notificationKinds;
declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends Own {}
}
