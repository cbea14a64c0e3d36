import type { LessonKind } from '../../generated/schema.ts';
import { useFormat } from '../../ui/format.ts';
import { LESSON_KINDS } from './lesson-kinds.ts';

interface MeasuredLesson {
  readonly kind: LessonKind;
  readonly durationSec: number;
  readonly questionCount: number;
}

/** The measured length of a lesson as a text. Empty if there is nothing to measure. */
export const useLessonLength = (): ((lesson: MeasuredLesson) => string) => {
  const { clock, counted, durationShort } = useFormat();
  return ({ kind, durationSec, questionCount }) => {
    if (questionCount > 0) return counted('questions', questionCount);
    // The length of an assignment is only the reading time of its task
    if (kind === 'ASSIGNMENT') return '';
    if (durationSec === 0) return kind === 'LIVE' ? counted('liveLessons', 1) : '';
    return LESSON_KINDS[kind].isTimed ? clock(durationSec) : durationShort(durationSec);
  };
};
