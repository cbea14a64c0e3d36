import { defineEnum } from '../../graphql/define-enum.ts';

export const PostingKind = defineEnum('PostingKind', 'Kind of a ledger transaction.', {
  SALE_PAID: 'A buyer paid. The price is divided among all parties.',
  EXCHANGE_PAID: 'A course was paid with credit from an exchanged course.',
  GATEWAY_SETTLED: 'A gateway transferred its balance to the platform.',
  DEDUCTION_SETTLED: 'A gateway deducted refunds from the amount that it transferred.',
  EARNING_RELEASED: 'The hold of a sale ended. The share is available to the teacher.',
  REFUND_APPROVED: 'A refund was approved. The shares of all parties are reversed.',
  REFUND_PAID: 'A refund was transferred to the buyer.',
  RECEIVABLE_NETTED: 'A teacher’s debt was deducted from earnings.',
  RECEIVABLE_WRITTEN_OFF: 'A teacher’s debt was written off as a loss of the platform.',
  PAYOUT_ASKED: 'Money was reserved for a payout.',
  PAYOUT_DONE: 'A payout reached the teacher’s bank.',
  PAYOUT_FAILED: 'A payout ended without a transfer. The amount is available again.',
  DISPUTE_OPENED: 'The buyer’s bank withdrew the amount until the dispute is decided.',
  DISPUTE_WON: 'The amount of a dispute was returned to the platform.',
  DISPUTE_LOST: 'The amount of a dispute is lost, with the effects of a refund.',
  PACKAGE_SOLD: 'A package for teachers was paid.',
  PACKAGE_DAY: 'A day of a package elapsed and counts as earned.',
  PACKAGE_CANCELLED: 'A package was cancelled with a refund.',
  SUSPENSE_RECEIVED: 'A payment was received that matches no order yet.',
  SUSPENSE_RETURNED: 'An unmatched payment is owed to its sender.',
  TAX_PAID: 'Taxes were paid to the tax office.',
});
export type PostingKind = keyof typeof PostingKind;
