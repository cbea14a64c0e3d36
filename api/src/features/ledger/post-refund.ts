import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { account } from './accounts.ts';
import { Earning } from './earning.entity.ts';
import { giveBack } from './give-back.ts';
import { openEarnings } from './open-earnings.ts';
import { type Balances, lockAccounts, post } from './post.ts';
import { accountsOfSale, type ExchangeSale, exchangePaid } from './postings/exchange.ts';
import { accountsOfRefund, refundAfterRelease, refundBeforeRelease, refundPaid } from './postings/refund.ts';
import { vatIn } from './postings/release.ts';

/** A refund of one line that is granted. */
export interface ApprovedRefund {
  readonly refundId: string;
  readonly lineId: string;
  readonly amount: number;
  readonly occurredAt?: Date;
}

/**
 * Refund approved: each part of the line's price goes back, and the buyer is owed `amount` đồng. Out of the hold, or
 * after the release out of what the teacher has; what they have no longer, they owe.
 * @throws an unexpected error where more would go back than was paid
 */
export async function postRefundApproved(em: EntityManager, refund: ApprovedRefund): Promise<void> {
  const earning = await lockEarning(em, refund.lineId);
  await bookRefund(em, earning, refund, await lockAccounts(em, accountsOfRefund(earning.teacherId)));
}

/** A course is given back for another one: its refund, and the sale that it pays, with all accounts locked at once. */
export async function postExchange(
  em: EntityManager,
  refund: ApprovedRefund,
  sale: ExchangeSale,
): Promise<void> {
  await openEarnings(em, [sale.orderId]);
  const earning = await lockEarning(em, refund.lineId);
  const accounts = [...accountsOfRefund(earning.teacherId), ...accountsOfSale(sale)];
  await bookRefund(em, earning, refund, await lockAccounts(em, accounts));
  await post(em, exchangePaid(sale));
}

const lockEarning = (em: EntityManager, lineId: string): Promise<Earning> =>
  em.findOneOrFail(Earning, { lineId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });

async function bookRefund(
  em: EntityManager,
  earning: Earning,
  { refundId, lineId, amount, occurredAt }: ApprovedRefund,
  balances: Balances,
): Promise<void> {
  const { teacherId, orderId, refunded, releasedAt } = earning;
  const parts = giveBack(earning, refunded, amount);
  const { commissionLeft, serviceVatBp } = earning;
  earning.giveBack(amount, parts.teacherShare, parts.commission);
  const refund = { refundId, orderId, lineId, teacherId, amount, parts, occurredAt };
  if (!releasedAt) await post(em, refundBeforeRelease(refund, balances));
  else {
    // What is left keeps exactly the tax that it holds, so that the last refund leaves none
    const commissionVat = vatIn(commissionLeft, serviceVatBp!) - vatIn(earning.commissionLeft, serviceVatBp!);
    await post(em, refundAfterRelease({ ...refund, commissionVat }, balances));
  }
  await em.flush();
}

/** The money of a refund has left, by a gateway or from the bank. */
export async function postRefundPaid(
  em: EntityManager,
  paid: Parameters<typeof refundPaid>[0],
): Promise<boolean> {
  const source = paid.gateway ? account.gateway(paid.gateway) : account.bank;
  const balances = await lockAccounts(em, [account.refundPayable, source, account.bank]);
  return post(em, refundPaid(paid, balances));
}
