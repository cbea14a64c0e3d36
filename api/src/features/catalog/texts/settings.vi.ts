/** What the settings of this feature are called, and what they are for. */
export const settingsVi = {
  'setting.submit.lessons': 'Số bài học tối thiểu để gửi duyệt',
  'setting.submit.lessons.help': 'Khoá học cần ít nhất từng này bài học mới gửi duyệt được.',
  'setting.submit.minutes': 'Thời lượng tối thiểu để gửi duyệt',
  'setting.submit.minutes.help': 'Khoá học cần ít nhất từng này phút nội dung mới gửi duyệt được.',
  'setting.submit.words': 'Số từ mô tả tối thiểu để gửi duyệt',
  'setting.submit.words.help': 'Mô tả khoá học cần ít nhất từng này từ mới gửi duyệt được.',
  'setting.review.workingDays': 'Hạn duyệt khoá học',
  'setting.review.workingDays.help': 'Giảng viên nhận kết quả duyệt trong thời gian này.',
} as const;
