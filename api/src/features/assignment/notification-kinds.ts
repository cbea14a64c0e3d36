import { z } from 'zod';
import { EVERYWHERE, IN_APP_ONLY, type NotificationKindTable } from '../support/index.ts';

export const notificationKinds = {
  ASSIGNMENT_SUBMITTED: {
    description: 'A student has handed in work at an assignment that one may mark.',
    // The ID finds the name to blank when the student is erased. Older notifications have none
    params: z.object({ lesson: z.string(), student: z.string(), studentId: z.string().optional() }),
    defaults: IN_APP_ONLY,
    concerns: 'course:create',
  },
  ASSIGNMENT_RETURNED: {
    description: 'One’s work at an assignment has its mark.',
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
    description: 'Work at an assignment is due within a day, and one has not handed in.',
    params: z.object({ lesson: z.string(), dueAt: z.string() }),
    defaults: EVERYWHERE,
  },
  EXTENSION_REQUESTED: {
    description: 'A student asks for more time at an assignment that one may mark.',
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
    description: 'One was given more time at an assignment, or was not.',
    params: z.object({
      lesson: z.string(),
      outcome: z.enum(['GRANTED', 'DECLINED']),
      reason: z.string(),
    }),
    defaults: EVERYWHERE,
    variant: ({ outcome }: { outcome: string }) => outcome,
  },
} as const satisfies NotificationKindTable;

type Own = typeof notificationKinds;
declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends Own {}
}
