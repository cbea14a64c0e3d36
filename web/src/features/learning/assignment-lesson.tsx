import { AssignmentCard } from '../assignment/index.ts';
import type { LessonKindViewProps } from './lesson-kind-view.ts';
import { Attachments, LessonText } from './lesson-text.tsx';
import { NextLesson } from './next-lesson.tsx';
import { LessonDone } from './why-card.tsx';

/** An assignment in the player, with a link to its page, on which it is submitted. */
export function AssignmentLesson({
  lesson,
  material,
  heading,
  next,
}: Pick<LessonKindViewProps, 'lesson' | 'material' | 'heading' | 'next'>) {
  return (
    <>
      {heading}
      <AssignmentCard lessonId={lesson.id} />
      {material.body && <LessonText material={material} />}
      <Attachments material={material} />
      {lesson.myProgress?.state === 'COMPLETED' && <LessonDone />}
      {next && <NextLesson next={next} />}
    </>
  );
}
