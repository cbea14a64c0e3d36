/** The server’s texts of this feature; Vietnamese is the source. */
export const vi = {
  'discussion.text': 'Nội dung cần 2 đến 4.000 ký tự.',
  'discussion.note': 'Lý do báo cáo cần 5 đến 500 ký tự.',
  'discussion.place': 'Vị trí trong bài không hợp lệ.',
  'discussion.parent': 'Chỉ trả lời được câu hỏi của chính bài học này.',
  'discussion.commentsTooMany':
    'Bạn viết được nhiều nhất {limit} câu hỏi và trả lời trong một giờ. Bạn quay lại sau nhé.',
  'discussion.reportsTooMany': 'Bạn gửi được nhiều nhất {limit} báo cáo trong một ngày.',
  'discussion.removed': 'Nội dung này đã bị xoá.',
  'discussion.own': 'Bạn không thể làm việc này với nội dung của chính mình.',
  'discussion.notYourQuestion': 'Chỉ người hỏi hoặc giảng viên chọn được lời giải.',
  'discussion.notYourComment': 'Chỉ người viết hoặc giảng viên xoá được nội dung này.',

  'permission.resource.comment': 'Hỏi đáp',
  'permission.action.write': 'Viết',
  'permission.action.moderate': 'Kiểm duyệt',

  'notification.QUESTION_ASKED.title': 'Câu hỏi mới trong bài “{lesson}”',
  'notification.QUESTION_ASKED.text': 'Một học viên đang chờ bạn trả lời.',
  'notification.QUESTION_ANSWERED.title': 'Câu hỏi của bạn trong bài “{lesson}” có trả lời',
  'notification.QUESTION_ANSWERED.text': 'Mở bài học để đọc và chọn lời giải.',
  'notification.COMMENT_REPORTED.title': 'Báo cáo trong bài “{lesson}”',
  'notification.COMMENT_REPORTED.text': 'Một nội dung hỏi đáp bị báo cáo, cần người xem lại.',

  'discussion.reason': 'Lý do cần 5 đến 500 ký tự. Người viết và người báo cáo sẽ đọc được.',
  'discussion.caseDecided': 'Báo cáo này đã có quyết định.',
  'discussion.ownContent': 'Đây là nội dung của chính bạn, nên một người khác quyết định.',
  'discussion.commentsAreRemoved': 'Hỏi đáp chỉ gỡ được, không ẩn được.',
  'notification.RATING_REPORTED.title': 'Báo cáo đánh giá khoá “{course}”',
  'notification.RATING_REPORTED.text': 'Một đánh giá bị báo cáo, cần người xem lại.',
  'notification.REPORT_DECIDED.ACCEPTED.title': 'Báo cáo của bạn ở “{where}” được chấp nhận',
  'notification.REPORT_DECIDED.ACCEPTED.text': 'Nội dung đã được xử lý. Lý do: {reason}',
  'notification.REPORT_DECIDED.REJECTED.title': 'Báo cáo của bạn ở “{where}” không được chấp nhận',
  'notification.REPORT_DECIDED.REJECTED.text': 'Nội dung được giữ nguyên. Lý do: {reason}',
  'notification.CONTENT_MODERATED.HIDDEN.title': 'Nội dung của bạn ở “{where}” đang bị ẩn',
  'notification.CONTENT_MODERATED.HIDDEN.text': 'Bạn sửa lại để Sen xem lại nhé. Lý do: {reason}',
  'notification.CONTENT_MODERATED.REMOVED.title': 'Nội dung của bạn ở “{where}” đã bị gỡ',
  'notification.CONTENT_MODERATED.REMOVED.text': 'Lý do: {reason}',

  'discussion.appeal': 'Lời khiếu nại cần 5 đến 1.000 ký tự.',
  'discussion.appealed': 'Quyết định này đã có khiếu nại.',
  'discussion.nothingToAppeal': 'Nội dung này không bị ẩn hay gỡ, nên không cần khiếu nại.',
  'discussion.appealTooLate': 'Đã hết hạn khiếu nại quyết định này.',
  'discussion.appealDecided': 'Khiếu nại này đã có quyết định.',
  'discussion.firstDecider': 'Bạn là người quyết định lần đầu, nên một người khác xem khiếu nại này.',
  'setting.moderation.appealDays': 'Số ngày được khiếu nại',
  'setting.moderation.appealDays.help':
    'Người có nội dung bị ẩn hoặc gỡ khiếu nại được trong bấy nhiêu ngày.',
  'notification.CONTENT_APPEALED.title': 'Khiếu nại ở “{where}”',
  'notification.CONTENT_APPEALED.text': 'Người viết đề nghị xem lại. Người quyết định phải khác lần đầu.',
  'notification.APPEAL_DECIDED.UPHELD.title': 'Khiếu nại của bạn ở “{where}” không được chấp nhận',
  'notification.APPEAL_DECIDED.UPHELD.text': 'Quyết định trước được giữ. Lý do: {answer}',
  'notification.APPEAL_DECIDED.REVERSED.title': 'Khiếu nại của bạn ở “{where}” được chấp nhận',
  'notification.APPEAL_DECIDED.REVERSED.text': 'Nội dung của bạn hiện lại. Lý do: {answer}',
} as const;

declare module '../../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
