import { type Context, signedIn } from '../../../graphql/context.ts';
import { sql, uuid } from '../../../graphql/read/index.ts';
import { runSql } from '../../../platform/db/index.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import type { CourseMessagesRead } from './course-message.types.ts';

/**
 * Records when the viewer first opened the messages of a course.
 * @throws NOT_FOUND without an enrolment
 */
export async function readCourseMessages(context: Context, courseId: string): Promise<CourseMessagesRead> {
  const [result] = await runSql<CourseMessagesRead>(
    context.em,
    sql`with place as (
        select id from enrolment where student_id = ${signedIn(context).id} and course_id = ${uuid(courseId)}),
      opened as (
        update course_message_reader r set read_at = now() from place p
        where r.enrolment_id = p.id and r.read_at is null returning 1)
      select (select count(*)::int from opened) as "readCount" from place`,
    'messages.read',
  );
  if (!result) throw notFound();
  return result;
}
