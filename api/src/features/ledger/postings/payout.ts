import { account } from '../accounts.ts';
import type { Posting } from '../post.ts';

interface PaidOut {
  readonly payoutId: string;
  readonly teacherId: string;
  /** In đồng. */
  readonly amount: number;
  readonly occurredAt?: Date;
}

/** Payout asked: nothing else can use the money any more. */
export const payoutAsked = ({ payoutId, teacherId, amount, occurredAt }: PaidOut): Posting => ({
  kind: 'PAYOUT_ASKED',
  key: `payout-asked:${payoutId}`,
  occurredAt,
  entries: [
    { account: account.available(teacherId), amount },
    { account: account.transit(teacherId), amount: -amount },
  ],
});

/** Payout done: the teacher's bank has it. */
export const payoutDone = ({ payoutId, teacherId, amount, occurredAt }: PaidOut): Posting => ({
  kind: 'PAYOUT_DONE',
  key: `payout-done:${payoutId}`,
  occurredAt,
  entries: [
    { account: account.transit(teacherId), amount },
    { account: account.bank, amount: -amount },
  ],
});

/** Payout failed, was refused or withdrawn: the teacher has it again. What they owe is then taken first. */
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
