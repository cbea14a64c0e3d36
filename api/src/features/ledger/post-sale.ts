import type { EntityManager } from '@mikro-orm/postgresql';
import { account, type Posting, post, postAll } from './post.ts';
import type { SaleParts } from './split-sale.ts';

/** A paid order as the ledger sees it. */
export interface PaidSale {
  readonly orderId: string;
  readonly gateway: string;
  readonly total: number;
  readonly lines: readonly (SaleParts & { readonly teacherId: string })[];
  readonly occurredAt?: Date;
}

/** Sale paid: the gateway owes us the price; teachers, the tax office and we ourselves are owed its parts. */
export const postSale = (em: EntityManager, sale: PaidSale): Promise<boolean> => post(em, salePosting(sale));

/** Many paid sales at once. @returns how many were not posted before */
export const postSales = (em: EntityManager, sales: readonly PaidSale[]): Promise<number> =>
  postAll(em, sales.map(salePosting));

const salePosting = ({ orderId, gateway, total, lines, occurredAt }: PaidSale): Posting => ({
  kind: 'SALE_PAID',
  key: `sale:${orderId}`,
  orderId,
  occurredAt,
  entries: [
    { account: account.gateway(gateway), amount: total },
    ...lines.flatMap((line) => [
      { account: account.hold(line.teacherId), amount: -line.teacherShare },
      { account: account.vatWithheld, amount: -line.vatWithheld },
      { account: account.pitWithheld, amount: -line.pitWithheld },
      { account: account.commissionDeferred, amount: -line.commission },
    ]),
  ],
});

/** Money that came and fits nothing: a wrong amount, a second capture, a course owned already. */
export const postSuspense = (
  em: EntityManager,
  {
    orderId,
    gateway,
    amount,
    transaction,
    occurredAt,
  }: {
    orderId: string;
    gateway: string;
    amount: number;
    transaction: string;
    occurredAt?: Date;
  },
): Promise<boolean> =>
  post(em, {
    kind: 'SUSPENSE_RECEIVED',
    key: `suspense:${gateway}:${transaction}`,
    orderId,
    occurredAt,
    entries: [
      { account: account.gateway(gateway), amount },
      { account: account.suspense, amount: -amount },
    ],
  });
