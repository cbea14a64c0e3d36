/** Server messages of this feature. Vietnamese is the source language. */
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

export const en: Record<keyof typeof vi, string> = {
  'discussion.text': 'The text needs 2 to 4,000 characters.',
  'discussion.note': 'The reason needs 5 to 500 characters.',
  'discussion.place': 'This place in the lesson is not valid.',
  'discussion.parent': 'Only questions of this lesson can be replied to.',
  'discussion.commentsTooMany':
    'You can write {limit} questions and replies within an hour at most. Please come back later.',
  'discussion.reportsTooMany': 'You can send {limit} reports within a day at most.',
  'discussion.removed': 'This was removed.',
  'discussion.own': 'You can’t do this with your own words.',
  'discussion.notYourQuestion': 'Only whoever asked, or the instructor, chooses the answer.',
  'discussion.notYourComment': 'Only its author or the instructor can remove this.',

  'permission.resource.comment': 'Questions and answers',
  'permission.action.write': 'Write',
  'permission.action.moderate': 'Moderate',

  'notification.QUESTION_ASKED.title': 'New question in “{lesson}”',
  'notification.QUESTION_ASKED.text': 'A student is waiting for your answer.',
  'notification.QUESTION_ANSWERED.title': 'Your question in “{lesson}” has a reply',
  'notification.QUESTION_ANSWERED.text': 'Open the lesson to read it and choose the answer.',
  'notification.COMMENT_REPORTED.title': 'Report in “{lesson}”',
  'notification.COMMENT_REPORTED.text': 'A question or answer was reported and needs a look.',

  'discussion.reason': 'The reason needs 5 to 500 characters. Its author and whoever reported it read it.',
  'discussion.caseDecided': 'These reports were decided before.',
  'discussion.ownContent': 'You wrote this, so another moderator decides.',
  'discussion.commentsAreRemoved': 'Questions and answers are removed, never hidden.',
  'notification.RATING_REPORTED.title': 'A rating of “{course}” was reported',
  'notification.RATING_REPORTED.text': 'A rating needs a look.',
  'notification.REPORT_DECIDED.ACCEPTED.title': 'Your report in “{where}” was accepted',
  'notification.REPORT_DECIDED.ACCEPTED.text': 'The content was dealt with. Reason: {reason}',
  'notification.REPORT_DECIDED.REJECTED.title': 'Your report in “{where}” was not accepted',
  'notification.REPORT_DECIDED.REJECTED.text': 'The content stays. Reason: {reason}',
  'notification.CONTENT_MODERATED.HIDDEN.title': 'What you wrote in “{where}” is hidden',
  'notification.CONTENT_MODERATED.HIDDEN.text': 'Edit it, and Sen looks again. Reason: {reason}',
  'notification.CONTENT_MODERATED.REMOVED.title': 'What you wrote in “{where}” was removed',
  'notification.CONTENT_MODERATED.REMOVED.text': 'Reason: {reason}',

  'discussion.appeal': 'An appeal takes 5 to 1,000 characters.',
  'discussion.appealed': 'This decision has been appealed against already.',
  'discussion.nothingToAppeal':
    'This content is neither hidden nor removed, so there is nothing to appeal against.',
  'discussion.appealTooLate': 'The time to appeal against this decision is over.',
  'discussion.appealDecided': 'This appeal has been decided.',
  'discussion.firstDecider': 'You made the first decision, so somebody else looks at this appeal.',
  'setting.moderation.appealDays': 'Days to appeal',
  'setting.moderation.appealDays.help':
    'Whoever wrote what was hidden or removed may appeal for so many days.',
  'notification.CONTENT_APPEALED.title': 'An appeal in “{where}”',
  'notification.CONTENT_APPEALED.text':
    'Its author asks for another look, by somebody other than the first time.',
  'notification.APPEAL_DECIDED.UPHELD.title': 'Your appeal in “{where}” was not accepted',
  'notification.APPEAL_DECIDED.UPHELD.text': 'The decision stands. Reason: {answer}',
  'notification.APPEAL_DECIDED.REVERSED.title': 'Your appeal in “{where}” was accepted',
  'notification.APPEAL_DECIDED.REVERSED.text': 'Your content is shown again. Reason: {answer}',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
