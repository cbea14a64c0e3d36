import { z } from 'zod';
import { EVERYWHERE, type KindsOf, type NotificationKindTable } from '../support/index.ts';

export const notificationKinds = {
  BOOKS_BROKEN: {
    description: 'The nightly consistency check found errors in the ledger. Cannot be turned off.',
    params: z.object({ count: z.number(), first: z.string() }),
    defaults: EVERYWHERE,
    isFixed: true,
    concerns: 'ledger:read',
  },
  PAYOUT_ACCOUNT_SET: {
    description: 'The user’s bank account for earnings was added or changed. Cannot be turned off.',
    params: z.object({ bank: z.string(), digits: z.string(), usableFrom: z.iso.datetime() }),
    defaults: EVERYWHERE,
    isFixed: true,
    concerns: 'payout:request',
  },
  PAYOUT_ACCOUNT_UNDONE: {
    description: 'A change of the user’s bank account for earnings was reverted. Cannot be turned off.',
    params: z.object({ bank: z.string(), digits: z.string() }),
    defaults: EVERYWHERE,
    isFixed: true,
    concerns: 'payout:request',
  },
  PAYOUT_ENDED: {
    description: 'A payout to the user was paid, failed or was rejected.',
    params: z.object({
      number: z.string(),
      amount: z.number(),
      status: z.enum(['PAID', 'FAILED', 'REJECTED']),
      /** Empty if there is no reason to state. */
      reason: z.string(),
    }),
    defaults: EVERYWHERE,
    concerns: 'payout:request',
    variant: ({ status }: { status: string }) => status,
  },
  PAYOUT_TO_APPROVE: {
    description: 'A teacher requested a payout that requires approval.',
    params: z.object({ number: z.string(), amount: z.number() }),
    defaults: EVERYWHERE,
    concerns: 'payout:approve',
  },
} as const satisfies NotificationKindTable;

declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends KindsOf<typeof notificationKinds> {}
}
