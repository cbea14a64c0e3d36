import { useParams } from 'react-router-dom';
import { QuizStart } from '../assessment/index.ts';
import type { LessonKindViewProps } from './lesson-kind-view.ts';
import { NextLesson } from './next-lesson.tsx';
import { LessonDone } from './why-card.tsx';

/** A quiz: its rules and attempts. Attempts have their own page. */
export function QuizLesson({
  lesson,
  heading,
  next,
}: Pick<LessonKindViewProps, 'lesson' | 'heading' | 'next'>) {
  const { courseId = '' } = useParams();
  return (
    <>
      {heading}
      <QuizStart courseId={courseId} lessonId={lesson.id} />
      {lesson.myProgress?.state === 'COMPLETED' && <LessonDone />}
      {next && <NextLesson next={next} />}
    </>
  );
}
