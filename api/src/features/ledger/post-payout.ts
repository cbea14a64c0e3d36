import type { EntityManager } from '@mikro-orm/postgresql';
import { account } from './accounts.ts';
import { lockAccounts, post, postAll } from './post.ts';
import { payoutDone, payoutFailed, payoutRequested } from './postings/payout.ts';
import { receivableNetted } from './postings/release.ts';

type PaidOut = Parameters<typeof payoutRequested>[0];

/**
 * The money that a teacher may have paid out and the money that the teacher owes, in đồng. The accounts are locked
 * until the transaction ends.
 */
export async function lockPayable(
  em: EntityManager,
  teacherId: string,
): Promise<{ available: number; owed: number }> {
  const [available, owed] = [account.available(teacherId), account.receivable(teacherId)];
  const balances = await lockAccounts(em, [available, owed, account.transit(teacherId), account.bank]);
  return { available: balances(available), owed: balances(owed) };
}

/** Payout requested: the money is reserved. The caller has locked the accounts (lockPayable). */
export const postPayoutRequested = (em: EntityManager, payout: PaidOut): Promise<boolean> =>
  post(em, payoutRequested(payout));

export const postPayoutDone = (em: EntityManager, payout: PaidOut): Promise<boolean> =>
  post(em, payoutDone(payout));

/** Payout failed, rejected or withdrawn: the teacher has the money again, less what they owe by now. */
export async function postPayoutFailed(em: EntityManager, payout: PaidOut): Promise<boolean> {
  const { payoutId, teacherId, amount } = payout;
  const { available, owed } = await lockPayable(em, teacherId);
  const netted = receivableNetted(`payout:${payoutId}`, teacherId, owed, available + amount);
  return (await postAll(em, [payoutFailed(payout), ...(netted ? [netted] : [])])) > 0;
}
