export const vi = {
  'permission.resource.e-invoice': 'Hoá đơn điện tử',
  'eInvoices.noProvider': 'Chưa có nhà cung cấp hoá đơn điện tử nào được cấu hình.',
  'eInvoices.notFiled': 'Hoá đơn điện tử này chưa được cơ quan thuế chấp nhận nên chưa có tệp để tải.',
  'eInvoices.startsOn': 'Ngày bắt đầu sớm nhất là ngày mai.',
  'eInvoices.accountant': 'Tên kế toán cần từ 2 đến 200 ký tự.',
  'notification.E_INVOICE_ISSUED.title': 'Hoá đơn điện tử {number}',
  'notification.E_INVOICE_ISSUED.text':
    'Cơ quan thuế đã chấp nhận hoá đơn của “{item}”, {amount:vnd}. Bạn tải bản PDF và XML tại đây.',
  'notification.E_INVOICE_ADJUSTED.title': 'Hoá đơn điều chỉnh {number}',
  'notification.E_INVOICE_ADJUSTED.text':
    'Hoá đơn của “{item}” đã được điều chỉnh giảm {amount:vnd} sau khi hoàn tiền. Bạn tải bản PDF và XML tại đây.',
} as const;

export const en: Record<keyof typeof vi, string> = {
  'permission.resource.e-invoice': 'E-invoices',
  'eInvoices.noProvider': 'No e-invoice provider is configured.',
  'eInvoices.notFiled':
    'The tax office has not accepted this e-invoice yet, so there is no file to download.',
  'eInvoices.startsOn': 'The terms can start tomorrow at the earliest.',
  'eInvoices.accountant': 'The accountant’s name needs 2 to 200 characters.',
  'notification.E_INVOICE_ISSUED.title': 'E-invoice {number}',
  'notification.E_INVOICE_ISSUED.text':
    'The tax office accepted the invoice for “{item}”, {amount:vnd}. Download its PDF and XML here.',
  'notification.E_INVOICE_ADJUSTED.title': 'Adjustment invoice {number}',
  'notification.E_INVOICE_ADJUSTED.text':
    'The invoice for “{item}” was lowered by {amount:vnd} after the refund. Download the PDF and XML here.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
