import type { CourseCopy } from '../courses/index.ts';
import { Assignment } from './assignment.entity.ts';

/** Copies the assignments of a course without their dates, which belong to the class that studied the original. */
export const copyAssignments: CourseCopy = async (em, { from, to, lessons }) => {
  for (const old of await em.find(Assignment, { course: from })) {
    const lesson = lessons.get(old.lesson.id);
    if (!lesson) continue;
    const { maxAttempts, maxScore, passScore, rubric } = old;
    em.create(Assignment, { course: to, lesson, maxAttempts, maxScore, passScore, rubric });
  }
  await em.flush();
};
