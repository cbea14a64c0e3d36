import { test } from '../test.ts';
import { reviewCourse } from './judging.ts';
import { reviseCourse } from './revising.ts';
import { writeLessons } from './teaching.ts';
import { writeCourse } from './writing.ts';

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
