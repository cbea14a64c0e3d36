export const vi = {
  'permission.resource.assistant': 'Trợ lý AI',
  'permission.action.use': 'Dùng',
  'assistant.off': '{brand} chưa kết nối với nhà cung cấp AI nào nên chưa viết bản nháp được.',
  'assistant.drawsNot': '{brand} chưa kết nối với mô hình vẽ ảnh nào nên chưa nhờ AI vẽ được.',
  'assistant.noCredits': 'Bạn đã dùng hết {limit} lượt của tháng này.',
  'assistant.fails': 'Trong 24 giờ qua, {limit} bản nháp của bạn thất bại. Hãy thử lại sau.',
  'assistant.lessonTooShort': 'Bài cần ít nhất {limit} chữ để đặt câu hỏi, hiện có {value}.',
  'notification.COURSE_CHECKED.MARKED.title': 'AI đã đọc xong “{course}”',
  'notification.COURSE_CHECKED.MARKED.text': 'Số câu được đánh dấu: {marks}. Bạn xem và quyết định từng câu.',
  'notification.COURSE_CHECKED.NOTHING.title': 'AI đã đọc xong “{course}”',
  'notification.COURSE_CHECKED.NOTHING.text':
    'AI không đánh dấu câu nào. AI có thể bỏ sót, dấu của quy tắc vẫn còn.',
  'notification.COURSE_CHECKED.FAILED.title': 'AI không đọc được “{course}”',
  'notification.COURSE_CHECKED.FAILED.text': 'Lượt đã được trả lại. Bạn thử lại lúc khác.',
  'permission.resource.moderation': 'Kiểm tra nội dung',
  'moderation.gone': 'Câu này không còn trong khoá nữa.',
} as const;

export const en: Record<keyof typeof vi, string> = {
  'permission.resource.assistant': 'AI assistant',
  'permission.action.use': 'Use',
  'assistant.off': '{brand} is not connected to an AI provider yet, so it can’t write drafts.',
  'assistant.drawsNot': '{brand} is not connected to a model that draws, so AI can’t draw covers.',
  'assistant.noCredits': 'You have used all {limit} credits of this month.',
  'assistant.fails': '{limit} of your drafts failed within 24 hours. Try again later.',
  'assistant.lessonTooShort': 'A lesson needs at least {limit} words for questions; this one has {value}.',
  'notification.COURSE_CHECKED.MARKED.title': 'The AI has read “{course}”',
  'notification.COURSE_CHECKED.MARKED.text': 'Sentences flagged: {marks}. You decide on each.',
  'notification.COURSE_CHECKED.NOTHING.title': 'The AI has read “{course}”',
  'notification.COURSE_CHECKED.NOTHING.text':
    'Nothing was flagged. The AI can miss things; flags from rules stay.',
  'notification.COURSE_CHECKED.FAILED.title': 'The AI could not read “{course}”',
  'notification.COURSE_CHECKED.FAILED.text': 'Your credit was refunded. Please try again later.',
  'permission.resource.moderation': 'Content check',
  'moderation.gone': 'This sentence is no longer in the course.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
