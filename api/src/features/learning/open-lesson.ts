import { type Context, signedIn } from '../../graphql/context.ts';
import { raw, type Sql, sql } from '../../graphql/read/index.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { lookUp } from '../../platform/db/look-up.ts';
import { runSql } from '../../platform/db/run-sql.ts';
import { conflict, forbidden, notFound } from '../../platform/errors/errors.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { isPublicAs, isTaughtBy } from '../courses/index.ts';
import { EnrolmentAccess } from './enrolment.entity.ts';
import { ACCESS } from './enrolment.reads.ts';
import { dripOf, firstIncomplete, opensAt } from './lesson-opening.ts';

/** What the viewer has to do with a lesson. */
interface LessonAccess {
  /** Their enrolment in its course. */
  readonly enrolment: string | null;
  readonly access: EnrolmentAccess | null;
  /** Whether its course is theirs to know of. */
  readonly known: boolean;
  /** Whether they may read it without studying: previews, its teacher, administrators. */
  readonly readable: boolean;
  /** Whether it opens for them whatever its drip and its place: previews, its teacher, administrators. */
  readonly exempt: boolean;
  /** Whether it was handed out to them before: nothing locks it again. */
  readonly opened: boolean;
  /** The moment from which it opens for them, while that lies ahead. */
  readonly opensAt: string | null;
  /** A required lesson that comes first, where the course is studied in order. */
  readonly first: string | null;
  readonly firstTitle: string | null;
}

/**
 * Hands a lesson out to its student and writes down that it was: from here its seconds count, it is where
 * the course resumes, and the refund rule looks at it. Whoever may read it without studying leaves no trace.
 * @throws FORBIDDEN without an enrolment, NOT_FOUND where the course is not the viewer's to know of, CONFLICT while it
 * waits for its moment or for a lesson before it.
 */
export async function openLesson(context: Context, lessonId: string): Promise<string> {
  const viewer = signedIn(context);
  if (!isUuid(lessonId)) throw notFound();
  const lesson = await lookUp<LessonAccess>(context.services, accessTo(lessonId, viewer), 'lesson.access');
  if (!lesson) throw notFound();
  if (lesson.enrolment && lesson.access === EnrolmentAccess.ACTIVE) {
    mustBeOpen(lesson);
    // Their access may have ended meanwhile, or the lesson be gone: the next look says which
    return (await markOpened(context, lesson.enrolment, lessonId)) ? lessonId : openLesson(context, lessonId);
  }
  if (!lesson.known) throw notFound();
  if (!lesson.readable && lesson.access === EnrolmentAccess.EXPIRED)
    throw conflict('ACCESS_ENDED', { state: lesson.access });
  if (!lesson.readable) throw forbidden('NOT_ENROLLED');
  return lessonId;
}

/** Previews are open to everyone, and what was handed out stays so. */
function mustBeOpen({ opened, exempt, opensAt: since, first, firstTitle }: LessonAccess): void {
  if (opened || exempt) return;
  if (since) throw conflict('LESSON_OPENS_LATER', { since: new Date(since).toISOString() });
  if (first) throw conflict('LESSON_IN_ORDER', { lessonId: first, title: firstTitle! });
}

/** The one row of {@link LessonAccess}; none where there is no such lesson. */
function accessTo(lessonId: string, viewer: Viewer): Sql {
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
    cross join lateral (select ${opensAt(dripOf('l'), raw('e.enrolled_at'))} as opens_at) o
    left join lesson f on c.enforce_order and p.reached_at is null
      and f.id = ${firstIncomplete(raw('l.course_id'), raw('e.id'), { before: true })}
    where l.id = ${lessonId} and l.removed_at is null`;
}

/**
 * Behind the enrolment's lock, as every writer of progress: opening and reporting follow one another, and what was
 * reached before is counted then, by a function since the statement itself sees what was there when it began. The lesson
 * is locked before, as by whoever removes it.
 * @returns false: their access is over or the lesson is gone, and nothing was written
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
