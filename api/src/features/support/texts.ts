export const vi = {
  'permission.resource.notification': 'Thông báo của mình',

  'notification.fixed': 'Thông báo này bảo vệ tài khoản của bạn nên không tắt được.',

  'mail.notification.open': 'Mở trên {brand}',
  'mail.notification.why': 'Bạn nhận email này vì đã bật thông báo qua email.',
  'mail.notification.choose': 'Chọn lại thông báo',
} as const;

export const en: Record<keyof typeof vi, string> = {
  'permission.resource.notification': 'Own notifications',

  'notification.fixed': 'This notification protects your account, so it can’t be switched off.',

  'mail.notification.open': 'Open on {brand}',
  'mail.notification.why': 'You are receiving this email because you turned on email notifications.',
  'mail.notification.choose': 'Change your notifications',
};

declare module '../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
