/** The server’s texts of this feature; Vietnamese is the source. */
export const vi = {
  'permission.resource.announcement': 'Thông báo chung',
  'announcements.title': 'Tiêu đề cần từ 3 đến 80 ký tự.',
  'announcements.text': 'Nội dung cần từ 3 đến 500 ký tự.',
  'announcements.past': 'Thời điểm này đã qua.',
  'announcements.order': 'Thời điểm kết thúc phải sau lúc bắt đầu.',
  'announcements.tooLong': 'Một thông báo hiện tối đa {max} ngày.',
  'announcements.course': 'Chọn một khoá học, chỉ khi gửi cho học viên của khoá.',
  'announcements.ended': 'Thông báo này đã kết thúc. Hãy viết thông báo mới.',
  'announcements.stays': 'Thông báo này không đóng được, nó tự ẩn khi hết giờ.',
} as const;

declare module '../../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
