/** The server’s texts of this feature; Vietnamese is the source. */
export const vi = {
  'permission.resource.assistant': 'Trợ lý AI',
  'permission.action.use': 'Dùng',
  'assistant.off': 'Sen chưa nối với nhà cung cấp AI nào nên chưa viết bản nháp được.',
  'assistant.drawsNot': 'Sen chưa nối với mô hình vẽ ảnh nào nên chưa nhờ AI vẽ được.',
  'assistant.noCredits': 'Bạn đã dùng hết {limit} lượt của tháng này.',
  'assistant.fails': 'Trong 24 giờ qua, {limit} bản nháp của bạn không thành. Hãy thử lại sau.',
  'assistant.lessonTooShort': 'Bài cần ít nhất {limit} chữ để đặt câu hỏi, hiện có {value}.',
  'notification.COURSE_CHECKED.MARKED.title': 'AI đã đọc xong “{course}”',
  'notification.COURSE_CHECKED.MARKED.text': 'Số câu được đánh dấu: {marks}. Bạn xem và quyết định từng câu.',
  'notification.COURSE_CHECKED.NOTHING.title': 'AI đã đọc xong “{course}”',
  'notification.COURSE_CHECKED.NOTHING.text':
    'AI không đánh dấu câu nào. AI có thể bỏ sót, dấu của quy tắc vẫn còn.',
  'notification.COURSE_CHECKED.FAILED.title': 'AI không đọc được “{course}”',
  'notification.COURSE_CHECKED.FAILED.text': 'Lượt đã được trả lại. Bạn thử lại lúc khác.',
  'permission.resource.moderation': 'Kiểm nội dung',
  'moderation.gone': 'Câu này không còn trong khoá nữa.',
} as const;

declare module '../../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
