import { account } from '../accounts.ts';
import type { Posting } from '../post.ts';

interface PaidOut {
  readonly payoutId: string;
  readonly teacherId: string;
  /** In đồng. */
  readonly amount: number;
  readonly occurredAt?: Date;
}

/** Payout requested: the money is reserved. */
export const payoutRequested = ({ payoutId, teacherId, amount, occurredAt }: PaidOut): Posting => ({
  kind: 'PAYOUT_ASKED',
  key: `payout-asked:${payoutId}`,
  occurredAt,
  entries: [
    { account: account.available(teacherId), amount },
    { account: account.transit(teacherId), amount: -amount },
  ],
});

/** Payout executed: the money is in the teacher's bank account. */
export const payoutDone = ({ payoutId, teacherId, amount, occurredAt }: PaidOut): Posting => ({
  kind: 'PAYOUT_DONE',
  key: `payout-done:${payoutId}`,
  occurredAt,
  entries: [
    { account: account.transit(teacherId), amount },
    { account: account.bank, amount: -amount },
  ],
});

/**
 * Payout failed, rejected or withdrawn: the teacher has the money again. A debt of the teacher is then set off first.
 */
export const payoutFailed = ({ payoutId, teacherId, amount, occurredAt }: PaidOut): Posting => ({
  kind: 'PAYOUT_FAILED',
  key: `payout-failed:${payoutId}`,
  occurredAt,
  reverses: `payout-asked:${payoutId}`,
  entries: [
    { account: account.transit(teacherId), amount },
    { account: account.available(teacherId), amount: -amount },
  ],
});
