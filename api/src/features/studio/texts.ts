export const vi = {
  'catalog.coTeacherSelf': 'Đây là email của chính bạn.',
  'catalog.coTeacherTwice': 'Người này đã cùng dạy khoá học.',
  'catalog.coTeacherQuota':
    'Gói {package} cho mỗi khoá tối đa {limit} người cùng dạy. Bạn chọn gói lớn hơn ở mục Gói giảng viên nhé.',
  'mail.teachingInvitation.text':
    'Bạn tạo tài khoản bằng chính địa chỉ email này và xác nhận email, lời mời sẽ hiện ở trang Khoá học đang dạy.',
  'mail.teachingInvitation.register': 'Tạo tài khoản',
  'mail.teachingInvitation.notYou': 'Nếu bạn không biết người mời, bạn cứ bỏ qua thư.',
  'notification.TEACHING_INVITED.title': '{teacher} mời bạn cùng dạy “{course}”',
  'notification.TEACHING_INVITED.text': 'Bạn mở trang Khoá học đang dạy để nhận lời hoặc từ chối nhé.',
  'notification.CO_TEACHER_MOVED.ACCEPTED.title': '{email} đã nhận lời cùng dạy “{course}”',
  'notification.CO_TEACHER_MOVED.ACCEPTED.text': 'Từ giờ họ làm được những việc bạn đã giao.',
  'notification.CO_TEACHER_MOVED.DECLINED.title': '{email} từ chối cùng dạy “{course}”',
  'notification.CO_TEACHER_MOVED.DECLINED.text': 'Bạn có thể mời người khác.',
  'notification.CO_TEACHER_MOVED.LEFT.title': '{email} không còn cùng dạy “{course}”',
  'notification.CO_TEACHER_MOVED.LEFT.text': 'Những gì họ đã soạn vẫn ở trong khoá học.',
} as const;

export const en: Record<keyof typeof vi, string> = {
  'catalog.coTeacherSelf': 'This is your own email address.',
  'catalog.coTeacherTwice': 'This person already teaches the course.',
  'catalog.coTeacherQuota':
    'The {package} package allows {limit} co-teachers per course. Choose a larger package under Teacher packages.',
  'mail.teachingInvitation.text':
    'Create an account with this email address and confirm it. The invitation then appears on the page with your courses.',
  'mail.teachingInvitation.register': 'Create an account',
  'mail.teachingInvitation.notYou': 'If you don’t know the sender, ignore this email.',
  'notification.TEACHING_INVITED.title': '{teacher} invited you to co-teach “{course}”',
  'notification.TEACHING_INVITED.text': 'Open Courses I teach to accept or decline.',
  'notification.CO_TEACHER_MOVED.ACCEPTED.title': '{email} accepted your invitation to co-teach “{course}”',
  'notification.CO_TEACHER_MOVED.ACCEPTED.text': 'They can now do everything you allowed.',
  'notification.CO_TEACHER_MOVED.DECLINED.title': '{email} declined your invitation to co-teach “{course}”',
  'notification.CO_TEACHER_MOVED.DECLINED.text': 'You can invite another teacher.',
  'notification.CO_TEACHER_MOVED.LEFT.title': '{email} no longer co-teaches “{course}”',
  'notification.CO_TEACHER_MOVED.LEFT.text': 'Their content stays in the course.',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
