export const vi = {
  'setting.teacherLink.days': 'Hạn ghi nhận liên kết giảng viên',
  'setting.teacherLink.days.help':
    'Người mua đã mở liên kết của giảng viên được tính là do giảng viên mang đến trong thời gian này.',
  'billing.noCourses': 'Bạn hãy chọn ít nhất một khoá học.',
  'billing.courseTwice': 'Chỉ gửi courseId hoặc courseIds, không gửi cả hai.',
  'billing.accessShortened':
    'Thời hạn học khoá “{title}” vừa thay đổi: nay là {limit} ngày kể từ lúc thanh toán. Bạn xem lại rồi hãy thanh toán.',
  'billing.expectedAccess': 'Số ngày học phải là số nguyên từ 1 đến 36.500.',
  'billing.priceChanged': 'Giá vừa thay đổi từ lúc bạn mở trang. Bạn xem lại giá mới rồi hãy thanh toán.',
  'billing.cartEmpty': 'Giỏ hàng chưa có khoá học nào mua được.',
  'permission.action.buy': 'Mua',
  'notification.ORDER_PAID.title': 'Đã thanh toán đơn {number}',
  'notification.ORDER_PAID.text': '{brand} đã nhận thanh toán. Bạn vào học “{course}” được rồi.',
  'billing.exchangedBefore': 'Khoá học này đã được đổi một lần nên không đổi tiếp được.',
  'billing.exchangeWindowOver':
    'Đã quá hạn đổi khoá học. Bạn vẫn có thể yêu cầu hoàn tiền nếu còn trong hạn.',
  'billing.exchangeForFree': 'Khoá học này miễn phí. Bạn yêu cầu hoàn tiền rồi ghi danh thẳng nhé.',
  'notification.COURSE_EXCHANGED.title': 'Đã đổi sang “{course}”',
  'notification.COURSE_EXCHANGED.text': 'Bạn đã đổi từ “{from}” và vào học được rồi.',
  'notification.COURSE_EXCHANGED.paid': 'Bạn đã đổi từ “{from}”, trả thêm {paid:vnd} và vào học được rồi.',
  'notification.COURSE_EXCHANGED.returned':
    'Bạn đã đổi từ “{from}” và vào học được rồi. {brand} đang hoàn lại {returned:vnd}.',
  'notification.SALE_EXCHANGED.title': 'Một học viên đã đổi “{course}” sang khoá học khác',
  'notification.SALE_EXCHANGED.text': 'Khoản bán {amount:vnd} không còn tính vào thu nhập của bạn.',
  'notification.COURSE_SOLD.title': '“{course}” có học viên mới',
  'notification.COURSE_SOLD.text': 'Một học viên vừa ghi danh khoá học của bạn.',
  'mail.receipt.subject': 'Biên nhận thanh toán đơn {number}',
  'mail.receipt.preview': '{brand} đã nhận {total}. Bạn vào học được rồi.',
  'mail.receipt.title': '{brand} đã nhận thanh toán',
  'mail.receipt.text': 'Cảm ơn bạn. Khoá học đã mở, và đây là biên nhận của đơn {number}.',
  'mail.receipt.number': 'Mã đơn',
  'mail.receipt.buyer': 'Người mua',
  'mail.receipt.total': 'Tổng cộng',
  'mail.receipt.method': 'Thanh toán qua',
  'mail.receipt.paidAt': 'Thời gian',
  'mail.receipt.vietnamTime': '{at} (giờ Việt Nam)',
  'mail.receipt.reference': 'Mã giao dịch',
  'mail.receipt.open': 'Vào học',
  'mail.receipt.payment': 'Xem trang thanh toán',
  'mail.receipt.refund':
    'Không hợp? Bạn yêu cầu hoàn tiền được đến {until} ({days} ngày), khi chưa mở quá {percent}% số bài và chưa nhận chứng chỉ.',
  'billing.exchangeTooLarge':
    'Phần chênh lệch được trả lại quá lớn để đổi ngay. Bạn gửi yêu cầu hoàn tiền rồi mua khoá kia nhé.',
} as const;

export const en: Record<keyof typeof vi, string> = {
  'setting.teacherLink.days': 'Validity of a teacher’s link',
  'setting.teacherLink.days.help':
    'Buyers who opened a teacher’s link count as brought by the teacher for this long.',
  'billing.noCourses': 'Please choose at least one course.',
  'billing.courseTwice': 'Send either courseId or courseIds, not both.',
  'billing.accessShortened':
    'Access to “{title}” has just changed: it now lasts {limit} days from payment. Please review it before you pay.',
  'billing.expectedAccess': 'The days of access must be a whole number from 1 to 36,500.',
  'billing.priceChanged':
    'The price has changed since you opened this page. Please check the new price before you pay.',
  'billing.cartEmpty': 'There is nothing in your cart that you can buy.',
  'permission.action.buy': 'Buy',
  'notification.ORDER_PAID.title': 'Order {number} is paid',
  'notification.ORDER_PAID.text': '{brand} has received your payment. You can start learning “{course}”.',
  'billing.exchangedBefore': 'This course was already taken in an exchange and can’t be exchanged again.',
  'billing.exchangeWindowOver':
    'The exchange period has ended. You can still request a refund within the refund period.',
  'billing.exchangeForFree': 'This course is free. Request a refund, then enrol in it directly.',
  'notification.COURSE_EXCHANGED.title': 'Exchanged for “{course}”',
  'notification.COURSE_EXCHANGED.text': 'You exchanged “{from}” and can start learning right away.',
  'notification.COURSE_EXCHANGED.paid':
    'You exchanged “{from}”, paid {paid:vnd} more and can start learning right away.',
  'notification.COURSE_EXCHANGED.returned':
    'You exchanged “{from}” and can start learning right away. {brand} is refunding {returned:vnd}.',
  'notification.SALE_EXCHANGED.title': 'A student exchanged “{course}” for another course',
  'notification.SALE_EXCHANGED.text': 'The sale of {amount:vnd} no longer counts towards your earnings.',
  'notification.COURSE_SOLD.title': '“{course}” has a new student',
  'notification.COURSE_SOLD.text': 'A student has just enrolled in your course.',
  'mail.receipt.subject': 'Receipt for order {number}',
  'mail.receipt.preview': '{brand} has received {total}. You can start learning.',
  'mail.receipt.title': '{brand} has received your payment',
  'mail.receipt.text': 'Thank you. Your course is open, and this is your receipt for order {number}.',
  'mail.receipt.number': 'Order',
  'mail.receipt.buyer': 'Buyer',
  'mail.receipt.total': 'Total',
  'mail.receipt.method': 'Payment method',
  'mail.receipt.paidAt': 'Date and time',
  'mail.receipt.vietnamTime': '{at} (Vietnam time)',
  'mail.receipt.reference': 'Transaction ID',
  'mail.receipt.open': 'Start learning',
  'mail.receipt.payment': 'View payment',
  'mail.receipt.refund':
    'Not the right fit? You can request a refund until {until} ({days} days), as long as you have opened no more than {percent}% of its lessons and received no certificate.',
  'billing.exchangeTooLarge':
    'The amount to return is too large for an instant exchange. Please request a refund and buy the other course.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
