import { runSql, sql } from '../../../platform/db/index.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { scan } from './scan-course.ts';

/** Max courses of one run. The next run scans the rest. */
const MAX_AT_ONCE = 20;

/** Scans courses that wait for a reviewer, so that marks exist when a reviewer opens them. */
export const scanSubmitted = defineJob({
  name: 'moderation.scan-submitted',
  schedule: '*/5 * * * *',
  async handle({ orm }) {
    const waiting = await runSql<{ id: string }>(
      orm.em.fork(),
      sql`select c.id from course c left join moderation_scan s on s.course_id = c.id
        where c.status = 'PENDING_REVIEW' and (s.scanned_at is null or s.scanned_at < c.updated_at)
        order by c.updated_at, c.id limit ${MAX_AT_ONCE}::int`,
      'moderation.submitted',
    );
    const failed: unknown[] = [];
    for (const { id } of waiting)
      await orm.em
        .fork()
        .transactional((em) => scan(em, id))
        .catch((error: unknown) => failed.push(error));
    // A failure does not stop the other scans, so it is thrown at the end
    if (failed.length) throw failed[0];
  },
});
