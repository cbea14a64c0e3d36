import { type AccountName, account } from '../accounts.ts';
import type { Posting } from '../post.ts';
import { type PaidSale, salePaid } from './sale.ts';

/** A sale that a course given back for it pays, at least in part. */
export interface ExchangeSale extends PaidSale {
  /** What of its price the buyer is owed for the other course, in đồng. */
  readonly credit: number;
}

/** Everything that an exchange may post to, apart from what its refund does. */
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

/** Exchange paid: what the buyer is owed for the one course pays the other; a gateway owes us what was paid besides. */
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
