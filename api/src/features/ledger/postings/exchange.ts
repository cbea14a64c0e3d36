import { type AccountName, account } from '../accounts.ts';
import type { Posting } from '../post.ts';
import { type PaidSale, salePaid } from './sale.ts';

/** A sale that the refund of another course pays, at least in part. */
export interface ExchangeSale extends PaidSale {
  /** The part of its price that the refund pays, in đồng. */
  readonly credit: number;
}

/** All accounts of an exchange except those of its refund. */
export const accountsOfSale = ({ gateway, lines }: PaidSale): AccountName[] => [
  account.gateway(gateway),
  account.suspense,
  account.refundPayable,
  account.promotion,
  account.vatWithheld,
  account.pitWithheld,
  account.commissionDeferred,
  ...lines.map(({ teacherId }) => account.hold(teacherId)),
];

/** Exchange paid: the refund of one course pays the other. The gateway owes the platform the additional payment. */
export function exchangePaid({ credit, ...sale }: ExchangeSale): Posting {
  const [paid, ...parts] = salePaid(sale).entries;
  const [line] = sale.lines;
  return {
    ...salePaid(sale),
    kind: 'EXCHANGE_PAID',
    entries: [
      { account: account.refundPayable, amount: credit, lineId: line?.lineId },
      { account: paid!.account, amount: paid!.amount - credit },
      ...parts,
    ],
  };
}
