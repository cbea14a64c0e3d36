import { z } from 'zod';
import { runSql, sql } from '../../platform/db/index.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { idsNamedIn } from './pictures/text-pictures.ts';

/** Deletes drafts that were not edited for half a year. */
export const sweepDrafts = defineJob({
  name: 'drafts.sweep',
  payload: z.object({}),
  schedule: '37 4 * * *',
  async handle({ orm }) {
    await runSql(orm.em.fork(), sql`delete from edit_draft where updated_at < now() - interval '180 days'`);
  },
});

/**
 * Deletes pictures and audio older than a week that no text of their course and no draft contains. The sweep of files
 * deletes their files.
 */
export const sweepPictures = defineJob({
  name: 'pictures.sweep',
  payload: z.object({}),
  schedule: '27 3 * * *',
  async handle({ orm }) {
    await runSql(
      orm.em.fork(),
      sql`with old as materialized (
          select id, course_id from course_picture where created_at < now() - interval '7 days'
          union all select id, course_id from course_sound where created_at < now() - interval '7 days'),
        text as (
          select id as course_id, description::text as words from course
          union all select course_id, body::text from lesson
          union all select course_id, words from question_text
          union all select course_id, former::text from course_change
          union all select course_id, content::text || coalesce(former::text, '') from held_edit where decided_at is null
          union all select coalesce(d.course_id, l.course_id), d.content
            from edit_draft d left join lesson l on l.id = d.lesson_id),
        shown as materialized (
          select t.course_id, n.id from text t, lateral (${idsNamedIn(sql`t.words`)}) n
          where t.course_id in (select course_id from old)),
        unused as materialized (
          select id from old o
          where not exists (select 1 from shown s where s.id = o.id and s.course_id = o.course_id)),
        unused_sounds as (delete from course_sound where id in (select id from unused))
        delete from course_picture where id in (select id from unused)`,
    );
  },
});
