import { type Context, signedIn } from '../../../graphql/context.ts';
import { runSql, sql, uuid } from '../../../platform/db/index.ts';
import { conflict, notFound } from '../../../platform/errors/errors.ts';
import { createVerifyCode } from '../certificates/verify-code.ts';
import { lockOwnCourse } from '../private-places.ts';

/** Minutes in which a reload of the page reuses the same code. */
const SAME_MINUTES = 5;

/**
 * Creates the code of a playback, which the player moves over the picture as a watermark.
 * @throws NOT_FOUND unless the viewer has opened the lesson and may study it now
 * @throws CONFLICT if the course does not mark playbacks
 */
export function beginPlayback(context: Context, lessonId: string): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const [course] = await runSql<{ marksPlayback: boolean }>(
      em,
      sql`select c.marks_playback as "marksPlayback" from opened_lesson o
          join lesson l on l.id = o.lesson_id and l.removed_at is null join course c on c.id = l.course_id
        where o.lesson_id = ${uuid(lessonId)} and o.student_id = ${viewer.id} and o.may_study`,
    );
    if (!course) throw notFound();
    if (!course.marksPlayback) throw conflict('PLAYBACK_UNMARKED');
    // The lock makes two simultaneous tabs share one playback, and prevents floods of codes
    await lockOwnCourse(em, viewer.id, lessonId);
    const [last] = await runSql<{ id: string }>(
      em,
      sql`select id from playback where person_id = ${viewer.id} and lesson_id = ${lessonId}
        and began_at > now() - make_interval(mins => ${SAME_MINUTES}) order by began_at desc limit 1`,
    );
    if (last) return last.id;
    const [created] = await runSql<{ id: string }>(
      em,
      sql`insert into playback (code, person_id, lesson_id) values (${createVerifyCode()}, ${viewer.id}, ${lessonId}) returning id`,
    );
    return created!.id;
  });
}
