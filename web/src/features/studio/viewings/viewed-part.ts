import type { LessonViewingsQuery } from './lesson-viewings.gen.ts';

type Part = NonNullable<LessonViewingsQuery['lessonViewings']>['parts'][number];

/** A fortieth of a video with what happened in it. */
export type ViewedPart = Omit<Part, '__typename'>;
