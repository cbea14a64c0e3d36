/** Server messages of this feature. Vietnamese is the source language. */
export const vi = {
  'catalog.coTeacherSelf': 'Đây là địa chỉ của chính bạn.',
  'catalog.coTeacherTwice': 'Người này đang cùng dạy khoá học rồi.',
  'catalog.coTeacherQuota':
    'Gói {package} cho mỗi khoá tối đa {limit} người cùng dạy. Bạn chọn gói lớn hơn ở mục Gói mở khoá học nhé.',
  'notification.TEACHING_INVITED.title': '{teacher} mời bạn cùng dạy “{course}”',
  'notification.TEACHING_INVITED.text': 'Bạn mở trang Khoá học của tôi để nhận lời hoặc từ chối.',
  'notification.CO_TEACHER_MOVED.ACCEPTED.title': '{email} đã nhận lời cùng dạy “{course}”',
  'notification.CO_TEACHER_MOVED.ACCEPTED.text': 'Từ giờ họ làm được những việc bạn đã giao.',
  'notification.CO_TEACHER_MOVED.DECLINED.title': '{email} từ chối cùng dạy “{course}”',
  'notification.CO_TEACHER_MOVED.DECLINED.text': 'Bạn có thể mời người khác.',
  'notification.CO_TEACHER_MOVED.LEFT.title': '{email} thôi cùng dạy “{course}”',
  'notification.CO_TEACHER_MOVED.LEFT.text': 'Những gì họ đã soạn vẫn ở trong khoá học.',
} as const;

export const en: Record<keyof typeof vi, string> = {
  'catalog.coTeacherSelf': 'This is your own address.',
  'catalog.coTeacherTwice': 'This person teaches the course already.',
  'catalog.coTeacherQuota':
    'The {package} package allows {limit} co-teachers in a course. Choose a larger package under Course packages.',
  'notification.TEACHING_INVITED.title': '{teacher} invites you to co-teach “{course}”',
  'notification.TEACHING_INVITED.text': 'Open My courses to accept or decline.',
  'notification.CO_TEACHER_MOVED.ACCEPTED.title': '{email} accepted to co-teach “{course}”',
  'notification.CO_TEACHER_MOVED.ACCEPTED.text': 'From now on they can do what you allowed.',
  'notification.CO_TEACHER_MOVED.DECLINED.title': '{email} declined to co-teach “{course}”',
  'notification.CO_TEACHER_MOVED.DECLINED.text': 'You can invite another teacher.',
  'notification.CO_TEACHER_MOVED.LEFT.title': '{email} no longer co-teaches “{course}”',
  'notification.CO_TEACHER_MOVED.LEFT.text': 'What they made stays in the course.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
