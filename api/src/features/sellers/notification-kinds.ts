import { z } from 'zod';
import { EVERYWHERE, type KindsOf, type NotificationKindTable } from '../support/index.ts';

export const notificationKinds = {
  SELLER_DECIDED: {
    description: 'An administrator verified or rejected the user’s identity as a seller.',
    params: z.object({
      outcome: z.enum(['VERIFIED', 'REJECTED']),
      /** Empty after a verification. */
      reason: z.string(),
    }),
    defaults: EVERYWHERE,
    concerns: 'teacher-profile:update',
    variant: ({ outcome }: { outcome: string }) => outcome,
  },
} as const satisfies NotificationKindTable;

declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends KindsOf<typeof notificationKinds> {}
}
