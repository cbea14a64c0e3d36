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
  description: 'What a sentence of a course may be at odds with.',
  valuesConfig: {
    INSULT: { description: 'Words that insult people.' },
    CONTACT: { description: 'An invitation to go on outside of the platform: a number, a group, a link.' },
    PAYMENT: { description: 'Money that is to be paid past the platform.' },
    PROMISE: { description: 'A promise of work, income or results that no course can keep.' },
    HEALTH: { description: 'A promise to heal, or to do without medicine.' },
    PERSONAL: { description: 'Data of a person that others should not read.' },
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
  description: 'Which text of a course a sentence stands in.',
  valuesConfig: {
    TITLE: { description: 'The title of the course.' },
    SUBTITLE: { description: 'The subtitle of the course.' },
    DESCRIPTION: { description: 'The description of the course.' },
    OUTCOMES: { description: 'What students will be able to do.' },
    REQUIREMENTS: { description: 'What students need beforehand.' },
    AUDIENCE: { description: 'For whom the course is.' },
    SECTION: { description: 'What one of its sections is called.' },
    LESSON_TITLE: { description: 'What one of its lessons is called.' },
    LESSON: { description: 'The text of a lesson.' },
    RATING: { description: 'What a student wrote with their rating; the teacher may report it.' },
    COMMENT: { description: 'A question or a reply below a lesson; the teacher may report it.' },
  },
});

export enum FindingSource {
  RULES = 'RULES',
  PROVIDER = 'PROVIDER',
  SIMULATED = 'SIMULATED',
}
registerEnumType(FindingSource, {
  name: 'FindingSource',
  description: 'Who marked a sentence. None of them decides anything.',
  valuesConfig: {
    RULES: { description: 'Rules of Sen, which say how sure they are.' },
    PROVIDER: { description: 'The provider of the assistant, when a teacher asked it to read the course.' },
    SIMULATED: { description: 'The simulator of the sandbox, which only looks for superlatives.' },
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
  description: 'What a person decided about a sentence that was marked.',
  valuesConfig: {
    OPEN: { description: 'Nobody has decided yet.' },
    KEPT: { description: 'It stays as it is, and reviewers see the mark.' },
    MISTAKEN: {
      description: 'The mark is wrong: this sentence is not marked by this rule in this course again.',
    },
    MENDED: { description: 'The sentence is not in the course any more.' },
  },
});
