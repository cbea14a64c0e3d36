import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  'permission.resource.notification': 'Own notifications',

  'notification.fixed': 'This notification protects your account, so it can’t be switched off.',

  'mail.notification.open': 'Open on Sen',
  'mail.notification.why': 'You are receiving this email because you turned on email notifications.',
  'mail.notification.choose': 'Change your notifications',
};
