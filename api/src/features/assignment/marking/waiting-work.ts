import { sql } from '../../../graphql/read/index.ts';
import { CourseRight, taughtCourses } from '../../courses/index.ts';
import { type WaitingSource } from '../../studio/index.ts';

/** Work that was handed in and is not marked. */
export const waitingWork: WaitingSource = {
  kind: 'TO_MARK',
  rows: (
    viewer,
  ) => sql`select s.submitted_at as since, null::timestamptz as due from assignment a join lesson l on l.id = a.lesson_id and l.removed_at is null
      join assignment_submission s on s.assignment_id = a.id
    where a.course_id in ${taughtCourses(viewer, CourseRight.MARK)} and s.status = 'SUBMITTED'
      and s.marked_at is null and s.student_id <> ${viewer.id}`,
};
