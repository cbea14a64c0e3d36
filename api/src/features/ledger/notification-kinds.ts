import { z } from 'zod';
import { formatTime, formatVnd } from '../../platform/i18n/formats.ts';
import { translate } from '../../platform/i18n/messages/index.ts';
import { EVERYWHERE, type NotificationKindTable } from '../support/index.ts';

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
    text: (locale, { bank, digits, usableFrom }) => {
      const values = { bank: bank!, digits: digits!, usableFrom: formatTime(locale, new Date(usableFrom!)) };
      return {
        title: translate(locale, 'notification.PAYOUT_ACCOUNT_SET.title', values),
        text: translate(locale, 'notification.PAYOUT_ACCOUNT_SET.text', values),
      };
    },
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
    text: (locale, { number, amount, status, reason }) => {
      const values = { number: number!, amount: formatVnd(locale, Number(amount)), reason: reason! };
      const outcome = status as 'PAID' | 'FAILED' | 'REJECTED';
      return {
        title: translate(locale, `notification.PAYOUT_ENDED.${outcome}.title`, values),
        text: translate(locale, `notification.PAYOUT_ENDED.${outcome}.text`, values),
      };
    },
  },
  PAYOUT_TO_APPROVE: {
    description: 'A teacher requested a payout that requires approval.',
    params: z.object({ number: z.string(), amount: z.number() }),
    defaults: EVERYWHERE,
    concerns: 'payout:approve',
    text: (locale, { number, amount }) => {
      const values = { number: number!, amount: formatVnd(locale, Number(amount)) };
      return {
        title: translate(locale, 'notification.PAYOUT_TO_APPROVE.title', values),
        text: translate(locale, 'notification.PAYOUT_TO_APPROVE.text', values),
      };
    },
  },
} as const satisfies NotificationKindTable;

type Own = typeof notificationKinds;
declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends Own {}
}
