import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  ASSISTANT_OFF: {
    code: 'POLICY',
    message: 'assistant.off',
    description: 'The platform has no provider of texts: an administrator sets AI_BASE_URL and AI_MODEL.',
  },
  ASSISTANT_DRAWS_NOT: {
    code: 'POLICY',
    message: 'assistant.drawsNot',
    description: 'The provider is asked for no pictures: an administrator sets AI_IMAGE_MODEL.',
  },
  NO_CREDITS: {
    code: 'POLICY',
    message: 'assistant.noCredits',
    description: 'All credits of this month are used; `limit` says how many the teacher’s package has.',
  },
  ASSISTANT_FAILS: {
    code: 'POLICY',
    message: 'assistant.fails',
    description: 'Within 24 hours `limit` drafts of the teacher came to nothing: try again later.',
  },
  LESSON_TOO_SHORT: {
    code: 'POLICY',
    message: 'assistant.lessonTooShort',
    description: 'The lesson has fewer words than `limit`, too few to ask about; `value` says how many.',
  },
  FINDING_GONE: {
    code: 'CONFLICT',
    message: 'moderation.gone',
    description: 'The sentence is not in the course any more: there is nothing to decide.',
  },
} as const satisfies ReasonTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
