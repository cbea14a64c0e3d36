import { z } from 'zod';
import { EVERYWHERE, IN_APP_ONLY, type NotificationKindTable } from '../support/index.ts';

const PLACE = z.object({ course: z.string(), reason: z.string() });

export const notificationKinds = {
  CERTIFICATE_ISSUED: {
    description: 'A certificate of the student was issued.',
    params: z.object({ course: z.string() }),
    defaults: EVERYWHERE,
  },
  CERTIFICATE_REVOKED: {
    description: 'An administrator revoked a certificate of the student.',
    params: z.object({ course: z.string(), reason: z.string() }),
    defaults: EVERYWHERE,
  },
  CERTIFICATE_CORRECTED: {
    description: 'A certificate of the student was reissued with a corrected name.',
    params: z.object({ course: z.string(), reason: z.string() }),
    defaults: EVERYWHERE,
  },
  RATING_RECEIVED: {
    description: 'A student rated a course of the teacher.',
    params: z.object({ course: z.string(), stars: z.number().int() }),
    defaults: IN_APP_ONLY,
    concerns: 'course:create',
  },
  RATING_REPLIED: {
    description: 'A teacher replied to the student’s rating.',
    params: z.object({ course: z.string() }),
    defaults: EVERYWHERE,
  },
  PROGRESS_OVERRIDDEN: {
    description: 'A teacher marked a lesson as complete for the student, or reset it.',
    params: z.object({
      course: z.string(),
      lesson: z.string(),
      outcome: z.enum(['COMPLETE', 'RESET']),
      reason: z.string(),
    }),
    defaults: EVERYWHERE,
    variant: ({ outcome }: { outcome: string }) => outcome,
  },
  ACCESS_ENDS: {
    description: 'Purchased access for a limited time ends within a week or a day.',
    params: z.object({ course: z.string(), days: z.int(), endsAt: z.string() }),
    defaults: EVERYWHERE,
    variant: ({ days }: { days: number }) => (days > 1 ? 'WEEK' : 'DAY'),
  },
  ACCESS_ENDED: {
    description: 'Purchased access for a limited time has ended.',
    params: z.object({ course: z.string() }),
    defaults: EVERYWHERE,
  },
  COURSE_MESSAGE: {
    description: 'A teacher sent a message to the students of a course.',
    params: z.object({ course: z.string(), title: z.string(), text: z.string() }),
    defaults: EVERYWHERE,
  },
  MESSAGE_REPLIED: {
    description: 'A student replied to a message of the teacher, or a teacher to such a reply.',
    params: z.object({
      ...{ course: z.string(), title: z.string(), name: z.string(), text: z.string() },
      authorId: z.string().optional(),
    }),
    defaults: EVERYWHERE,
  },
  LESSONS_ADDED: {
    description: 'Lessons were added to a course that the student studies.',
    params: z.object({ course: z.string(), lesson: z.string(), count: z.int() }),
    defaults: IN_APP_ONLY,
    variant: ({ count }: { count: number }) => (count > 1 ? 'SEVERAL' : 'ONE'),
  },
  PLACE_GIVEN: {
    description: 'A teacher enrolled the student in a course.',
    params: PLACE,
    defaults: EVERYWHERE,
  },
  PLACE_TAKEN: {
    description: 'A teacher ended an enrolment that a teacher had granted.',
    params: PLACE,
    defaults: EVERYWHERE,
  },
} as const satisfies NotificationKindTable;

type Own = typeof notificationKinds;
declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends Own {}
}
