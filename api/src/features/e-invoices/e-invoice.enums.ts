import { defineEnum } from '../../graphql/define-enum.ts';

export const EInvoiceKind = defineEnum('EInvoiceKind', 'Kind of an e-invoice.', {
  ORIGINAL: 'The invoice of a sale.',
  ADJUSTMENT:
    'Lowers the invoice of the same order line, because its money was returned. Its amount is negative.',
  REPLACEMENT: 'The invoice of a sale, after an earlier one was rejected.',
});
export type EInvoiceKind = keyof typeof EInvoiceKind;

export const EInvoiceStatus = defineEnum(
  'EInvoiceStatus',
  'Status of an e-invoice. The provider’s acceptance is not the tax office’s acceptance.',
  {
    DRAFT: 'Recorded with the payment or refund; not sent yet.',
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

export const VatTreatment = defineEnum(
  'VatTreatment',
  'Treatment of a sale under value added tax. An accountant determines it.',
  {
    SALES: 'Sales invoice of the direct method; it states no tax rate.',
    NOT_SUBJECT: 'Not subject to value added tax.',
    NOT_DECLARED: 'Value added tax is neither declared nor paid.',
    RATE_0: 'Rate of 0 per cent.',
    RATE_5: 'Rate of 5 per cent, included in the price.',
    RATE_8: 'Rate of 8 per cent, included in the price.',
    RATE_10: 'Rate of 10 per cent, included in the price.',
  },
);
export type VatTreatment = keyof typeof VatTreatment;

export const EInvoiceRejector = defineEnum('EInvoiceRejector', 'Party that rejected an e-invoice.', {
  PROVIDER: 'The e-invoice provider. It has no number.',
  TAX_OFFICE: 'The tax office. The provider had numbered it.',
});
export type EInvoiceRejector = keyof typeof EInvoiceRejector;

export const EInvoiceStepKind = defineEnum(
  'EInvoiceStepKind',
  'Kind of a step in the history of an e-invoice.',
  {
    DRAFTED: 'Recorded with the payment, refund or replacement.',
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
