/** The server’s texts of this feature; Vietnamese is the source. */
export const vi = {
  'billing.gateway': 'Bạn hãy chọn cách thanh toán.',

  'permission.resource.order': 'Đơn hàng',
  'permission.action.buy': 'Mua',

  'billing.owned': 'Bạn đã có khoá học này rồi.',
  'billing.suspended':
    'Khoá học này đang tạm dừng trong lúc xét hoàn tiền. Bạn chờ có kết quả rồi hãy mua lại nhé.',
  'billing.gatewayDown': 'Cổng thanh toán chưa trả lời. Bạn chưa bị trừ tiền; hãy thử lại sau ít giây.',
  'billing.needsCheck':
    'Đơn {number} của bạn đang được kiểm tra vì cổng thanh toán chưa chắc kết quả. Bạn chưa cần trả lại; chúng tôi sẽ báo sớm.',
  'billing.attemptsUsedUp':
    'Đơn {number} đã thử thanh toán {limit} lần. Bạn chờ đơn hết hạn rồi mua lại nhé.',
  'billing.ownCourse': 'Bạn là giảng viên của khoá học này nên không cần mua.',
  'billing.notOnSale': 'Khoá học này hiện không bán.',

  'notification.ORDER_PAID.title': 'Đã thanh toán đơn {number}',
  'notification.ORDER_PAID.text': 'Tiền đã về. Bạn vào học «{course}» được rồi.',
  'notification.COURSE_SOLD.title': '«{course}» có học viên mới',
  'notification.COURSE_SOLD.text': 'Một học viên vừa ghi danh khoá học của bạn.',
} as const;
