/** The server’s texts of this feature; Vietnamese is the source. */
export const vi = {
  'discussion.text': 'Nội dung cần 2 đến 4.000 ký tự.',
  'discussion.note': 'Lý do báo cáo cần 5 đến 500 ký tự.',
  'discussion.place': 'Vị trí trong bài không hợp lệ.',
  'discussion.parent': 'Chỉ trả lời được câu hỏi của chính bài học này.',
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
} as const;
