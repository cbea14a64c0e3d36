import { z } from 'zod';
import { EVERYWHERE, IN_APP_ONLY, type NotificationKindTable } from '../support/index.ts';

export const notificationKinds = {
  ASSIGNMENT_SUBMITTED: {
    description: 'A student submitted work for an assignment that the teacher may grade.',
    // The ID finds the name to blank when the student is erased. Older notifications have none
    params: z.object({ lesson: z.string(), student: z.string(), studentId: z.string().optional() }),
    defaults: IN_APP_ONLY,
    concerns: 'course:create',
  },
  ASSIGNMENT_RETURNED: {
    description: 'The grade of the student’s work was released.',
    params: z.object({
      lesson: z.string(),
      score: z.number(),
      points: z.number(),
      outcome: z.enum(['GRADED', 'AGAIN']),
    }),
    defaults: EVERYWHERE,
    variant: ({ outcome }: { outcome: string }) => outcome,
  },
  ASSIGNMENT_DUE: {
    description: 'Work that the student has not submitted is due within a day.',
    params: z.object({ lesson: z.string(), dueAt: z.string() }),
    defaults: EVERYWHERE,
  },
  EXTENSION_REQUESTED: {
    description: 'A student requested an extension for an assignment that the teacher may grade.',
    params: z.object({
      lesson: z.string(),
      student: z.string(),
      studentId: z.string().optional(),
      reason: z.string(),
    }),
    defaults: EVERYWHERE,
    concerns: 'course:create',
  },
  EXTENSION_DECIDED: {
    description: 'A teacher decided on the student’s extension request, or granted an extension.',
    params: z.object({ lesson: z.string(), outcome: z.enum(['GRANTED', 'DECLINED']), reason: z.string() }),
    defaults: EVERYWHERE,
    variant: ({ outcome }: { outcome: string }) => outcome,
  },
} as const satisfies NotificationKindTable;

type Own = typeof notificationKinds;
declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends Own {}
}
