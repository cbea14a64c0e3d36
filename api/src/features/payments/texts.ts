export const vi = {
  'setting.suspense.fourEyesFrom': 'Trả lại tiền chờ khớp cần hai người duyệt từ',
  'setting.suspense.fourEyesFrom.help':
    'Từ số tiền này trở lên, việc trả lại tiền chờ khớp cần hai quản trị viên duyệt.',
  'setting.attempt.minutes': 'Hạn một lần thanh toán',
  'setting.attempt.minutes.help': 'Mỗi lần thanh toán qua cổng có hiệu lực trong thời gian này.',
  'setting.payment.doubtWorkingDays': 'Hạn kiểm tra khoản thanh toán chưa rõ',
  'setting.payment.doubtWorkingDays.help':
    '{brand} trả lời người mua về khoản thanh toán chưa rõ trong thời gian này.',
  'setting.payment.restDays': 'Hạn chuyển phần còn thiếu',
  'setting.payment.restDays.help':
    'Người mua chuyển khoản thiếu có từng này ngày để chuyển nốt, tính từ lúc {brand} ghép khoản tiền vào đơn.',
  'setting.settlement.days': 'Hạn cổng thanh toán đối soát',
  'setting.settlement.days.help':
    'Một khoản thanh toán bị coi là thiếu khi cổng đã đối soát những khoản mới hơn từng này ngày.',
  'billing.gateway': 'Bạn hãy chọn cách thanh toán.',
  'billing.gatewayNotOffered': 'Cách thanh toán này hiện không dùng được. Bạn chọn cách khác nhé.',
  'billing.amountOutOfRange':
    'Cổng này chỉ nhận từ {least:vnd} đến {limit:vnd} mỗi lần. Bạn chọn cách thanh toán khác nhé.',
  'billing.settlementFile':
    'Không đọc được dòng {line} của tệp. {brand} chưa nhập dòng nào; bạn sửa tệp rồi gửi lại nhé.',
  'billing.doubt.COUPON_USED_UP': 'Khoản thanh toán đến muộn, khi mã giảm giá của đơn đã hết lượt.',
  'billing.doubtForStaff.COUPON_USED_UP': 'Mã giảm giá đã hết lượt',
  'billing.doubt.ORDER_CANCELLED': 'Khoản thanh toán đến sau khi bạn đã huỷ đơn.',
  'billing.doubtForStaff.ORDER_CANCELLED': 'Người mua đã huỷ đơn',
  'billing.doubt.PACKAGE_CHANGED': 'Khoản thanh toán đến muộn, khi gói của bạn đã thay đổi.',
  'billing.doubtForStaff.PACKAGE_CHANGED': 'Gói của giảng viên đã thay đổi',
  'billing.suspenseDecided': 'Khoản tiền này đã được xử lý rồi. Bạn tải lại danh sách nhé.',
  'billing.orderNotWaiting': 'Đơn này không còn chờ thanh toán nữa.',
  'billing.orderCantBePaid':
    'Người mua đã có khoá học, khoá học đã ngừng bán, hoặc gói của giảng viên đã thay đổi, nên không khớp khoản tiền vào đơn này được. Bạn hãy trả lại tiền.',
  'billing.secondPerson':
    'Số tiền này cần hai người duyệt. Bạn đã đề nghị rồi, giờ cần một người khác duyệt.',
  'billing.bankReference': 'Mã giao dịch ngân hàng cần từ 3 đến 64 ký tự.',
  'billing.statementFile':
    'Không đọc được dòng {line} của sao kê. {brand} chưa nhập dòng nào; bạn sửa tệp rồi gửi lại nhé.',
  'permission.action.decide': 'Quyết định',
  'permission.resource.settlement': 'Đối soát cổng thanh toán',
  'permission.resource.suspense': 'Tiền chờ khớp',
  'billing.gatewayDown': 'Cổng thanh toán chưa trả lời. Bạn chưa bị trừ tiền; hãy thử lại sau ít giây.',
  'billing.paymentExpected':
    'Cổng thanh toán chưa xác nhận khoản thanh toán của đơn {number}. Bạn chờ kết quả, đừng thanh toán thêm lần nữa.',
  'billing.checkedJustNow': '{brand} vừa hỏi cổng thanh toán. Bạn kiểm tra lại sau {retryAfter} giây nhé.',
  'billing.notChecked':
    'Cổng thanh toán chưa trả lời về đơn {number}. {brand} vẫn tiếp tục hỏi; bạn kiểm tra lại sau {retryAfter} giây nhé.',
  'billing.receivedUnknown': 'chưa rõ',
  'billing.doubt.WRONG_AMOUNT': 'Số tiền {brand} nhận được khác với số tiền của đơn.',
  'billing.doubt.AMOUNT_MISSING': 'Cổng thanh toán báo đã thanh toán nhưng chưa cho biết số tiền.',
  'billing.doubt.GATEWAY_UNSURE': 'Cổng thanh toán chưa chắc chắn về giao dịch này.',
  'billing.doubt.PAID_TWICE': 'Đơn này đã được thanh toán trước đó, nên lần thanh toán này là lần thứ hai.',
  'billing.doubt.COURSE_OWNED': 'Khoản thanh toán đến muộn, khi bạn đã có khoá học này.',
  'billing.doubt.NOT_ON_SALE': 'Khoản thanh toán đến muộn, khi khoá học đã ngừng bán.',
  'billing.doubtForStaff.WRONG_AMOUNT': 'Sai số tiền',
  'billing.doubtForStaff.AMOUNT_MISSING': 'Không rõ số tiền',
  'billing.doubtForStaff.GATEWAY_UNSURE': 'Cổng thanh toán nghi ngờ giao dịch',
  'billing.doubtForStaff.PAID_TWICE': 'Thanh toán hai lần',
  'billing.doubtForStaff.COURSE_OWNED': 'Người mua đã có khoá học',
  'billing.doubtForStaff.NOT_ON_SALE': 'Khoá học đã ngừng bán',
  'billing.attemptsUsedUp':
    'Đơn {number} đã thử thanh toán {limit} lần. Bạn chờ đơn hết hạn rồi mua lại nhé.',
  'notification.PAYMENT_IN_DOUBT.title': '{brand} đang kiểm tra khoản thanh toán đơn {number}',
  'notification.PAYMENT_IN_DOUBT.text':
    'Một người của {brand} sẽ kiểm tra và trả lời bạn trước {answerBy:time}. Tiền của bạn vẫn an toàn; bạn không cần thanh toán lại.',
  'notification.PAYMENT_REST_WANTED.title': 'Đơn {number} còn thiếu {missing:vnd}',
  'notification.PAYMENT_REST_WANTED.text':
    '{brand} đã nhận {received:vnd}. Bạn chuyển nốt {missing:vnd} trước {until:time} bằng mã QR riêng cho phần này; đủ tiền thì đơn được xác nhận ngay.',
  'notification.PAYMENT_REST_MISSED.title': 'Đơn {number} đã hết hạn vì còn thiếu tiền',
  'notification.PAYMENT_REST_MISSED.text':
    '{brand} không nhận được phần còn thiếu đúng hạn và sẽ hoàn lại {received:vnd} cho bạn.',
  'notification.PAYMENT_TO_CHECK.title': 'Đơn {number} cần kiểm tra thanh toán',
  'notification.PAYMENT_TO_CHECK.text':
    '{doubt}. Cần thu {expected:vnd}, đã nhận {received} qua {gateway}. Hạn trả lời người mua: {answerBy:time}.',
  'billing.doubt.EXCHANGE_OVER': 'Khoản thanh toán đến khi khoá học cũ không còn đổi được nữa.',
  'billing.doubtForStaff.EXCHANGE_OVER': 'Không còn đổi khoá được',
  'billing.ownOrder': 'Bạn không thể khớp tiền vào đơn của chính mình.',
} as const;

export const en: Record<keyof typeof vi, string> = {
  'setting.suspense.fourEyesFrom': 'Returning unmatched payments needs two approvals from',
  'setting.suspense.fourEyesFrom.help':
    'From this amount on, two administrators must approve the return of an unmatched payment.',
  'setting.attempt.minutes': 'Time limit for a payment attempt',
  'setting.attempt.minutes.help': 'A payment attempt at a gateway expires after this time.',
  'setting.payment.doubtWorkingDays': 'Reply about a payment in doubt within',
  'setting.payment.doubtWorkingDays.help':
    'Buyers receive a reply about a payment in doubt within this time.',
  'setting.payment.restDays': 'Time to transfer the remaining amount',
  'setting.payment.restDays.help':
    'A buyer who transferred too little has this many days to transfer the rest, counted from when the money was matched to the order.',
  'setting.settlement.days': 'Gateway settlement overdue after',
  'setting.settlement.days.help':
    'A payment counts as missing once its gateway has settled payments that are this many days newer.',
  'billing.gateway': 'Please choose a payment method.',
  'billing.gatewayNotOffered': 'This payment method isn’t available. Please choose another one.',
  'billing.amountOutOfRange':
    'This gateway accepts {least:vnd} to {limit:vnd} per payment. Please choose another payment method.',
  'billing.settlementFile':
    'Line {line} of the file can’t be read. Nothing was imported; please correct the file and send it again.',
  'billing.doubt.COUPON_USED_UP': 'Your payment arrived late, after the coupon had been used up.',
  'billing.doubtForStaff.COUPON_USED_UP': 'Coupon used up',
  'billing.doubt.ORDER_CANCELLED': 'Your payment arrived after you had cancelled the order.',
  'billing.doubtForStaff.ORDER_CANCELLED': 'The buyer had cancelled the order',
  'billing.doubt.PACKAGE_CHANGED': 'Your payment arrived late, after your package had changed.',
  'billing.doubtForStaff.PACKAGE_CHANGED': 'The teacher’s package has changed',
  'billing.suspenseDecided': 'This money has already been handled. Please reload the list.',
  'billing.orderNotWaiting': 'This order is no longer awaiting payment.',
  'billing.orderCantBePaid':
    'The buyer already has the course, it is no longer on sale, or the teacher’s package has changed, so this money can’t be matched to the order. Please return it.',
  'billing.secondPerson':
    'This amount needs two approvals. You have proposed it; another administrator must approve it.',
  'billing.bankReference': 'The bank reference needs 3 to 64 characters.',
  'billing.statementFile':
    'Line {line} of the statement can’t be read. Nothing was imported; please correct the file and send it again.',
  'permission.action.decide': 'Decide',
  'permission.resource.settlement': 'Gateway settlements',
  'permission.resource.suspense': 'Unmatched payments',
  'billing.gatewayDown':
    'The payment gateway is not responding. You have not been charged; please try again in a few seconds.',
  'billing.paymentExpected':
    'The payment gateway has not confirmed the payment for order {number} yet. Please wait for the result and don’t pay again.',
  'billing.checkedJustNow':
    '{brand} has just checked with the payment gateway. Please check again in {retryAfter} seconds.',
  'billing.notChecked':
    'The payment gateway has not responded about order {number}. {brand} keeps checking; please check again in {retryAfter} seconds.',
  'billing.receivedUnknown': 'unknown',
  'billing.doubt.WRONG_AMOUNT': 'The amount that {brand} received differs from the order total.',
  'billing.doubt.AMOUNT_MISSING': 'The gateway confirmed the payment but not its amount.',
  'billing.doubt.GATEWAY_UNSURE': 'The gateway is not sure about this payment.',
  'billing.doubt.PAID_TWICE': 'This order had already been paid, so this is a second payment.',
  'billing.doubt.COURSE_OWNED': 'Your payment arrived late, when you already had the course.',
  'billing.doubt.NOT_ON_SALE': 'Your payment arrived late, when the course was no longer on sale.',
  'billing.doubtForStaff.WRONG_AMOUNT': 'Wrong amount',
  'billing.doubtForStaff.AMOUNT_MISSING': 'Amount unknown',
  'billing.doubtForStaff.GATEWAY_UNSURE': 'The gateway suspects the payment',
  'billing.doubtForStaff.PAID_TWICE': 'Paid twice',
  'billing.doubtForStaff.COURSE_OWNED': 'The buyer already has the course',
  'billing.doubtForStaff.NOT_ON_SALE': 'The course is no longer on sale',
  'billing.attemptsUsedUp':
    'Order {number} has reached {limit} payment attempts. Please wait until it expires, then buy again.',
  'notification.PAYMENT_IN_DOUBT.title': '{brand} is checking the payment for order {number}',
  'notification.PAYMENT_IN_DOUBT.text':
    'Someone at {brand} will check it and reply by {answerBy:time}. Your money is safe, and you don’t need to pay again.',
  'notification.PAYMENT_REST_WANTED.title': 'Order {number} is short by {missing:vnd}',
  'notification.PAYMENT_REST_WANTED.text':
    '{brand} has received {received:vnd}. Please transfer the remaining {missing:vnd} by {until:time} with the QR code for this amount; the order is confirmed as soon as it arrives.',
  'notification.PAYMENT_REST_MISSED.title': 'Order {number} expired because part of the payment was missing',
  'notification.PAYMENT_REST_MISSED.text':
    'The remaining amount did not arrive in time. {brand} will return the {received:vnd} that it received.',
  'notification.PAYMENT_TO_CHECK.title': 'Check the payment for order {number}',
  'notification.PAYMENT_TO_CHECK.text':
    '{doubt}. Expected {expected:vnd}, received {received} through {gateway}. Reply to the buyer by {answerBy:time}.',
  'billing.doubt.EXCHANGE_OVER': 'Your payment arrived when the old course could no longer be exchanged.',
  'billing.doubtForStaff.EXCHANGE_OVER': 'Exchange no longer possible',
  'billing.ownOrder': 'You can’t match money to your own order.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
