import { z } from 'zod';
import { EVERYWHERE, IN_APP_ONLY, type NotificationKindTable } from '../support/index.ts';

const params = z.object({ number: z.string() });

export const notificationKinds = {
  TICKET_ANSWERED: {
    description: 'Support has answered what one asked.',
    params,
    defaults: EVERYWHERE,
  },
  TICKET_WAITING: {
    description: 'A ticket came, or its requester has written again.',
    params: z.object({ number: z.string(), what: z.enum(['NEW', 'REPLY']) }),
    defaults: IN_APP_ONLY,
    concerns: 'ticket:answer',
    variant: ({ what }: { what: string }) => what,
  },
  TICKET_ASSIGNED: {
    description: 'Somebody gave one a ticket to take care of.',
    params,
    defaults: IN_APP_ONLY,
    concerns: 'ticket:answer',
  },
  TICKET_OVERDUE: {
    description: 'A ticket has waited longer than its requester was promised.',
    params,
    defaults: EVERYWHERE,
    concerns: 'ticket:answer',
  },
} as const satisfies NotificationKindTable;

type Own = typeof notificationKinds;
declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends Own {}
}
