export { adjustEInvoice } from './adjust-e-invoice.ts';
export { draftEInvoices } from './draft-e-invoices.ts';
export { findEInvoiceFile } from './e-invoice-file.ts';
export { answerAsSepay, SIMULATOR_PATH } from './provider/sepay.simulator.ts';
