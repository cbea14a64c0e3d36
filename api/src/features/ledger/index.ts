export * from './earning.entity.ts';
export { freezeEarning, unfreezeEarning } from './freeze-earning.ts';
export * from './ledger.entity.ts';
export { Payout } from './payouts/payout.entity.ts';
export { PayoutAccount, sealNumber } from './payouts/payout-account.entity.ts';
export { transferCsv } from './payouts/transfer-file.ts';
export {
  postDisputeLost,
  postDisputeOpened,
  postDisputeWon,
  postSettlement,
  postSuspenseReturned,
  postTaxPaid,
} from './post-gateway.ts';
export { lockPayable, postPayoutAsked, postPayoutDone, postPayoutFailed } from './post-payout.ts';
export { postRefundApproved, postRefundPaid } from './post-refund.ts';
export * from './post-sale.ts';
export type { PaidLine } from './postings/sale.ts';
export { releaseDue, releaseEarnings } from './release-earnings.jobs.ts';
export { EARNINGS_HOLD_DAYS } from './settings.ts';
export * from './split-sale.ts';
