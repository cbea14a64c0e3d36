export { adjustEInvoice } from './adjust-e-invoice.ts';
export { draftEInvoices } from './draft-e-invoices.ts';
export { insertFeeInvoices } from './draft-fee-invoices.ts';
export { findEInvoiceFile } from './e-invoice-file.ts';
export {
  answerAsSepay,
  CLOSED_TAX_CODE,
  SIMULATOR_PATH,
  type SimulatedInvoice,
  simulatedPdf,
  simulatedXml,
} from './provider/sepay.simulator.ts';
