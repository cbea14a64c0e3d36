import { z } from 'zod';
import { EVERYWHERE, type KindsOf, type NotificationKindTable } from '../support/index.ts';

export const notificationKinds = {
  BUSINESS_REPORT: {
    description: 'A saved business report with its totals, sent on Mondays.',
    params: z.object({ name: z.string(), from: z.iso.date(), to: z.iso.date(), totals: z.string() }),
    defaults: EVERYWHERE,
    concerns: 'business-report:read',
  },
} as const satisfies NotificationKindTable;

declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends KindsOf<typeof notificationKinds> {}
}
