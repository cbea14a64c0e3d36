export const vi = {
  'setting.refund.days': 'Hạn hoàn tiền',
  'setting.refund.days.help':
    'Số ngày kể từ lúc thanh toán mà người mua được yêu cầu hoàn tiền. Đơn đã mua giữ hạn của lúc mua.',
  'setting.refund.mostPercent': 'Phần bài đã mở tối đa khi hoàn tiền',
  'setting.refund.mostPercent.help':
    'Người mua đã mở quá phần này của số bài thì không được hoàn tiền. Đơn đã mua giữ mức của lúc mua.',
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
  'setting.refund.appealDays': 'Hạn yêu cầu xem xét lại hoàn tiền',
  'setting.refund.appealDays.help':
    'Số ngày kể từ lúc bị từ chối mà người mua được yêu cầu xem xét lại một lần.',
  'setting.refund.fourEyesFrom': 'Hoàn tiền cần hai người duyệt từ',
  'setting.refund.fourEyesFrom.help':
    'Từ số tiền này trở lên, yêu cầu hoàn tiền cần hai quản trị viên duyệt.',
  'permission.resource.refund': 'Hoàn tiền',
  'permission.action.answer': 'Trả lời',
  'billing.refundNote': 'Bạn viết tối đa 500 ký tự nhé.',
  'billing.refundNoteNeeded': 'Bạn cho biết lý do nhé.',
  'billing.refundAnswer': 'Bạn viết từ 10 đến 1.000 ký tự nhé.',
  'billing.bankAccountNeeded':
    'Khoản này không hoàn theo cách đã thanh toán được. Bạn nhập tài khoản ngân hàng để nhận tiền hoàn nhé.',
  'billing.inTransferFile':
    'Khoản này đã có trong tệp {number} gửi ngân hàng. Nếu chuyển tay nữa, tiền sẽ bị trả hai lần.',
  'billing.bankTransaction': 'Mã giao dịch của ngân hàng dài từ 3 đến 60 ký tự.',
  'billing.refundAskedBefore': 'Bạn đã gửi yêu cầu hoàn tiền {number} cho khoá học này.',
  'billing.refundWindowOver': 'Đã hết thời hạn hoàn tiền của lần mua này.',
  'billing.refundStudiedTooMuch': 'Bạn đã mở {value}% số bài, quá mức {limit}% của lần mua này.',
  'billing.refundCertificate': 'Khoá học này đã cấp chứng chỉ nên không hoàn tiền được nữa.',
  'billing.refundNotPaid': 'Lần mua này không có khoản nào để hoàn.',
  'billing.ownRefund': 'Yêu cầu này liên quan đến tiền của chính bạn nên người khác phải quyết định.',
  'billing.secondApprover': 'Bạn đã duyệt lần đầu. Khoản này cần một quản trị viên khác duyệt lần hai.',
  'billing.appealedBefore': 'Mỗi yêu cầu chỉ được xem xét lại một lần.',
  'billing.appealTooLate': 'Đã hết thời hạn yêu cầu xem xét lại.',
  'billing.refundStatus.REQUESTED': '{brand} đã nhận yêu cầu hoàn tiền {number}',
  'billing.refundStatus.TEACHER_REVIEW': 'Yêu cầu hoàn tiền {number} đang chờ giảng viên',
  'billing.refundStatus.ADMIN_REVIEW': '{brand} đang xem yêu cầu hoàn tiền {number}',
  'billing.refundStatus.APPROVED': 'Yêu cầu hoàn tiền {number} đã được duyệt',
  'billing.refundStatus.PROCESSING': '{brand} đang chuyển tiền hoàn của yêu cầu {number}',
  'billing.refundStatus.COMPLETED': '{brand} đã hoàn tiền cho yêu cầu {number}',
  'billing.refundStatus.FAILED': 'Chưa chuyển được tiền hoàn của yêu cầu {number}',
  'billing.refundStatus.REJECTED': 'Yêu cầu hoàn tiền {number} không được duyệt',
  'billing.refundStatus.CANCELLED': 'Yêu cầu hoàn tiền {number} đã được rút lại',
  'notification.REFUND_REQUESTED.title': 'Một học viên yêu cầu hoàn tiền khoá “{course}”',
  'notification.REFUND_REQUESTED.text':
    'Yêu cầu {number}, {amount:vnd}. Bạn trả lời trước {answerBy:time}, quá hạn thì {brand} quyết định.',
  'notification.REFUND_TO_DECIDE.title': 'Yêu cầu hoàn tiền {number} chờ {brand} quyết định',
  'notification.REFUND_TO_DECIDE.text': 'Khoá “{course}”, {amount:vnd}. Trả lời trước {answerBy:time}.',
  'notification.REFUND_MOVED.text': 'Khoá “{course}”, {amount:vnd}.',
  'notification.REFUND_NOT_SENT.title': 'Chưa chuyển được tiền hoàn của yêu cầu {number}',
  'billing.inDispute':
    'Ngân hàng của người mua đang tra soát khoản này (vụ {number}), nên chưa hoàn tiền được.',
} as const;

export const en: Record<keyof typeof vi, string> = {
  'setting.refund.days': 'Refund period',
  'setting.refund.days.help':
    'Days after payment in which a buyer can request a refund. Existing orders keep the period of their purchase.',
  'setting.refund.mostPercent': 'Maximum share of opened lessons for a refund',
  'setting.refund.mostPercent.help':
    'Buyers who have opened a larger share of the lessons get no refund. Existing orders keep the limit of their purchase.',
  'setting.refund.teacherDays': 'Teacher answers a refund request within',
  'setting.refund.teacherDays.help': 'After this time, the request goes to the administrators.',
  'setting.refund.answerDays': 'Administrators answer a refund request within',
  'setting.refund.answerDays.help': 'Administrators answer a refund request within this time.',
  'setting.refund.exchangeHours': 'Exchange period',
  'setting.refund.exchangeHours.help':
    'Within this time after payment, a buyer can exchange a course bought by mistake for another one.',
  'setting.refund.abuseCount': 'Refunds that set a flag',
  'setting.refund.abuseCount.help':
    'Buyers with this many refunds are flagged for the reviewer. The flag never blocks a request.',
  'setting.refund.abuseDays': 'Period for counting refunds',
  'setting.refund.abuseDays.help': 'Only refunds within this time count towards the flag.',
  'setting.refund.appealDays': 'Appeal period',
  'setting.refund.appealDays.help': 'Days after a rejection in which a buyer can appeal once.',
  'setting.refund.fourEyesFrom': 'Refunds need two approvals from',
  'setting.refund.fourEyesFrom.help': 'From this amount on, two administrators must approve a refund.',
  'permission.resource.refund': 'Refunds',
  'permission.action.answer': 'Answer',
  'billing.refundNote': 'Please write at most 500 characters.',
  'billing.refundNoteNeeded': 'Please tell us why.',
  'billing.refundAnswer': 'Please write between 10 and 1,000 characters.',
  'billing.bankAccountNeeded':
    'This payment can’t be refunded the way it was paid. Please enter a bank account for the refund.',
  'billing.inTransferFile':
    'This transfer is already in the bank file {number}. Sending it manually as well would pay it twice.',
  'billing.bankTransaction': 'The bank’s transaction number needs 3 to 60 characters.',
  'billing.refundAskedBefore': 'You have already requested a refund for this course: {number}.',
  'billing.refundWindowOver': 'The refund period for this purchase has ended.',
  'billing.refundStudiedTooMuch':
    'You have opened {value}% of the lessons, more than the {limit}% allowed for this purchase.',
  'billing.refundCertificate':
    'A certificate has been issued for this course, so it can no longer be refunded.',
  'billing.refundNotPaid': 'There is nothing to refund for this purchase.',
  'billing.ownRefund': 'This involves your own money, so someone else must decide.',
  'billing.secondApprover': 'You gave the first approval. Another administrator must give the second one.',
  'billing.appealedBefore': 'A request can be appealed only once.',
  'billing.appealTooLate': 'The appeal period has ended.',
  'billing.refundStatus.REQUESTED': '{brand} has received your refund request {number}',
  'billing.refundStatus.TEACHER_REVIEW': 'Refund request {number} is waiting for the teacher',
  'billing.refundStatus.ADMIN_REVIEW': '{brand} is reviewing refund request {number}',
  'billing.refundStatus.APPROVED': 'Refund request {number} has been approved',
  'billing.refundStatus.PROCESSING': 'The refund for request {number} is on its way',
  'billing.refundStatus.COMPLETED': 'The refund for request {number} has been paid',
  'billing.refundStatus.FAILED': 'The refund for request {number} couldn’t be sent yet',
  'billing.refundStatus.REJECTED': 'Refund request {number} was not approved',
  'billing.refundStatus.CANCELLED': 'Refund request {number} was withdrawn',
  'notification.REFUND_REQUESTED.title': 'A student requested a refund for “{course}”',
  'notification.REFUND_REQUESTED.text':
    'Request {number}, {amount:vnd}. Please answer by {answerBy:time}; after that, {brand} decides.',
  'notification.REFUND_TO_DECIDE.title': 'Refund request {number} is waiting for a decision',
  'notification.REFUND_TO_DECIDE.text': '“{course}”, {amount:vnd}. Answer by {answerBy:time}.',
  'notification.REFUND_MOVED.text': '“{course}”, {amount:vnd}.',
  'notification.REFUND_NOT_SENT.title': 'The refund for request {number} couldn’t be sent',
  'billing.inDispute':
    'The buyer’s bank is investigating this payment (dispute {number}), so it can’t be refunded now.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
