import { z } from 'zod';
import { EVERYWHERE, IN_APP_ONLY, type NotificationKindTable } from '../support/index.ts';

export const notificationKinds = {
  TEACHING_INVITED: {
    description: 'To the invited person: an invitation to co-teach a course.',
    params: z.object({ course: z.string(), teacher: z.string(), teacherId: z.uuid() }),
    defaults: EVERYWHERE,
    concerns: 'course:create',
  },
  CO_TEACHER_MOVED: {
    description: 'To the owner: an invitation was accepted or declined, or a co-teacher left.',
    params: z.object({
      course: z.string(),
      email: z.string(),
      outcome: z.enum(['ACCEPTED', 'DECLINED', 'LEFT']),
    }),
    defaults: IN_APP_ONLY,
    concerns: 'course:create',
    variant: ({ outcome }: { outcome: string }) => outcome,
  },
} as const satisfies NotificationKindTable;

type Own = typeof notificationKinds;
declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends Own {}
}
