import { z } from 'zod';
import { defineJob } from '../../../platform/jobs.ts';
import { runSql } from '../../../platform/run-sql.ts';
import { sql } from '../../../platform/sql.ts';

/** Forgets pictures that no text of their course and no draft shows a week after they came; their files go with the files' own sweep. */
export const sweepPictures = defineJob({
  name: 'pictures.sweep',
  payload: z.object({}),
  schedule: '27 3 * * *',
  async handle({ orm }) {
    await runSql(
      orm.em.fork(),
      sql`delete from course_picture p where p.created_at < now() - interval '7 days'
        and not exists (select 1 from course c where c.id = p.course_id
          and position(p.id::text in c.description::text) > 0)
        and not exists (select 1 from lesson l where l.course_id = p.course_id
          and position(p.id::text in l.body::text) > 0)
        and not exists (select 1 from edit_draft d left join lesson l on l.id = d.lesson_id
          where coalesce(d.course_id, l.course_id) = p.course_id and position(p.id::text in d.content) > 0)`,
    );
  },
});
