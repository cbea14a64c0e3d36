import { raw, sql } from '../../graphql/read/index.ts';
import { CourseRight, taughtCourses } from '../courses/index.ts';
import { type WaitingSource } from '../studio/index.ts';
import { isAnswered } from './discussion.policy.ts';

/** Questions below lessons that no teacher has answered yet. */
export const waitingQuestions: WaitingSource = {
  kind: 'QUESTIONS',
  rows: (
    viewer,
  ) => sql`select q.created_at as since, null::timestamptz as due from lesson k join comment q on q.lesson_id = k.id
    where k.course_id in ${taughtCourses(viewer, CourseRight.ANSWER)} and k.removed_at is null
      and q.parent_id is null and q.removed_at is null and q.author_id <> ${viewer.id} and not ${isAnswered(raw('q.id'))}`,
};
