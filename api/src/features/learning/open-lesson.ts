import { type Context, signedIn } from '../../graphql/context.ts';
import { getColumns, raw, type Sql, sql } from '../../graphql/read/index.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { queryFirst, runSql } from '../../platform/db/index.ts';
import { conflict, forbidden, notFound } from '../../platform/errors/errors.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { isPublicAs, isTaughtBy } from '../courses/index.ts';
import { EnrolmentAccess } from './enrolment.entity.ts';
import { ACCESS } from './enrolment.reads.ts';
import { firstIncomplete, opensAt } from './lesson-opening.ts';

interface LessonAccess {
  readonly enrolment: string | null;
  readonly access: EnrolmentAccess | null;
  /** True if the viewer may know that the course exists. */
  readonly known: boolean;
  /** True if the viewer may read the lesson without an enrolment: previews, its teachers, administrators. */
  readonly readable: boolean;
  /** True if neither drip nor order closes the lesson for the viewer: previews, its teachers, administrators. */
  readonly exempt: boolean;
  /** True if the viewer has opened the lesson before. It then stays open. */
  readonly opened: boolean;
  /** Time at which the lesson opens for the viewer. Null if it is open. */
  readonly opensAt: string | null;
  /** A required lesson that must be completed first, if the course enforces the order. */
  readonly first: string | null;
  readonly firstTitle: string | null;
}

/**
 * Opens a lesson for its student: its seconds count, the course resumes here, and the refund rule counts it. Nothing is
 * recorded for a viewer who may read it without an enrolment.
 * @throws FORBIDDEN without an enrolment
 * @throws NOT_FOUND if the viewer may not know the course
 * @throws CONFLICT if the lesson opens later or another lesson must be completed first
 */
export async function openLesson(context: Context, lessonId: string): Promise<string> {
  const viewer = signedIn(context);
  if (!isUuid(lessonId)) throw notFound();
  const lesson = await queryFirst<LessonAccess>(
    context.services,
    lessonAccess(lessonId, viewer),
    'lesson.access',
  );
  if (!lesson) throw notFound();
  if (lesson.enrolment && lesson.access === EnrolmentAccess.ACTIVE) {
    assertOpen(lesson);
    // Access may have ended or the lesson been removed since the read. The repeated read finds the reason
    return (await markOpened(context, lesson.enrolment, lessonId)) ? lessonId : openLesson(context, lessonId);
  }
  if (!lesson.known) throw notFound();
  if (!lesson.readable && lesson.access === EnrolmentAccess.EXPIRED)
    throw conflict('ACCESS_ENDED', { state: lesson.access });
  if (!lesson.readable) throw forbidden('NOT_ENROLLED');
  return lessonId;
}

/** Previews are always open, and so is a lesson that was opened before. */
function assertOpen({ opened, exempt, opensAt: since, first, firstTitle }: LessonAccess): void {
  if (opened || exempt) return;
  if (since) throw conflict('LESSON_OPENS_LATER', { since: new Date(since).toISOString() });
  if (first) throw conflict('LESSON_IN_ORDER', { lessonId: first, title: firstTitle! });
}

/** The single row of {@link LessonAccess}. No row if the lesson does not exist. */
function lessonAccess(lessonId: string, viewer: Viewer): Sql {
  const isPublic = isPublicAs('c');
  const taught = isTaughtBy(viewer, { id: sql`c.id`, teacher: sql`c.teacher_id` });
  const isTheirs = sql`(${taught} or ${viewer.may('course:read-any')}::boolean)`;
  return sql`
    select e.id as enrolment, ${ACCESS} as access, ${isPublic} or ${isTheirs} or e.id is not null as known,
      (l.is_preview and ${isPublic}) or ${isTheirs} as readable,
      l.is_preview or ${isTheirs} as exempt, p.reached_at is not null as opened,
      case when o.opens_at > now() then o.opens_at end as "opensAt", f.id as first, f.title as "firstTitle"
    from lesson l join course c on c.id = l.course_id
    left join enrolment e on e.course_id = l.course_id and e.student_id = ${viewer.id}
    left join lesson_progress p on p.enrolment_id = e.id and p.lesson_id = l.id
    cross join lateral (select ${opensAt(getColumns('l'), raw('e.enrolled_at'))} as opens_at) o
    left join lesson f on c.enforce_order and p.reached_at is null
      and f.id = ${firstIncomplete(raw('l.course_id'), raw('e.id'), { before: true })}
    where l.id = ${lessonId} and l.removed_at is null`;
}

/**
 * Locks the lesson before the enrolment, as a removal does. A function counts the opened lessons, because the statement
 * itself would see the rows as of its start.
 * @returns false, without a write, if access has ended or the lesson was removed
 */
async function markOpened({ em }: Context, enrolmentId: string, lessonId: string): Promise<boolean> {
  const opened = await runSql(
    em,
    sql`with held as (
        select e.id from enrolment e join lesson l on l.id = ${lessonId} and l.course_id = e.course_id and l.removed_at is null
        where e.id = ${enrolmentId} and ${ACCESS} = 'ACTIVE' for key share of l for update of e),
      opened as (
        insert into lesson_progress (enrolment_id, lesson_id) select id, ${lessonId}::uuid from held
        on conflict (enrolment_id, lesson_id) do update
          set reported_at = now(), reached_at = coalesce(lesson_progress.reached_at, now())
        returning enrolment_id)
      update enrolment e set last_lesson_id = ${lessonId}, last_studied_at = now(),
        highest_percentage = greatest(e.highest_percentage, share_with_opened(e.id, ${lessonId}::uuid))
      from opened where e.id = opened.enrolment_id returning e.id`,
    'lesson.open',
  );
  return opened.length > 0;
}
