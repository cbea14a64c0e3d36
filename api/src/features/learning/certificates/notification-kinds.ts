import { z } from 'zod';
import { EVERYWHERE, type NotificationKindTable } from '../../support/index.ts';

export const notificationKinds = {
  CERTIFICATE_ISSUED: {
    description: 'One’s certificate of a course was issued.',
    params: z.object({ course: z.string() }),
    defaults: EVERYWHERE,
  },
  CERTIFICATE_REVOKED: {
    description: 'An administrator took one’s certificate back.',
    params: z.object({ course: z.string(), reason: z.string() }),
    defaults: EVERYWHERE,
  },
  CERTIFICATE_CORRECTED: {
    description: 'One’s certificate was issued anew with a corrected name.',
    params: z.object({ course: z.string(), reason: z.string() }),
    defaults: EVERYWHERE,
  },
} as const satisfies NotificationKindTable;

type Own = typeof notificationKinds;
declare module '../../support/notification-kinds.ts' {
  interface NotificationKinds extends Own {}
}
