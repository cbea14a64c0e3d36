import { type Sql, sql } from '../../../graphql/read/index.ts';

/** What a rating said before is kept so many times; the writer refuses the next edit. */
export const MAX_RATING_EDITS = 20;

/** Seconds studied in a place in a course: what opens its rating. */
export const studiedSeconds = (enrolmentId: Sql): Sql =>
  sql`(select coalesce(sum(d.seconds), 0)::int from study_day d where d.enrolment_id = ${enrolmentId})`;
