export const vi = {
  'calendar.title': 'Việc sẽ học cần 2 đến 80 ký tự.',
  'calendar.minutes': 'Giờ học dài từ 10 đến 480 phút.',
  'calendar.startsAt': 'Chọn một thời điểm từ bây giờ đến một năm sau.',
  'calendar.span': 'Khoảng thời gian dài tối đa 366 ngày.',
  'calendar.course': 'Chọn một khoá học mà bạn đang học.',
  'calendar.tooMany': 'Bạn đã đặt {limit} giờ học sắp tới. Hãy xoá bớt trước.',

  'calendar.feedName': 'Lịch học {brand}',
  'calendar.kind.ORDER_DUE': 'Thanh toán: {title}',
  'calendar.kind.LESSON_OPENS': 'Mở bài: {title}',
  'calendar.kind.LIVE_LESSON': 'Trực tiếp: {title}',
  'calendar.kind.ASSIGNMENT_DUE': 'Hạn nộp: {title}',
  'calendar.kind.GROUP_MEETING': 'Nhóm học: {title}',
  'calendar.kind.STUDY_SLOT': 'Tự học: {title}',
} as const;

export const en: Record<keyof typeof vi, string> = {
  'calendar.title': 'Enter 2 to 80 characters.',
  'calendar.minutes': 'A study slot takes 10 to 480 minutes.',
  'calendar.startsAt': 'Choose a time from now to a year from now.',
  'calendar.span': 'The span can be at most 366 days long.',
  'calendar.course': 'Choose a course that you study.',
  'calendar.tooMany': 'You have {limit} study slots ahead. Delete some first.',

  'calendar.feedName': '{brand} study calendar',
  'calendar.kind.ORDER_DUE': 'Payment: {title}',
  'calendar.kind.LESSON_OPENS': 'Opens: {title}',
  'calendar.kind.LIVE_LESSON': 'Live: {title}',
  'calendar.kind.ASSIGNMENT_DUE': 'Due: {title}',
  'calendar.kind.GROUP_MEETING': 'Study group: {title}',
  'calendar.kind.STUDY_SLOT': 'Study: {title}',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
