import type { vi } from './vi.ts';

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
