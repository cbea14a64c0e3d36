import { z } from 'zod';
import { EVERYWHERE, IN_APP_ONLY, type NotificationKindTable } from '../support/index.ts';

const params = z.object({ lesson: z.string() });

export const notificationKinds = {
  QUESTION_ASKED: {
    description: 'A student asks below a lesson of one’s own.',
    params,
    defaults: EVERYWHERE,
    concerns: 'course:create',
  },
  QUESTION_ANSWERED: { description: 'One’s question has a reply.', params, defaults: EVERYWHERE },
  COMMENT_REPORTED: {
    description: 'A comment was reported; to whoever moderates.',
    params,
    defaults: IN_APP_ONLY,
    concerns: 'comment:moderate',
  },
  RATING_REPORTED: {
    description: 'A rating was reported; to whoever moderates.',
    params: z.object({ course: z.string() }),
    defaults: IN_APP_ONLY,
    concerns: 'comment:moderate',
  },
  REPORT_DECIDED: {
    description: 'What one reported was decided.',
    params: z.object({ where: z.string(), reason: z.string(), outcome: z.enum(['ACCEPTED', 'REJECTED']) }),
    defaults: IN_APP_ONLY,
    variant: ({ outcome }: { outcome: string }) => outcome,
  },
  CONTENT_MODERATED: {
    description: 'What one wrote was hidden or removed by moderators.',
    params: z.object({ where: z.string(), reason: z.string(), outcome: z.enum(['HIDDEN', 'REMOVED']) }),
    defaults: EVERYWHERE,
    variant: ({ outcome }: { outcome: string }) => outcome,
  },
  CONTENT_APPEALED: {
    description: 'Whoever wrote what was hidden or removed asks for another look; to whoever moderates.',
    params: z.object({ where: z.string() }),
    defaults: IN_APP_ONLY,
    concerns: 'comment:moderate',
  },
  APPEAL_DECIDED: {
    description: 'Another moderator has looked at what one wrote.',
    params: z.object({ where: z.string(), answer: z.string(), outcome: z.enum(['UPHELD', 'REVERSED']) }),
    defaults: EVERYWHERE,
    variant: ({ outcome }: { outcome: string }) => outcome,
  },
} as const satisfies NotificationKindTable;

type Own = typeof notificationKinds;
declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends Own {}
}
