export const vi = {
  'permission.resource.announcement': 'Thông báo chung',
  'announcements.title': 'Tiêu đề cần từ 3 đến 80 ký tự.',
  'announcements.text': 'Nội dung cần từ 3 đến 500 ký tự.',
  'announcements.english': 'Viết cả tiêu đề và nội dung tiếng Anh, hoặc để trống cả hai.',
  'announcements.link': 'Nhập địa chỉ trên {brand} như /courses, hoặc địa chỉ https.',
  'announcements.linkLabel': 'Chữ trên liên kết cần từ 2 đến 40 ký tự.',
  'announcements.wholeLink': 'Nhập cả địa chỉ và chữ trên liên kết, hoặc để trống cả hai.',
  'announcements.past': 'Thời điểm này đã qua.',
  'announcements.order': 'Thời điểm kết thúc phải sau lúc bắt đầu.',
  'announcements.tooLong': 'Một thông báo hiện tối đa {max} ngày.',
  'announcements.course': 'Chọn một khoá học, chỉ khi gửi cho học viên của khoá.',
  'announcements.ended': 'Thông báo này đã kết thúc. Hãy viết thông báo mới.',
  'announcements.stays': 'Thông báo này không đóng được, nó tự ẩn khi hết giờ.',
} as const;

export const en: Record<keyof typeof vi, string> = {
  'permission.resource.announcement': 'Announcements',
  'announcements.title': 'Enter a title of 3 to 80 characters.',
  'announcements.text': 'Enter a text of 3 to 500 characters.',
  'announcements.english': 'Enter both the English title and text, or leave both empty.',
  'announcements.link': 'Enter a path of {brand} such as /courses, or an https address.',
  'announcements.linkLabel': 'Enter a link label of 2 to 40 characters.',
  'announcements.wholeLink': 'Enter both the address and the label of the link, or leave both empty.',
  'announcements.past': 'This time has passed.',
  'announcements.order': 'The end must be after the start.',
  'announcements.tooLong': 'An announcement can be shown for at most {max} days.',
  'announcements.course': 'Choose a course only for the audience “Students of one course”.',
  'announcements.ended': 'This announcement has ended. Write a new one.',
  'announcements.stays': 'This announcement can’t be dismissed; it disappears when it ends.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
