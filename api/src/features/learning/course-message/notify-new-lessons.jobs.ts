import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { runSql, sql } from '../../../platform/db/index.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/process/services.ts';
import { notify } from '../../support/index.ts';
import { ACCESS } from '../enrolment.reads.ts';

/**
 * Notifies students with active access once about lessons that were added after their enrolment, in one notification
 * for all new versions of the course.
 */
export const notifyNewLessons = defineJob({
  name: 'learning.tell-new-lessons',
  payload: z.object({}),
  schedule: '*/10 * * * *',
  async handle(services) {
    while (await services.orm.em.fork().transactional((em) => notifyOneClass(em, services)));
  },
});

interface ChangedCourse {
  readonly course: string;
  readonly title: string;
  readonly before: number;
  readonly version: number;
}

/** @returns true if there was such a course */
async function notifyOneClass(em: EntityManager, services: Services): Promise<boolean> {
  const [course] = await runSql<ChangedCourse>(
    em,
    sql`select c.id as course, c.title, coalesce(n.version, 1) as before, c.version from course c
      left join new_lesson_notice n on n.course_id = c.id
      where c.version > coalesce(n.version, 1) and c.published_at is not null
      order by c.id limit 1 for no key update of c skip locked`,
    'new-lessons.next',
  );
  if (!course) return false;
  await runSql(
    em,
    sql`insert into new_lesson_notice (course_id, version) values (${course.course}, ${course.version})
      on conflict (course_id) do update set version = excluded.version`,
    'new-lessons.note',
  );
  const lessons = await runSql<{ id: string; title: string; added_at: string }>(
    em,
    sql`select l.id, l.title, h.changed_at as added_at from course_change h join lesson l on l.id = h.subject_id and l.removed_at is null
      where h.course_id = ${course.course} and h.kind = 'LESSON_ADDED' and h.version > ${course.before} and h.version <= ${course.version}
      order by h.id`,
    'new-lessons.lessons',
  );
  const [first] = lessons;
  if (!first) return true;
  const students = await runSql<{ id: string }>(
    em,
    sql`select e.student_id as id from enrolment e where e.course_id = ${course.course} and ${ACCESS} = 'ACTIVE'
      and e.enrolled_at < ${first.added_at}`,
    'new-lessons.students',
  );
  await notify(
    em,
    services,
    students.map(({ id }) => id),
    {
      kind: 'LESSONS_ADDED',
      params: { course: course.title, lesson: first.title, count: lessons.length },
      link: `/learning/${course.course}?lesson=${first.id}`,
    },
  );
  return true;
}
