import { z } from 'zod';
import { EVERYWHERE, type NotificationKindTable } from '../support/index.ts';

export const notificationKinds = {
  WEBHOOK_OFF: {
    description: 'A webhook was switched off, since nothing reached it; can’t be switched off.',
    params: z.object({ name: z.string(), reason: z.enum(['FAILING', 'GONE']) }),
    defaults: EVERYWHERE,
    isFixed: true,
    concerns: 'webhook:manage',
    variant: ({ reason }: { reason: string }) => reason,
  },
} as const satisfies NotificationKindTable;

type Own = typeof notificationKinds;
declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends Own {}
}
