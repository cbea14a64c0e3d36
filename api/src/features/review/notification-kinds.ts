import { z } from 'zod';
import { EVERYWHERE, IN_APP_ONLY, type NotificationKindTable } from '../support/index.ts';

export const notificationKinds = {
  COURSE_SUBMITTED: {
    description: 'To reviewers: a course was submitted.',
    // The owner of the name, so that it can be removed with the account
    params: z.object({ course: z.string(), teacher: z.string(), teacherId: z.uuid() }),
    defaults: IN_APP_ONLY,
    concerns: 'course:review',
  },
  REVIEW_ASSIGNED: {
    description: 'To the reviewer: a submission was assigned.',
    params: z.object({ course: z.string() }),
    defaults: IN_APP_ONLY,
    concerns: 'course:review',
  },
  COURSE_RESTORE_ASKED: {
    description: 'To administrators: a teacher requests to restore a suspended course.',
    params: z.object({ course: z.string() }),
    defaults: IN_APP_ONLY,
    concerns: 'course:manage',
  },
  COURSE_REVIEWED: {
    description: 'To the teacher: the course was approved, sent back or rejected.',
    params: z.object({ course: z.string(), outcome: z.enum(['APPROVED', 'SENT_BACK', 'REJECTED']) }),
    defaults: EVERYWHERE,
    concerns: 'course:create',
    variant: ({ outcome }: { outcome: string }) => outcome,
  },
  REVISION_REVIEWED: {
    description: 'To the teacher: the revision of a course on sale was approved, sent back or rejected.',
    params: z.object({ course: z.string(), outcome: z.enum(['APPROVED', 'SENT_BACK', 'REJECTED']) }),
    defaults: EVERYWHERE,
    concerns: 'course:create',
    variant: ({ outcome }: { outcome: string }) => outcome,
  },
  COURSE_MANAGED: {
    description:
      'To the teacher: an administrator suspended, hid, transferred or otherwise managed the course.',
    params: z.object({
      course: z.string(),
      outcome: z.enum([
        'SUSPEND',
        'RESTORE',
        'MAKE_PUBLIC',
        'MAKE_UNLISTED',
        'MAKE_PRIVATE',
        'GIVEN',
        'RECEIVED',
        'RECATEGORIZED',
        'KEEP_SUSPENDED',
      ]),
      reason: z.string(),
    }),
    defaults: EVERYWHERE,
    concerns: 'course:create',
    variant: ({ outcome }: { outcome: string }) => outcome,
  },
} as const satisfies NotificationKindTable;

type Own = typeof notificationKinds;
declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends Own {}
}
