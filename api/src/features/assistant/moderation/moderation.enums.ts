import { defineEnum } from '../../../graphql/define-enum.ts';

export const ModerationRule = defineEnum(
  'ModerationRule',
  'Kind of rule that a sentence of a course may violate.',
  {
    INSULT: 'Words that insult people.',
    CONTACT: 'Invitation to leave the platform: a phone number, a group or a link.',
    PAYMENT: 'Request for payment outside of the platform.',
    PROMISE: 'Promise of work, income or results that no course can guarantee.',
    HEALTH: 'Promise of healing, or advice against medicine.',
    PERSONAL: 'Personal data that should not be public.',
  },
);
export type ModerationRule = keyof typeof ModerationRule;

export const ModerationPlace = defineEnum('ModerationPlace', 'Text of a course that contains a sentence.', {
  TITLE: 'The title of the course.',
  SUBTITLE: 'The subtitle of the course.',
  DESCRIPTION: 'The description of the course.',
  OUTCOMES: 'Skills that students will acquire.',
  REQUIREMENTS: 'Prerequisites for students of the course.',
  AUDIENCE: 'Intended audience of the course.',
  SECTION: 'The title of a section of the course.',
  LESSON_TITLE: 'The title of a lesson of the course.',
  LESSON: 'The text of a lesson.',
  RATING: 'Review text of a student’s rating, which the teacher may report.',
  COMMENT: 'Question or reply about a lesson, which the teacher may report.',
});
export type ModerationPlace = keyof typeof ModerationPlace;
/** Texts of students. The teacher cannot fix them, and reviewers of the course do not judge them. */
export const PLACES_OF_OTHERS: readonly ModerationPlace[] = [ModerationPlace.RATING, ModerationPlace.COMMENT];

export const FindingSource = defineEnum(
  'FindingSource',
  'Source of a finding. Sources never decide anything.',
  {
    RULES: 'Rules of the platform, which state their confidence.',
    PROVIDER: 'Provider of the assistant, after a teacher requested a check of the course.',
    SIMULATED: 'Sandbox simulator, which only finds superlatives.',
  },
);
export type FindingSource = keyof typeof FindingSource;

export const FindingState = defineEnum('FindingState', 'Decision of a person on a flagged sentence.', {
  OPEN: 'No decision has been made yet.',
  KEPT: 'The sentence is retained, and reviewers see the finding.',
  MISTAKEN: 'The finding is wrong. The same rule no longer flags this sentence in this course.',
  MENDED: 'The sentence is no longer in the course.',
});
export type FindingState = keyof typeof FindingState;
