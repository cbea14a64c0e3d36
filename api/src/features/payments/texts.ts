/** The server’s texts of this feature; Vietnamese is the source. */
export const vi = {
  'setting.suspense.fourEyesFrom': 'Xử lý tiền treo cần hai người duyệt từ',
  'setting.suspense.fourEyesFrom.help':
    'Từ số tiền này trở lên, việc khớp hoặc trả lại tiền treo cần hai quản trị viên duyệt.',
  'setting.attempt.minutes': 'Hạn một lần thanh toán',
  'setting.attempt.minutes.help': 'Mỗi lần thanh toán qua cổng có hiệu lực trong thời gian này.',
  'setting.payment.doubtWorkingDays': 'Hạn kiểm tra giao dịch chưa rõ',
  'setting.payment.doubtWorkingDays.help': 'Người mua được trả lời về giao dịch chưa rõ trong thời gian này.',
  'setting.payment.restDays': 'Hạn chuyển phần còn thiếu',
  'setting.payment.restDays.help':
    'Người mua chuyển khoản thiếu được chuyển nốt trong số ngày này, kể từ lúc Sen ghép khoản tiền vào đơn.',
  'setting.settlement.days': 'Hạn cổng thanh toán đối soát',
  'setting.settlement.days.help':
    'Một khoản thanh toán bị coi là thiếu khi cổng đã đối soát những khoản mới hơn từng này ngày.',
  'billing.gateway': 'Bạn hãy chọn cách thanh toán.',
  'billing.gatewayNotOffered': 'Cách thanh toán này hiện không dùng được. Bạn chọn cách khác nhé.',
  'billing.amountOutOfRange':
    'Cổng này chỉ nhận từ {least:vnd} đến {limit:vnd} mỗi lần. Bạn chọn cách thanh toán khác nhé.',
  'billing.settlementFile':
    'Không đọc được dòng {line} của tệp. Sen chưa nhận dòng nào; bạn sửa tệp rồi gửi lại nhé.',
  'billing.doubt.COUPON_USED_UP': 'Tiền về muộn, khi mã giảm giá của đơn đã hết lượt.',
  'billing.doubtForStaff.COUPON_USED_UP': 'Mã giảm giá đã hết lượt',
  'billing.doubt.PACKAGE_CHANGED': 'Tiền về muộn, khi gói của bạn đã thay đổi.',
  'billing.doubtForStaff.PACKAGE_CHANGED': 'Gói của giảng viên đã thay đổi',
  'billing.suspenseDecided': 'Khoản tiền này đã được xử lý rồi. Bạn tải lại danh sách nhé.',
  'billing.orderNotWaiting': 'Đơn này không còn chờ tiền nữa.',
  'billing.orderCantBePaid':
    'Người mua đã có khoá học, khoá học đã ngừng bán, hoặc gói của giảng viên đã thay đổi, nên không khớp vào đơn này được. Bạn hãy trả lại tiền.',
  'billing.secondPerson': 'Số tiền này cần hai người duyệt. Bạn đã đề nghị rồi, giờ cần một người khác.',
  'billing.bankReference': 'Mã giao dịch ngân hàng cần từ 3 đến 64 ký tự.',
  'billing.statementFile':
    'Không đọc được dòng {line} của sao kê. Sen chưa nhận dòng nào; bạn sửa tệp rồi gửi lại nhé.',
  'permission.action.decide': 'Quyết định',
  'permission.resource.settlement': 'Đối soát cổng thanh toán',
  'permission.resource.suspense': 'Tiền chờ khớp',
  'billing.gatewayDown': 'Cổng thanh toán chưa trả lời. Bạn chưa bị trừ tiền; hãy thử lại sau ít giây.',
  'billing.paymentExpected':
    'Cổng thanh toán chưa xác nhận khoản thanh toán của đơn {number}. Bạn chờ kết quả, đừng thanh toán thêm lần nữa.',
  'billing.checkedJustNow': 'Sen vừa hỏi cổng thanh toán. Bạn kiểm tra lại sau {retryAfter} giây nhé.',
  'billing.notChecked':
    'Cổng thanh toán chưa trả lời về đơn {number}. Sen vẫn tiếp tục hỏi; bạn kiểm tra lại sau {retryAfter} giây nhé.',
  'billing.receivedUnknown': 'chưa rõ',
  'billing.doubt.WRONG_AMOUNT': 'Số tiền Sen nhận được khác với số tiền của đơn.',
  'billing.doubt.AMOUNT_MISSING': 'Cổng thanh toán báo đã thanh toán nhưng chưa cho biết số tiền.',
  'billing.doubt.GATEWAY_UNSURE': 'Cổng thanh toán chưa chắc chắn về giao dịch này.',
  'billing.doubt.PAID_TWICE': 'Đơn này đã được thanh toán trước đó, nên lần thanh toán này là lần thứ hai.',
  'billing.doubt.COURSE_OWNED': 'Tiền về muộn, khi bạn đã có khoá học này.',
  'billing.doubt.NOT_ON_SALE': 'Tiền về muộn, khi khoá học đã ngừng bán.',
  'billing.doubtForStaff.WRONG_AMOUNT': 'Sai số tiền',
  'billing.doubtForStaff.AMOUNT_MISSING': 'Không rõ số tiền',
  'billing.doubtForStaff.GATEWAY_UNSURE': 'Cổng thanh toán nghi ngờ giao dịch',
  'billing.doubtForStaff.PAID_TWICE': 'Thanh toán hai lần',
  'billing.doubtForStaff.COURSE_OWNED': 'Người mua đã có khoá học',
  'billing.doubtForStaff.NOT_ON_SALE': 'Khoá học đã ngừng bán',
  'billing.attemptsUsedUp':
    'Đơn {number} đã thử thanh toán {limit} lần. Bạn chờ đơn hết hạn rồi mua lại nhé.',
  'notification.PAYMENT_IN_DOUBT.title': 'Sen đang kiểm tra khoản thanh toán đơn {number}',
  'notification.PAYMENT_IN_DOUBT.text':
    'Một người của Sen sẽ kiểm tra và trả lời bạn trước {answerBy}. Tiền của bạn vẫn an toàn; bạn không cần thanh toán lại.',
  'notification.PAYMENT_REST_WANTED.title': 'Đơn {number} còn thiếu {missing}',
  'notification.PAYMENT_REST_WANTED.text':
    'Sen đã nhận {received}. Bạn chuyển nốt {missing} trước {until} bằng mã QR riêng cho phần này; đủ tiền thì đơn được xác nhận ngay.',
  'notification.PAYMENT_REST_MISSED.title': 'Đơn {number} đã hết hạn vì còn thiếu tiền',
  'notification.PAYMENT_REST_MISSED.text':
    'Phần còn thiếu chưa về đúng hạn. Sen sẽ chuyển trả bạn {received} đã nhận.',
  'notification.PAYMENT_TO_CHECK.title': 'Đơn {number} cần kiểm tra thanh toán',
  'notification.PAYMENT_TO_CHECK.text':
    '{doubt}. Cần thu {expected}, đã nhận {received} qua {gateway}. Hạn trả lời người mua: {answerBy}.',
  'billing.doubt.EXCHANGE_OVER': 'Tiền về khi khoá học cũ không còn đổi được nữa.',
  'billing.doubtForStaff.EXCHANGE_OVER': 'Không còn đổi khoá được',
  'billing.ownOrder': 'Bạn không thể khớp tiền vào đơn của chính mình.',
} as const;

export const en: Record<keyof typeof vi, string> = {
  'setting.suspense.fourEyesFrom': 'Suspense needs two people from',
  'setting.suspense.fourEyesFrom.help':
    'From this amount on, two administrators approve matching or returning money in suspense.',
  'setting.attempt.minutes': 'One payment attempt lives',
  'setting.attempt.minutes.help': 'How long one try to pay at a gateway is good.',
  'setting.payment.doubtWorkingDays': 'A payment in doubt is answered within',
  'setting.payment.doubtWorkingDays.help': 'How soon the buyer of a payment in doubt is answered.',
  'setting.payment.restDays': 'Time to transfer the rest',
  'setting.payment.restDays.help':
    'Days in which a buyer who transferred too little may transfer the rest, from when the money was matched to the order.',
  'setting.settlement.days': 'Settlement of gateways due after',
  'setting.settlement.days.help':
    'A payment counts as missing once its gateway has settled payments that are so many days younger.',
  'billing.gateway': 'Please choose how to pay.',
  'billing.gatewayNotOffered': 'This way to pay isn’t available. Please choose another one.',
  'billing.amountOutOfRange':
    'This gateway takes {least:vnd} to {limit:vnd} at a time. Please choose another way to pay.',
  'billing.settlementFile':
    'Line {line} of the file can’t be read. Nothing was taken; please correct the file and send it again.',
  'billing.doubt.COUPON_USED_UP': 'The money arrived late, when the coupon had been used up.',
  'billing.doubtForStaff.COUPON_USED_UP': 'The coupon is used up',
  'billing.doubt.PACKAGE_CHANGED': 'The money arrived late, when your package had changed.',
  'billing.doubtForStaff.PACKAGE_CHANGED': 'The teacher’s package has changed',
  'billing.suspenseDecided': 'This money has been dealt with already. Please reload the list.',
  'billing.orderNotWaiting': 'This order isn’t waiting for money any more.',
  'billing.orderCantBePaid':
    'The buyer already has the course, it is no longer on sale, or the teacher’s package has changed, so it can’t be matched to this order. Please return the money.',
  'billing.secondPerson':
    'An amount of this size needs two people. You have proposed it; now somebody else has to agree.',
  'billing.bankReference': 'The bank’s reference takes 3 to 64 characters.',
  'billing.statementFile':
    'Line {line} of the statement can’t be read. Nothing was taken; please correct the file and send it again.',
  'permission.action.decide': 'Decide',
  'permission.resource.settlement': 'Gateway settlement',
  'permission.resource.suspense': 'Money to be matched',
  'billing.gatewayDown':
    'The payment gateway is not responding. You have not been charged; please try again in a few seconds.',
  'billing.paymentExpected':
    'The payment gateway has not confirmed the payment of order {number} yet. Please wait for the result, and do not pay again.',
  'billing.checkedJustNow':
    'Sen has just asked the payment gateway. Please check again in {retryAfter} seconds.',
  'billing.notChecked':
    'The payment gateway has not replied about order {number}. Sen keeps asking; please check again in {retryAfter} seconds.',
  'billing.receivedUnknown': 'not known',
  'billing.doubt.WRONG_AMOUNT': 'Sen received a different amount from the order total.',
  'billing.doubt.AMOUNT_MISSING': 'The gateway reported a payment but not how much it received.',
  'billing.doubt.GATEWAY_UNSURE': 'The gateway is not certain about this payment.',
  'billing.doubt.PAID_TWICE': 'This order had already been paid, so this is a second payment.',
  'billing.doubt.COURSE_OWNED': 'The money arrived late, when you already had the course.',
  'billing.doubt.NOT_ON_SALE': 'The money arrived late, when the course was no longer on sale.',
  'billing.doubtForStaff.WRONG_AMOUNT': 'Wrong amount',
  'billing.doubtForStaff.AMOUNT_MISSING': 'Amount not known',
  'billing.doubtForStaff.GATEWAY_UNSURE': 'The gateway suspects the payment',
  'billing.doubtForStaff.PAID_TWICE': 'Paid twice',
  'billing.doubtForStaff.COURSE_OWNED': 'The buyer already has the course',
  'billing.doubtForStaff.NOT_ON_SALE': 'The course is no longer on sale',
  'billing.attemptsUsedUp':
    'Payment of order {number} has been tried {limit} times. Please wait until the order expires, then buy again.',
  'notification.PAYMENT_IN_DOUBT.title': 'Sen is checking the payment of order {number}',
  'notification.PAYMENT_IN_DOUBT.text':
    'Someone at Sen will check it and reply by {answerBy}. Your money is safe, and there is no need to pay again.',
  'notification.PAYMENT_REST_WANTED.title': '{missing} of order {number} is missing',
  'notification.PAYMENT_REST_WANTED.text':
    'Sen has received {received}. Please transfer the remaining {missing} by {until} with a QR code made for exactly that; once it is there, the order is paid.',
  'notification.PAYMENT_REST_MISSED.title': 'Order {number} has expired because money was missing',
  'notification.PAYMENT_REST_MISSED.text':
    'The rest did not come in time. Sen will send the {received} it received back to you.',
  'notification.PAYMENT_TO_CHECK.title': 'The payment of order {number} needs checking',
  'notification.PAYMENT_TO_CHECK.text':
    '{doubt}. Expected {expected}, received {received} through {gateway}. Reply to the buyer by {answerBy}.',
  'billing.doubt.EXCHANGE_OVER': 'The money came when the former course could no longer be exchanged.',
  'billing.doubtForStaff.EXCHANGE_OVER': 'Exchange over',
  'billing.ownOrder': 'You can’t match money to your own order.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
