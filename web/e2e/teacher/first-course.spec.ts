import { test } from '../test.ts';
import { reviewCourse } from './review-course.ts';
import { reviseCourse } from './revise-course.ts';
import { writeCourse } from './write-course.ts';
import { writeLessons } from './write-lessons.ts';

test('A new teacher creates a course, sells it, revises it and stops the sale', {
  tag: '@desktop',
}, async ({ visitor: teacher, openVisitor }) => {
  // The longest test
  test.slow();
  const { account, editPath } = await writeCourse(teacher);
  await writeLessons(teacher, account);
  const admin = await openVisitor();
  const salePath = await reviewCourse(teacher, admin, editPath);
  await reviseCourse(teacher, admin, { editPath, salePath });
});
