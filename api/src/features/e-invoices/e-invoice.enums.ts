import { defineEnum } from '../../graphql/define-enum.ts';

export { VatTreatment } from '../ledger/index.ts';

export const EInvoiceSubject = defineEnum('EInvoiceSubject', 'Subject of an e-invoice.', {
  SALE: 'A course that a buyer has paid.',
  PLATFORM_FEE: 'The platform’s share of the sales of a teacher in a month.',
});
export type EInvoiceSubject = keyof typeof EInvoiceSubject;

export const EInvoiceKind = defineEnum('EInvoiceKind', 'Kind of an e-invoice.', {
  ORIGINAL: 'The first invoice of a sale or of a fee.',
  ADJUSTMENT:
    'Lowers the invoice of the same order line, because its money was returned. Its amount is negative.',
  REPLACEMENT: 'The invoice of a sale or of a fee, after an earlier one was rejected.',
});
export type EInvoiceKind = keyof typeof EInvoiceKind;

export const EInvoiceStatus = defineEnum(
  'EInvoiceStatus',
  'Status of an e-invoice. The provider’s acceptance is not the tax office’s acceptance.',
  {
    DRAFT: 'Recorded with the payment, the refund or the end of the month; not sent yet.',
    SENT: 'Sent to the provider, or about to be sent; it has no number yet.',
    NUMBERED: 'Signed and numbered by the provider. The tax office has not accepted it yet.',
    ACCEPTED: 'Accepted by the tax office.',
    REJECTED: 'Rejected by `rejectedBy`. An administrator must act.',
    CANCELLED: 'Cancelled before it was valid, because the money was returned.',
    REPLACED: 'Rejected, and replaced by another e-invoice.',
  },
);
export type EInvoiceStatus = keyof typeof EInvoiceStatus;

export const EInvoiceSeller = defineEnum('EInvoiceSeller', 'Seller of a course on its e-invoice.', {
  TEACHER: 'The teacher of the course.',
  PLATFORM: 'The operator of the platform.',
});
export type EInvoiceSeller = keyof typeof EInvoiceSeller;

export const EInvoiceRejector = defineEnum('EInvoiceRejector', 'Party that rejected an e-invoice.', {
  PROVIDER: 'The e-invoice provider. It has no number.',
  TAX_OFFICE: 'The tax office. The provider had numbered it.',
});
export type EInvoiceRejector = keyof typeof EInvoiceRejector;

export const EInvoiceStepKind = defineEnum(
  'EInvoiceStepKind',
  'Kind of a step in the history of an e-invoice.',
  {
    DRAFTED: 'Recorded with the payment, refund, end of the month or replacement.',
    REDUCED: 'Lowered before it was sent, because a part of the money was returned.',
    CANCELLED: 'Cancelled, because the money was returned.',
    SENT: 'Is being sent to the provider.',
    CREATED: 'Received by the provider.',
    ISSUED: 'Signature and issue requested from the provider.',
    NUMBERED: 'Numbered by the provider.',
    ACCEPTED: 'Accepted by the tax office.',
    REJECTED: 'Rejected; `detail` states why.',
    NO_ANSWER: 'The provider did not answer, or its answer could not be trusted.',
    FILED: 'PDF and XML stored, and the buyer notified.',
    REPLACED: 'Replaced by another e-invoice.',
    ASKED: 'An administrator asked the provider.',
  },
);
export type EInvoiceStepKind = keyof typeof EInvoiceStepKind;

export const EInvoiceFileType = defineEnum('EInvoiceFileType', 'File of an e-invoice.', {
  PDF: 'Copy for people to read.',
  XML: 'The signed document, which has legal force.',
});
export type EInvoiceFileType = keyof typeof EInvoiceFileType;
