import { z } from 'zod';
import { IN_APP_ONLY, type NotificationKindTable } from '../support/index.ts';
import { EXPORT_PERMISSIONS } from './export-lists.ts';

export const notificationKinds = {
  LIST_EXPORTED: {
    description: 'A file that one asked for is ready, or could not be written.',
    params: z.object({ file: z.string(), rows: z.number(), outcome: z.enum(['READY', 'FAILED']) }),
    defaults: IN_APP_ONLY,
    concerns: EXPORT_PERMISSIONS,
    variant: ({ outcome }: { outcome: string }) => outcome,
  },
} as const satisfies NotificationKindTable;

type Own = typeof notificationKinds;
declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends Own {}
}
