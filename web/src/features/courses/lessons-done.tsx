import { useEffect } from 'react';
import { useCourseProgressQuery } from './course-progress.gen.ts';

interface LessonsDoneProps {
  courseId: string;
  /** Called with the ids of the lessons that the viewer has completed. */
  onKnown: (completedIds: ReadonlySet<string>) => void;
}

/** Loads an owner's completed lessons and renders nothing. It is loaded for owners only. */
export function LessonsDone({ courseId, onKnown }: LessonsDoneProps) {
  const { data } = useCourseProgressQuery({ variables: { id: courseId } });
  useEffect(() => {
    const lessons = data?.course?.sections.flatMap((section) => section.lessons) ?? [];
    const completed = lessons.filter(({ myProgress }) => myProgress?.state === 'COMPLETED');
    onKnown(new Set(completed.map(({ id }) => id)));
  }, [data, onKnown]);
  return null;
}
