import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  ASSISTANT_OFF: {
    code: 'POLICY',
    message: 'assistant.off',
    description: 'The platform has no provider of text. An administrator must set AI_BASE_URL and AI_MODEL.',
  },
  ASSISTANT_DRAWS_NOT: {
    code: 'POLICY',
    message: 'assistant.drawsNot',
    description: 'The platform has no provider of images. An administrator must set AI_IMAGE_MODEL.',
  },
  NO_CREDITS: {
    code: 'POLICY',
    message: 'assistant.noCredits',
    description:
      'All credits of this month are used. `limit` is the number of credits in the teacher’s package.',
  },
  ASSISTANT_FAILS: {
    code: 'POLICY',
    message: 'assistant.fails',
    description: '`limit` drafts of the teacher failed within 24 hours. Retry later.',
  },
  LESSON_TOO_SHORT: {
    code: 'POLICY',
    message: 'assistant.lessonTooShort',
    description: 'The lesson has `value` words, fewer than the required minimum `limit`.',
  },
  FINDING_GONE: {
    code: 'CONFLICT',
    message: 'moderation.gone',
    description: 'The sentence is no longer in the course. No decision is needed.',
  },
} as const satisfies ReasonTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
