import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  NOTIFICATION_FIXED: {
    code: 'POLICY',
    message: 'notification.fixed',
    description: 'Notifications of this kind protect the account and cannot be turned off.',
  },
} as const satisfies ReasonTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
