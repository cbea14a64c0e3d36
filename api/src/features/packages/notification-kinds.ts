import { z } from 'zod';
import { EVERYWHERE, type KindsOf, type NotificationKindTable } from '../support/index.ts';

export const notificationKinds = {
  PACKAGE_PAID: {
    description: 'The payment of the teacher’s package was confirmed.',
    params: z.object({ number: z.string(), package: z.string(), amount: z.number(), until: z.iso.date() }),
    defaults: EVERYWHERE,
    concerns: 'package:subscribe',
  },
  PACKAGE_GIVEN: {
    description: 'An administrator granted the teacher a package or additional days.',
    params: z.object({ package: z.string(), until: z.iso.date(), reason: z.string() }),
    defaults: EVERYWHERE,
    concerns: 'package:subscribe',
  },
  PACKAGE_ENDS: {
    description: 'The teacher’s package ends soon. Sent three times before the end.',
    params: z.object({
      package: z.string(),
      days: z.number(),
      until: z.iso.date(),
      /** The next step: a renewal, the requested end, or the choice of another package. */
      outlook: z.enum(['RENEW', 'ENDS', 'CHOOSE']),
    }),
    defaults: EVERYWHERE,
    concerns: 'package:subscribe',
    variant: ({ outlook }: { outlook: string }) => outlook,
  },
  PACKAGE_PAST_DUE: {
    description: 'The teacher’s package has ended and the grace period has begun. Cannot be disabled.',
    params: z.object({ package: z.string(), until: z.iso.date() }),
    defaults: EVERYWHERE,
    isFixed: true,
    concerns: 'package:subscribe',
  },
  PACKAGE_ENDED: {
    description: 'The teacher’s package has ended and FREE applies. Cannot be disabled.',
    params: z.object({ package: z.string() }),
    defaults: EVERYWHERE,
    isFixed: true,
    concerns: 'package:subscribe',
  },
  COURSES_STOPPED: {
    description: 'Courses of the teacher stopped selling because of the quota. Cannot be disabled.',
    params: z.object({ count: z.number(), first: z.string() }),
    defaults: EVERYWHERE,
    isFixed: true,
    concerns: 'package:subscribe',
  },
  COURSES_RESUMED: {
    description: 'Courses of the teacher that had stopped because of the quota are on sale again.',
    params: z.object({ count: z.number(), first: z.string() }),
    defaults: EVERYWHERE,
    concerns: 'package:subscribe',
  },
} as const satisfies NotificationKindTable;

declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends KindsOf<typeof notificationKinds> {}
}
