import type { LessonViewingsQuery } from './lesson-viewings.gen.ts';

type Part = NonNullable<LessonViewingsQuery['lessonViewings']>['parts'][number];

/** A fortieth of a video with its statistics. */
export type ViewedPart = Omit<Part, '__typename'>;
