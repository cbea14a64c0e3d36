import { useEffect } from 'react';
import { useCourseProgressQuery } from './course-progress.gen.ts';

interface LessonsDoneProps {
  courseId: string;
  /** Ids of the lessons that the viewer has completed. */
  onKnown: (done: ReadonlySet<string>) => void;
}

/** Finds out what an owner has studied, and shows nothing itself: it comes for owners alone. */
export function LessonsDone({ courseId, onKnown }: LessonsDoneProps) {
  const { data } = useCourseProgressQuery({ variables: { id: courseId } });
  useEffect(() => {
    const lessons = data?.course?.sections.flatMap((section) => section.lessons) ?? [];
    const done = lessons.filter(({ myProgress }) => myProgress?.state === 'COMPLETED');
    onKnown(new Set(done.map(({ id }) => id)));
  }, [data, onKnown]);
  return null;
}
