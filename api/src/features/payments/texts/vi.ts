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

declare module '../../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
