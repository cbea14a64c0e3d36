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

declare module '../../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
