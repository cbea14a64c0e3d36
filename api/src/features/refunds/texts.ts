/** The server’s texts of this feature; Vietnamese is the source. */
export const vi = {
  'setting.refund.days': 'Hạn hoàn tiền',
  'setting.refund.days.help':
    'Số ngày kể từ lúc thanh toán mà người mua được yêu cầu hoàn tiền. Đơn đã mua giữ hạn của lúc mua.',
  'setting.refund.mostPercent': 'Tiến độ tối đa khi hoàn tiền',
  'setting.refund.mostPercent.help':
    'Người mua đã học quá mức này thì không được hoàn tiền. Đơn đã mua giữ mức của lúc mua.',
  'setting.refund.teacherDays': 'Hạn giảng viên trả lời hoàn tiền',
  'setting.refund.teacherDays.help': 'Quá hạn này, yêu cầu hoàn tiền chuyển sang quản trị viên.',
  'setting.refund.answerDays': 'Hạn quản trị viên trả lời hoàn tiền',
  'setting.refund.answerDays.help': 'Quản trị viên trả lời yêu cầu hoàn tiền trong thời gian này.',
  'setting.refund.exchangeHours': 'Hạn đổi khoá học',
  'setting.refund.exchangeHours.help':
    'Trong thời gian này kể từ lúc thanh toán, người mua nhầm được đổi sang khoá học khác.',
  'setting.refund.abuseCount': 'Số lần hoàn tiền để đánh dấu',
  'setting.refund.abuseCount.help':
    'Người mua có từng này lần hoàn tiền được đánh dấu để người xét lưu ý. Dấu này không chặn yêu cầu nào.',
  'setting.refund.abuseDays': 'Khoảng thời gian đếm lần hoàn tiền',
  'setting.refund.abuseDays.help': 'Chỉ đếm những lần hoàn tiền trong khoảng thời gian này.',
  'setting.refund.appealDays': 'Hạn khiếu nại từ chối hoàn tiền',
  'setting.refund.appealDays.help': 'Số ngày kể từ lúc bị từ chối mà người mua được khiếu nại một lần.',
  'setting.refund.fourEyesFrom': 'Hoàn tiền cần hai người duyệt từ',
  'setting.refund.fourEyesFrom.help':
    'Từ số tiền này trở lên, yêu cầu hoàn tiền cần hai quản trị viên duyệt.',
  'permission.resource.refund': 'Hoàn tiền',
  'permission.action.answer': 'Trả lời',
  'billing.refundNote': 'Bạn viết tối đa 500 ký tự nhé.',
  'billing.refundNoteNeeded': 'Bạn cho biết lý do nhé.',
  'billing.refundAnswer': 'Bạn viết từ 10 đến 1.000 ký tự nhé.',
  'billing.bankAccountNeeded':
    'Khoản này trả bằng chuyển khoản. Bạn cho Sen số tài khoản để nhận lại tiền nhé.',
  'billing.inTransferFile':
    'Tệp {number} đã báo ngân hàng chuyển khoản này. Nếu chuyển tay nữa sẽ thành trả hai lần.',
  'billing.bankTransaction': 'Mã giao dịch của ngân hàng dài từ 3 đến 60 ký tự.',
  'billing.refundAskedBefore': 'Bạn đã gửi yêu cầu hoàn tiền {number} cho khoá học này.',
  'billing.refundWindowOver': 'Đã hết số ngày được hoàn tiền của lần mua này.',
  'billing.refundStudiedTooMuch': 'Bạn đã học đến {value}% khoá học, quá mức {limit}% của lần mua này.',
  'billing.refundCertificate': 'Khoá học này đã cấp chứng chỉ nên không hoàn tiền được nữa.',
  'billing.refundNotPaid': 'Lần mua này không có khoản nào để hoàn.',
  'billing.ownRefund': 'Yêu cầu này liên quan đến tiền của chính bạn nên người khác phải quyết định.',
  'billing.secondApprover': 'Bạn đã duyệt lần đầu. Khoản này cần một quản trị viên khác duyệt lần hai.',
  'billing.appealedBefore': 'Mỗi yêu cầu chỉ được xin xét lại một lần.',
  'billing.appealTooLate': 'Đã hết thời hạn xin xét lại.',
  'billing.refundStatus.REQUESTED': 'Sen đã nhận yêu cầu hoàn tiền {number}',
  'billing.refundStatus.TEACHER_REVIEW': 'Yêu cầu hoàn tiền {number} đang chờ giảng viên',
  'billing.refundStatus.ADMIN_REVIEW': 'Sen đang xem yêu cầu hoàn tiền {number}',
  'billing.refundStatus.APPROVED': 'Yêu cầu hoàn tiền {number} đã được duyệt',
  'billing.refundStatus.PROCESSING': 'Tiền của yêu cầu {number} đang được chuyển',
  'billing.refundStatus.COMPLETED': 'Tiền của yêu cầu {number} đã về với bạn',
  'billing.refundStatus.FAILED': 'Chưa chuyển được tiền của yêu cầu {number}',
  'billing.refundStatus.REJECTED': 'Yêu cầu hoàn tiền {number} không được duyệt',
  'billing.refundStatus.CANCELLED': 'Yêu cầu hoàn tiền {number} đã được rút lại',
  'notification.REFUND_REQUESTED.title': 'Một học viên xin hoàn tiền khoá “{course}”',
  'notification.REFUND_REQUESTED.text':
    'Yêu cầu {number}, {amount}. Bạn trả lời trước {answerBy}, quá hạn thì Sen quyết định.',
  'notification.REFUND_TO_DECIDE.title': 'Yêu cầu hoàn tiền {number} chờ Sen quyết định',
  'notification.REFUND_TO_DECIDE.text': 'Khoá “{course}”, {amount}. Trả lời trước {answerBy}.',
  'notification.REFUND_MOVED.text': 'Khoá “{course}”, {amount}.',
  'notification.REFUND_NOT_SENT.title': 'Chưa chuyển được tiền của yêu cầu hoàn tiền {number}',
  'billing.inDispute':
    'Ngân hàng của người mua đang tra soát khoản này (vụ {number}), nên chưa hoàn tiền được.',
} as const;

export const en: Record<keyof typeof vi, string> = {
  'setting.refund.days': 'Refund window',
  'setting.refund.days.help':
    'Days from the payment within which a buyer may ask for a refund. Orders keep the window of their purchase.',
  'setting.refund.mostPercent': 'Highest progress for a refund',
  'setting.refund.mostPercent.help':
    'Buyers who reached more of the course than this get no refund. Orders keep the figure of their purchase.',
  'setting.refund.teacherDays': 'Teacher answers a refund within',
  'setting.refund.teacherDays.help': 'After this the refund request goes to the administrators.',
  'setting.refund.answerDays': 'Administrators answer a refund within',
  'setting.refund.answerDays.help': 'How soon administrators answer a refund request.',
  'setting.refund.exchangeHours': 'A wrong course may be exchanged within',
  'setting.refund.exchangeHours.help':
    'From the payment on, in which a buyer may exchange a course for another one.',
  'setting.refund.abuseCount': 'Refunds that raise a flag',
  'setting.refund.abuseCount.help':
    'Buyers with this many refunds are flagged to whoever decides. The flag never blocks a request.',
  'setting.refund.abuseDays': 'Refunds are counted over',
  'setting.refund.abuseDays.help': 'Only refunds within this time count towards the flag.',
  'setting.refund.appealDays': 'Appeal window',
  'setting.refund.appealDays.help': 'Days from a refusal within which a buyer may appeal once.',
  'setting.refund.fourEyesFrom': 'Refunds need two people from',
  'setting.refund.fourEyesFrom.help': 'From this amount on, two administrators approve a refund.',
  'permission.resource.refund': 'Refunds',
  'permission.action.answer': 'Answer',
  'billing.refundNote': 'Please write at most 500 characters.',
  'billing.refundNoteNeeded': 'Please tell us why.',
  'billing.refundAnswer': 'Please write between 10 and 1,000 characters.',
  'billing.bankAccountNeeded':
    'This was paid by bank transfer. Please tell us the account to send the money to.',
  'billing.inTransferFile':
    'The bank was told of this transfer by the file {number} already. Paid by hand as well, it would be paid twice.',
  'billing.bankTransaction': 'The bank’s transaction number has 3 to 60 characters.',
  'billing.refundAskedBefore': 'You have already asked for a refund of this course: {number}.',
  'billing.refundWindowOver': 'The days in which this purchase could be refunded are over.',
  'billing.refundStudiedTooMuch':
    'You have reached {value}% of the course, more than the {limit}% of this purchase.',
  'billing.refundCertificate': 'A certificate was issued for this course, so it can no longer be refunded.',
  'billing.refundNotPaid': 'There is nothing to refund for this purchase.',
  'billing.ownRefund': 'This is about your own money, so someone else has to decide.',
  'billing.secondApprover':
    'You gave the first approval. This amount needs a second one by another administrator.',
  'billing.appealedBefore': 'A request can be appealed once.',
  'billing.appealTooLate': 'The time to appeal is over.',
  'billing.refundStatus.REQUESTED': 'We have your refund request {number}',
  'billing.refundStatus.TEACHER_REVIEW': 'Refund request {number} is waiting for the instructor',
  'billing.refundStatus.ADMIN_REVIEW': 'Sen is looking at refund request {number}',
  'billing.refundStatus.APPROVED': 'Refund request {number} was approved',
  'billing.refundStatus.PROCESSING': 'The money of request {number} is on its way',
  'billing.refundStatus.COMPLETED': 'The money of request {number} is with you',
  'billing.refundStatus.FAILED': 'The money of request {number} could not be sent yet',
  'billing.refundStatus.REJECTED': 'Refund request {number} was not approved',
  'billing.refundStatus.CANCELLED': 'Refund request {number} was called off',
  'notification.REFUND_REQUESTED.title': 'A student wants a refund for “{course}”',
  'notification.REFUND_REQUESTED.text':
    'Request {number}, {amount}. Please answer by {answerBy}; after that Sen decides.',
  'notification.REFUND_TO_DECIDE.title': 'Refund request {number} is waiting for a decision',
  'notification.REFUND_TO_DECIDE.text': '“{course}”, {amount}. Answer by {answerBy}.',
  'notification.REFUND_MOVED.text': '“{course}”, {amount}.',
  'notification.REFUND_NOT_SENT.title': 'The money of refund request {number} could not be sent',
  'billing.inDispute':
    'The buyer’s bank is looking into this payment (dispute {number}), so it can’t be refunded now.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
