import { sql } from '../../../graphql/read/index.ts';
import { taughtCourses } from '../../courses/index.ts';
import { type WaitingSource } from '../../studio/index.ts';

/** Written ratings that no one has answered. */
export const waitingRatings: WaitingSource = {
  kind: 'RATINGS',
  rows: (viewer) => sql`select r.created_at as since, null::timestamptz as due from rating r
    where r.status = 'PUBLISHED' and r.teacher_reply is null and r.text is not null
      and r.course_id in ${taughtCourses(viewer)}`,
};
