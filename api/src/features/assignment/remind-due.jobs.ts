import { z } from 'zod';
import { runSql, sql } from '../../platform/db/index.ts';
import { formatTime } from '../../platform/i18n/formats.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { notify } from '../support/index.ts';

/** Max reminders of one run. The next run sends the rest. */
const MAX_AT_ONCE = 500;

/** Reminds students who have not submitted a day before the deadline, once for each deadline. */
export const remindDue = defineJob({
  name: 'assignment.remind-due',
  payload: z.object({}),
  schedule: '*/15 * * * *',
  async handle(services) {
    await services.orm.em.fork().transactional(async (em) => {
      const due = await runSql<{ assignment: string; student: string; lesson: string; at: string }>(
        em,
        sql`with reminded as (
            insert into assignment_reminder (assignment_id, student_id, due_at)
            select d.assignment_id, d.student_id, d.due_at from assignment_deadline d
            where d.due_at between now() and now() + interval '24 hours' and d.access = 'ACTIVE'
              and (d.opens_at is null or d.opens_at <= now()) and d.status in ('NOT_SUBMITTED', 'DRAFT', 'RETURNED')
              and not exists (select 1 from assignment_reminder r where r.assignment_id = d.assignment_id
                and r.student_id = d.student_id and r.due_at = d.due_at)
            order by d.due_at, d.student_id limit ${MAX_AT_ONCE}
            on conflict do nothing returning *)
          select r.assignment_id as assignment, r.student_id as student, l.title as lesson, r.due_at as at
          from reminded r join assignment a on a.id = r.assignment_id
            join lesson l on l.id = a.lesson_id and l.removed_at is null`,
      );
      for (const { assignment, student, lesson, at } of due)
        await notify(em, services, student, {
          kind: 'ASSIGNMENT_DUE',
          // The same in every language: 23:59, 25/11/2026
          params: { lesson, dueAt: formatTime('vi', new Date(at)) },
          link: `/assignments/${assignment}`,
        });
    });
  },
});
