export {
  bankText,
  IsAccountHolder,
  IsAccountNumber,
  IsBank,
  openNumber,
  plainNumber,
  sealNumber,
} from './bank-account.ts';
export * from './earning.entity.ts';
export { netCommissionSql } from './fees/net-commission.sql.ts';
export { teacherInvoicePdf } from './invoices/invoice-pdf.ts';
export { closeMonths } from './invoices/make-invoices.jobs.ts';
export { bankName } from './payouts/banks.ts';
export { templateXlsx } from './payouts/fill-template.ts';
export { Payout } from './payouts/payout.entity.ts';
export { PayoutAccount } from './payouts/payout-account.entity.ts';
export { transferCsv } from './payouts/transfer-file.ts';
export {
  addTransferSources,
  type SettledLine,
  type StatementLine,
  StatementOutcome,
  TransferKind,
  type TransferSource,
} from './payouts/transfer-source.ts';
export {
  lockTaxes,
  postDisputeLost,
  postDisputeOpened,
  postDisputeWon,
  postSettlement,
  postSuspenseReturned,
  postTaxPaid,
} from './post-gateway.ts';
export {
  type LostDays,
  type PassedDay,
  postPackage,
  postPackageLost,
  type TaxedPrice,
  taxPackage,
} from './post-package.ts';
export { lockPayable, postPayoutDone, postPayoutFailed, postPayoutRequested } from './post-payout.ts';
export { postExchange, postRefundApproved, postRefundPaid } from './post-refund.ts';
export * from './post-sale.ts';
export type { PaidLine } from './postings/sale.ts';
export { freezeEarning, releaseDue, releaseEarnings, unfreezeEarning } from './release-earnings.jobs.ts';
export { EARNINGS_HOLD_DAYS, PAYOUT_FOUR_EYES_FROM } from './settings.ts';
export * from './split-sale.ts';
export { clearPlanned } from './tax-rates/clear-planned.ts';
export {
  FEE_INVOICES_SINCE,
  serviceVatBefore,
  UNCONFIRMED_RATES,
  withholdingSql,
} from './tax-rates/tax-rates.sql.ts';
export { VAT_RATES, VatTreatment } from './tax-rates/vat-treatment.ts';
export { taxCertificatePdf } from './taxes/tax-certificate.ts';
export { taxReturnSheet } from './taxes/tax-return.ts';
