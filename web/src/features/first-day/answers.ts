import type { StudyPurpose } from '../../generated/schema.ts';

/** The answers to the three questions, each of which may be missing. */
export interface Answers {
  purpose: StudyPurpose | null;
  categoryIds: readonly string[];
  /** Null without an answer. */
  goal: { minutesPerDay: number; daysPerWeek: number } | null;
}
