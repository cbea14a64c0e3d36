import { z } from 'zod';
import { EVERYWHERE, IN_APP_ONLY, type NotificationKindTable } from '../support/index.ts';

const PLACE = z.object({ course: z.string(), reason: z.string() });

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
  RATING_RECEIVED: {
    description: 'A student rated one’s course.',
    params: z.object({ course: z.string(), stars: z.number().int() }),
    defaults: IN_APP_ONLY,
    concerns: 'course:create',
  },
  RATING_REPLIED: {
    description: 'A teacher answered one’s rating.',
    params: z.object({ course: z.string() }),
    defaults: EVERYWHERE,
  },
  PROGRESS_OVERRIDDEN: {
    description: 'A teacher set a lesson complete for one, or back to its beginning.',
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
    description: 'Access that one bought for a time ends within a week, or within a day.',
    params: z.object({ course: z.string(), days: z.int(), endsAt: z.string() }),
    defaults: EVERYWHERE,
    variant: ({ days }: { days: number }) => (days > 1 ? 'WEEK' : 'DAY'),
  },
  ACCESS_ENDED: {
    description: 'Access that one bought for a time is over.',
    params: z.object({ course: z.string() }),
    defaults: EVERYWHERE,
  },
  COURSE_MESSAGE: {
    description: 'A teacher wrote to the students of a course.',
    params: z.object({ course: z.string(), title: z.string(), text: z.string() }),
    defaults: EVERYWHERE,
  },
  LESSONS_ADDED: {
    description: 'A course that one studies has got new lessons.',
    params: z.object({ course: z.string(), lesson: z.string(), count: z.int() }),
    defaults: IN_APP_ONLY,
    variant: ({ count }: { count: number }) => (count > 1 ? 'SEVERAL' : 'ONE'),
  },
  PLACE_GIVEN: { description: 'A teacher enrolled one in a course.', params: PLACE, defaults: EVERYWHERE },
  PLACE_TAKEN: { description: 'A place that a teacher gave has ended.', params: PLACE, defaults: EVERYWHERE },
} as const satisfies NotificationKindTable;

type Own = typeof notificationKinds;
declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends Own {}
}
