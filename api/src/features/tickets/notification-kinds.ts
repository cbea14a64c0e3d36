import { z } from 'zod';
import { EVERYWHERE, IN_APP_ONLY, type KindsOf, type NotificationKindTable } from '../support/index.ts';

const params = z.object({ number: z.string() });

export const notificationKinds = {
  TICKET_ANSWERED: {
    description: 'Support replied to a ticket of the person.',
    params,
    defaults: EVERYWHERE,
  },
  TICKET_WAITING: {
    description: 'A ticket was created, or its requester replied.',
    params: z.object({ number: z.string(), what: z.enum(['NEW', 'REPLY']) }),
    defaults: IN_APP_ONLY,
    concerns: 'ticket:answer',
    variant: ({ what }: { what: string }) => what,
  },
  TICKET_ASSIGNED: {
    description: 'A ticket was assigned to the agent.',
    params,
    defaults: IN_APP_ONLY,
    concerns: 'ticket:answer',
  },
  TICKET_OVERDUE: {
    description: 'A ticket has exceeded the response time promised to its requester.',
    params,
    defaults: EVERYWHERE,
    concerns: 'ticket:answer',
  },
} as const satisfies NotificationKindTable;

declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends KindsOf<typeof notificationKinds> {}
}
