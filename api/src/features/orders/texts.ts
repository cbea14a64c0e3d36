export const vi = {
  'setting.order.hours': 'Hạn thanh toán đơn hàng',
  'setting.order.hours.help': 'Quá hạn này, đơn chưa thanh toán sẽ tự hết hạn.',
  'billing.billName': 'Tên trên hoá đơn cần từ 2 đến 200 ký tự.',
  'billing.notPaidYet': 'Đơn chưa thanh toán nên chưa có biên nhận.',
  'bill.title': 'Biên nhận {number}',
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
  'bill.packageDays': 'Từ {from} đến hết {to}',
  'bill.vat': 'Trong đó thuế GTGT {rate}%: {amount}',
  'bill.listPrice': 'Giá gốc',
  'bill.discount': 'Giảm giá',
  'bill.paid': 'Thành tiền',
  'bill.total': 'Tổng thanh toán',
  'bill.exchanged': 'Trừ tiền khoá học đã đổi',
  'bill.paidBesides': 'Đã trả thêm',
  'bill.note':
    'Giá đã gồm thuế. Chứng từ này xác nhận khoản thanh toán của bạn trên Sen và không thay thế hoá đơn điện tử.',
  'billing.taxCode':
    'Mã số thuế gồm 10 số, 10 số kèm 3 số chi nhánh (0123456789-001), hoặc 12 số định danh cá nhân.',
  'billing.addressNeeded': 'Hoá đơn có mã số thuế cần có địa chỉ.',
  'permission.resource.order': 'Đơn hàng',
  'billing.needsCheck':
    'Sen đang kiểm tra khoản thanh toán của đơn {number}. Bạn không cần thanh toán lại; Sen sẽ báo kết quả cho bạn.',
  'notification.BILL_SENT.title': 'Biên nhận đơn {number}',
  'notification.BILL_SENT.text': 'Đơn {number}, {total:vnd}. Bạn xem và tải biên nhận bản PDF tại đây.',
} as const;

export const en: Record<keyof typeof vi, string> = {
  'setting.order.hours': 'Time to pay an order',
  'setting.order.hours.help': 'An unpaid order expires after this time.',
  'billing.billName': 'The name on the invoice needs 2 to 200 characters.',
  'billing.notPaidYet': 'This order has not been paid, so there is no receipt yet.',
  'bill.title': 'Receipt {number}',
  'bill.paidAt': 'Paid on {at} (Vietnam time)',
  'bill.buyer': 'Buyer',
  'bill.taxCode': 'Tax code',
  'bill.address': 'Address',
  'bill.email': 'Email',
  'bill.method': 'Payment method',
  'bill.transaction': 'Transaction ID',
  'bill.coupon': 'Coupon code',
  'bill.course': 'Course',
  'bill.package': 'Teacher package',
  'bill.packageDays': '{from} to {to}',
  'bill.vat': 'Includes {rate}% VAT: {amount}',
  'bill.listPrice': 'List price',
  'bill.discount': 'Discount',
  'bill.paid': 'Amount',
  'bill.total': 'Total',
  'bill.exchanged': 'Credit for the exchanged course',
  'bill.paidBesides': 'Additional payment',
  'bill.note':
    'Prices include tax. This document confirms your payment on Sen and does not replace an electronic invoice.',
  'billing.taxCode':
    'Enter a tax code of 10 digits, 10 digits plus a branch number (0123456789-001), or a 12-digit personal ID number.',
  'billing.addressNeeded': 'An invoice with a tax code needs an address.',
  'permission.resource.order': 'Orders',
  'billing.needsCheck':
    'Sen is checking the payment for order {number}. You don’t need to pay again; Sen will let you know the result.',
  'notification.BILL_SENT.title': 'Receipt for order {number}',
  'notification.BILL_SENT.text':
    'Order {number}, {total:vnd}. View the receipt and download it as a PDF here.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
