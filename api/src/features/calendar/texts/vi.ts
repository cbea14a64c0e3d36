/** The server’s texts of this feature; Vietnamese is the source. */
export const vi = {
  'calendar.title': 'Việc sẽ học cần 2 đến 80 ký tự.',
  'calendar.minutes': 'Giờ học dài từ 10 đến 480 phút.',
  'calendar.startsAt': 'Chọn một thời điểm từ bây giờ đến một năm sau.',
  'calendar.span': 'Khoảng thời gian dài tối đa 366 ngày.',
  'calendar.course': 'Chọn một khoá học mà bạn đang học.',
  'calendar.tooMany': 'Bạn đã đặt {limit} giờ học sắp tới. Hãy xoá bớt trước.',

  'calendar.feedName': 'Lịch học Sen',
  'calendar.kind.ORDER_DUE': 'Thanh toán: {title}',
  'calendar.kind.LESSON_OPENS': 'Mở bài: {title}',
  'calendar.kind.LIVE_LESSON': 'Trực tiếp: {title}',
  'calendar.kind.ASSIGNMENT_DUE': 'Hạn nộp: {title}',
  'calendar.kind.GROUP_MEETING': 'Nhóm học: {title}',
  'calendar.kind.STUDY_SLOT': 'Tự học: {title}',
} as const;

declare module '../../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
