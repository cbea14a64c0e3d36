import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { account } from './accounts.ts';
import { Earning } from './earning.entity.ts';
import { type Balances, lockAccounts, post } from './post.ts';
import { openEarnings } from './post-sale.ts';
import { accountsOfSale, type ExchangeSale, exchangePaid } from './postings/exchange.ts';
import { accountsOfRefund, refundAfterRelease, refundBeforeRelease, refundPaid } from './postings/refund.ts';
import { vatIn } from './postings/release.ts';
import { splitRefund } from './split-refund.ts';

export interface ApprovedRefund {
  readonly refundId: string;
  readonly lineId: string;
  readonly amount: number;
  readonly occurredAt?: Date;
}

/**
 * Books an approved refund: each part of the line's price is reversed, and the buyer is owed `amount` đồng. It comes
 * from the hold, or after the release from the teacher's available money. The teacher owes the rest.
 * @throws Error if the refund exceeds the payment
 */
export async function postRefundApproved(em: EntityManager, refund: ApprovedRefund): Promise<void> {
  const earning = await lockEarning(em, refund.lineId);
  await bookRefund(em, earning, refund, await lockAccounts(em, accountsOfRefund(earning.teacherId)));
}

/** Exchanges a course: books its refund and the sale that the refund pays. All accounts are locked together. */
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
  const parts = splitRefund(earning, refunded, amount);
  const { commissionLeft, serviceVatBp } = earning;
  earning.recordRefund(amount, parts.teacherShare, parts.commission);
  const refund = { refundId, orderId, lineId, teacherId, amount, parts, occurredAt };
  if (!releasedAt) await post(em, refundBeforeRelease(refund, balances));
  else {
    // The difference of two rounded taxes, so that the last refund leaves no tax behind
    const commissionVat = vatIn(commissionLeft, serviceVatBp!) - vatIn(earning.commissionLeft, serviceVatBp!);
    await post(em, refundAfterRelease({ ...refund, commissionVat }, balances));
  }
  await em.flush();
}

/** The money of a refund was sent, by a gateway or from the bank. */
export async function postRefundPaid(
  em: EntityManager,
  paid: Parameters<typeof refundPaid>[0],
): Promise<boolean> {
  const source = paid.gateway ? account.gateway(paid.gateway) : account.bank;
  const balances = await lockAccounts(em, [account.refundPayable, source, account.bank]);
  return post(em, refundPaid(paid, balances));
}
