/** The server’s texts of this feature; Vietnamese is the source. */
export const vi = {
  'setting.order.hours': 'Hạn thanh toán đơn hàng',
  'setting.order.hours.help': 'Quá hạn này, đơn chưa thanh toán tự hết hạn.',
  'billing.billName': 'Tên trên hoá đơn dài từ 2 đến 200 ký tự.',
  'billing.notPaidYet': 'Đơn chưa thanh toán nên chưa có hoá đơn.',
  'bill.title': 'Hoá đơn {number}',
  'bill.paidAt': 'Đã thanh toán lúc {at} (giờ Việt Nam)',
  'bill.buyer': 'Người mua',
  'bill.taxCode': 'Mã số thuế',
  'bill.address': 'Địa chỉ',
  'bill.email': 'Email',
  'bill.method': 'Thanh toán qua',
  'bill.transaction': 'Mã giao dịch',
  'bill.coupon': 'Mã giảm giá',
  'bill.course': 'Khoá học',
  'bill.package': 'Gói giảng viên',
  'bill.packageDays': '{from} đến hết {to}',
  'bill.vat': 'Trong đó thuế GTGT {rate}%: {amount}',
  'bill.listPrice': 'Giá gốc',
  'bill.discount': 'Giảm giá',
  'bill.paid': 'Bạn trả',
  'bill.total': 'Tổng thanh toán',
  'bill.exchanged': 'Trừ từ khoá học đã đổi',
  'bill.paidBesides': 'Trả thêm',
  'bill.note':
    'Giá đã gồm thuế. Chứng từ này xác nhận khoản thanh toán của bạn trên Sen và không thay thế hoá đơn điện tử.',
  'billing.taxCode':
    'Mã số thuế gồm 10 số, 10 số kèm 3 số chi nhánh (0123456789-001), hoặc 12 số định danh cá nhân.',
  'billing.addressNeeded': 'Hoá đơn có mã số thuế cần địa chỉ.',
  'permission.resource.order': 'Đơn hàng',
  'billing.needsCheck':
    'Sen đang kiểm tra khoản thanh toán của đơn {number}. Bạn không cần thanh toán lại; Sen sẽ báo kết quả cho bạn.',
  'notification.BILL_SENT.title': 'Hoá đơn {number}',
  'notification.BILL_SENT.text': 'Hoá đơn {number}, {total}. Bạn xem và tải bản PDF tại đây.',
} as const;

export const en: Record<keyof typeof vi, string> = {
  'setting.order.hours': 'An order may be paid within',
  'setting.order.hours.help': 'After this an unpaid order expires.',
  'billing.billName': 'The name on the bill has 2 to 200 characters.',
  'billing.notPaidYet': 'The order has not been paid, so there is no bill yet.',
  'bill.title': 'Bill {number}',
  'bill.paidAt': 'Paid at {at} (Vietnam time)',
  'bill.buyer': 'Buyer',
  'bill.taxCode': 'Tax code',
  'bill.address': 'Address',
  'bill.email': 'Email',
  'bill.method': 'Paid through',
  'bill.transaction': 'Transaction',
  'bill.coupon': 'Coupon',
  'bill.course': 'Course',
  'bill.package': 'Teacher package',
  'bill.packageDays': '{from} to {to}',
  'bill.vat': 'Of which {rate}% VAT: {amount}',
  'bill.listPrice': 'List price',
  'bill.discount': 'Discount',
  'bill.paid': 'You paid',
  'bill.total': 'Total',
  'bill.exchanged': 'From the course exchanged',
  'bill.paidBesides': 'Paid in addition',
  'bill.note':
    'Prices include tax. This document confirms your payment on Sen and does not replace an electronic invoice.',
  'billing.taxCode':
    'A tax code has 10 digits, 10 digits with a branch number (0123456789-001), or the 12 digits of a personal number.',
  'billing.addressNeeded': 'A bill with a tax code needs an address.',
  'permission.resource.order': 'Orders',
  'billing.needsCheck':
    'Sen is checking the payment of order {number}. There is no need to pay again; Sen will let you know the result.',
  'notification.BILL_SENT.title': 'Bill {number}',
  'notification.BILL_SENT.text': 'Bill {number}, {total}. You can look at it and fetch its PDF here.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
