/** Exports for other features: only small components. */
export {
  type CourseFlower,
  toFlower,
  toNext,
  useFlowerSentence,
} from './flower/course-flower.ts';
export { NextLesson } from './flower/next-lesson.tsx';
export { useStudiedCourses } from './use-studied-courses.ts';
