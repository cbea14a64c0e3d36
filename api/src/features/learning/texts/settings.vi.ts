/** What the settings of this feature are called, and what they are for. */
export const settingsVi = {
  'setting.lesson.watchPercent': 'Phần video cần xem',
  'setting.lesson.watchPercent.help': 'Bài video hoàn thành khi học viên đã xem từng này phần trăm.',
  'setting.lesson.readSeconds': 'Thời gian đọc một bài',
  'setting.lesson.readSeconds.help': 'Bài đọc hoàn thành khi đã mở trên màn hình từng này giây.',
  'setting.rating.studyMinutes': 'Thời gian học trước khi đánh giá',
  'setting.rating.studyMinutes.help': 'Học viên đánh giá được khoá học sau khi học đủ từng này phút.',
  'setting.course.messagesPerDay': 'Số lời nhắn gửi lớp mỗi ngày',
  'setting.course.messagesPerDay.help':
    'Các giảng viên của một khoá gửi tối đa từng này lời nhắn trong 24 giờ.',
  'setting.course.grantsPerMonth': 'Số chỗ giảng viên tặng mỗi tháng',
  'setting.course.grantsPerMonth.help':
    'Chủ khoá học ghi danh miễn phí tối đa từng này học viên vào mỗi khoá trong 30 ngày. Số 0 là không cho phép.',
} as const;
