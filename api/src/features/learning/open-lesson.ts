import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { forbidden, notFound } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { isPublicAs } from '../catalog/index.ts';

interface Door {
  enrolment: string | null;
  access: string | null;
  course: string;
  known: boolean;
}

/**
 * Hands a lesson out to its student and writes down that it was: from here its seconds count, it is where
 * the course resumes, and the refund rule looks at it. Whoever may read it without studying (previews, its
 * teacher, administrators) leaves no trace.
 * @throws FORBIDDEN without an enrolment, NOT_FOUND where the course is not the viewer's to know of.
 */
export function openLesson(context: Context, lessonId: string): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const door = await findDoor(em, viewer, lessonId);
    if (!door) throw notFound();
    if (door.enrolment && door.access === 'ACTIVE') await hand(em, door.enrolment, lessonId);
    else if (!door.known) throw notFound();
    else if (!(await mayRead(em, viewer, lessonId))) throw forbidden('NOT_ENROLLED');
    return lessonId;
  });
}

/** The lesson with the viewer's enrolment, which is locked: opening and reporting follow one another. */
async function findDoor(em: EntityManager, viewer: Viewer, lessonId: string): Promise<Door | undefined> {
  if (!isUuid(lessonId)) return undefined;
  const [door] = await em.execute<Door[]>(
    `select e.id as enrolment, e.access, l.course_id as course,
       ${isPublicAs('c')} or c.teacher_id = ? or ? or e.id is not null as known
     from lesson l join course c on c.id = l.course_id
     left join enrolment e on e.course_id = l.course_id and e.student_id = ?
     where l.id = ?`,
    [viewer.id, viewer.may('course:read-any'), viewer.id, lessonId],
  );
  return door;
}

async function hand(em: EntityManager, enrolmentId: string, lessonId: string): Promise<void> {
  await em.execute('select id from enrolment where id = ? for update', [enrolmentId]);
  await em.execute(
    `insert into lesson_progress (enrolment_id, lesson_id) values (?, ?)
     on conflict (enrolment_id, lesson_id) do update set reported_at = now()`,
    [enrolmentId, lessonId],
  );
  await em.execute(
    `update enrolment e set last_lesson_id = ?, last_studied_at = now(), highest_percentage = greatest(e.highest_percentage, reached.share)
     from (select (100 * count(*) / greatest(max(c.lesson_count), 1))::int as share
       from lesson_progress p join enrolment x on x.id = p.enrolment_id join course c on c.id = x.course_id
       where p.enrolment_id = ?) reached
     where e.id = ?`,
    [lessonId, enrolmentId, enrolmentId],
  );
}

async function mayRead(em: EntityManager, viewer: Viewer, lessonId: string): Promise<boolean> {
  const [row] = await em.execute<{ may: boolean }[]>(
    `select ? or c.teacher_id = ? or (l.is_preview and ${isPublicAs('c')}) as may
     from lesson l join course c on c.id = l.course_id where l.id = ?`,
    [viewer.may('course:read-any'), viewer.id, lessonId],
  );
  return !!row?.may;
}
