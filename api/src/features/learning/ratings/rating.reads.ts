import { type Sql, sql } from '../../../graphql/read/index.ts';

/** Max stored versions of a rating. The command rejects further edits. */
export const MAX_RATING_EDITS = 20;

/** Seconds studied in an enrolment. They decide when its student may rate the course. */
export const studiedSeconds = (enrolmentId: Sql): Sql =>
  sql`(select coalesce(sum(d.seconds), 0)::int from study_day d where d.enrolment_id = ${enrolmentId})`;
