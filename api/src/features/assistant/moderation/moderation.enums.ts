import { registerEnumType } from 'type-graphql';

export enum ModerationRule {
  INSULT = 'INSULT',
  CONTACT = 'CONTACT',
  PAYMENT = 'PAYMENT',
  PROMISE = 'PROMISE',
  HEALTH = 'HEALTH',
  PERSONAL = 'PERSONAL',
}
registerEnumType(ModerationRule, {
  name: 'ModerationRule',
  description: 'Kind of rule that a sentence of a course may violate.',
  valuesConfig: {
    INSULT: { description: 'Words that insult people.' },
    CONTACT: { description: 'Invitation to leave the platform: a phone number, a group or a link.' },
    PAYMENT: { description: 'Request for payment outside of the platform.' },
    PROMISE: { description: 'Promise of work, income or results that no course can guarantee.' },
    HEALTH: { description: 'Promise of healing, or advice against medicine.' },
    PERSONAL: { description: 'Personal data that should not be public.' },
  },
});

export enum ModerationPlace {
  TITLE = 'TITLE',
  SUBTITLE = 'SUBTITLE',
  DESCRIPTION = 'DESCRIPTION',
  OUTCOMES = 'OUTCOMES',
  REQUIREMENTS = 'REQUIREMENTS',
  AUDIENCE = 'AUDIENCE',
  SECTION = 'SECTION',
  LESSON_TITLE = 'LESSON_TITLE',
  LESSON = 'LESSON',
  RATING = 'RATING',
  COMMENT = 'COMMENT',
}
/** Texts of students. The teacher cannot fix them, and reviewers of the course do not judge them. */
export const PLACES_OF_OTHERS: readonly ModerationPlace[] = [ModerationPlace.RATING, ModerationPlace.COMMENT];
registerEnumType(ModerationPlace, {
  name: 'ModerationPlace',
  description: 'Text of a course that contains a sentence.',
  valuesConfig: {
    TITLE: { description: 'The title of the course.' },
    SUBTITLE: { description: 'The subtitle of the course.' },
    DESCRIPTION: { description: 'The description of the course.' },
    OUTCOMES: { description: 'Skills that students will acquire.' },
    REQUIREMENTS: { description: 'Prerequisites for students of the course.' },
    AUDIENCE: { description: 'Intended audience of the course.' },
    SECTION: { description: 'The title of a section of the course.' },
    LESSON_TITLE: { description: 'The title of a lesson of the course.' },
    LESSON: { description: 'The text of a lesson.' },
    RATING: { description: 'Review text of a student’s rating, which the teacher may report.' },
    COMMENT: { description: 'Question or reply about a lesson, which the teacher may report.' },
  },
});

export enum FindingSource {
  RULES = 'RULES',
  PROVIDER = 'PROVIDER',
  SIMULATED = 'SIMULATED',
}
registerEnumType(FindingSource, {
  name: 'FindingSource',
  description: 'Source of a finding. Sources never decide anything.',
  valuesConfig: {
    RULES: { description: 'Rules of Sen, which state their confidence.' },
    PROVIDER: { description: 'Provider of the assistant, after a teacher requested a check of the course.' },
    SIMULATED: { description: 'Sandbox simulator, which only finds superlatives.' },
  },
});

export enum FindingState {
  OPEN = 'OPEN',
  KEPT = 'KEPT',
  MISTAKEN = 'MISTAKEN',
  MENDED = 'MENDED',
}
registerEnumType(FindingState, {
  name: 'FindingState',
  description: 'Decision of a person on a flagged sentence.',
  valuesConfig: {
    OPEN: { description: 'No decision has been made yet.' },
    KEPT: { description: 'The sentence is retained, and reviewers see the finding.' },
    MISTAKEN: {
      description: 'The finding is wrong. The same rule no longer flags this sentence in this course.',
    },
    MENDED: { description: 'The sentence is no longer in the course.' },
  },
});
