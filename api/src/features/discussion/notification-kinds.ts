import { z } from 'zod';
import { EVERYWHERE, IN_APP_ONLY, type NotificationKindTable } from '../support/index.ts';

const params = z.object({ lesson: z.string() });

export const notificationKinds = {
  QUESTION_ASKED: {
    description: 'A student asked a question in a course of the teacher.',
    params,
    defaults: EVERYWHERE,
    concerns: 'course:create',
  },
  QUESTION_ANSWERED: {
    description: 'A question of the person received a reply.',
    params,
    defaults: EVERYWHERE,
  },
  COMMENT_REPORTED: {
    description: 'A comment was reported. Sent to moderators.',
    params,
    defaults: IN_APP_ONLY,
    concerns: 'comment:moderate',
  },
  RATING_REPORTED: {
    description: 'A rating was reported. Sent to moderators.',
    params: z.object({ course: z.string() }),
    defaults: IN_APP_ONLY,
    concerns: 'comment:moderate',
  },
  REPORT_DECIDED: {
    description: 'A report of the person was decided.',
    params: z.object({ where: z.string(), reason: z.string(), outcome: z.enum(['ACCEPTED', 'REJECTED']) }),
    defaults: IN_APP_ONLY,
    variant: ({ outcome }: { outcome: string }) => outcome,
  },
  CONTENT_MODERATED: {
    description: 'Moderators hid or removed content of the person.',
    params: z.object({ where: z.string(), reason: z.string(), outcome: z.enum(['HIDDEN', 'REMOVED']) }),
    defaults: EVERYWHERE,
    variant: ({ outcome }: { outcome: string }) => outcome,
  },
  CONTENT_APPEALED: {
    description: 'An author appealed against the hiding or removal of content. Sent to moderators.',
    params: z.object({ where: z.string() }),
    defaults: IN_APP_ONLY,
    concerns: 'comment:moderate',
  },
  APPEAL_DECIDED: {
    description: 'Another moderator decided the person’s appeal.',
    params: z.object({ where: z.string(), answer: z.string(), outcome: z.enum(['UPHELD', 'REVERSED']) }),
    defaults: EVERYWHERE,
    variant: ({ outcome }: { outcome: string }) => outcome,
  },
} as const satisfies NotificationKindTable;

type Own = typeof notificationKinds;
declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends Own {}
}
