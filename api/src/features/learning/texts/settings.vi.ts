/** What the settings of this feature are called, and what they are for. */
export const settingsVi = {
  'setting.lesson.watchPercent': 'Phần video cần xem',
  'setting.lesson.watchPercent.help': 'Bài video hoàn thành khi học viên đã xem từng này phần trăm.',
  'setting.lesson.readSeconds': 'Thời gian đọc một bài',
  'setting.lesson.readSeconds.help': 'Bài đọc hoàn thành khi đã mở trên màn hình từng này giây.',
  'setting.rating.studyMinutes': 'Thời gian học trước khi đánh giá',
  'setting.rating.studyMinutes.help': 'Học viên đánh giá được khoá học sau khi học đủ từng này phút.',
} as const;
