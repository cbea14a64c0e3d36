import { z } from 'zod';
import { type Context, signedIn } from '../../graphql/context.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { audit } from '../operations/index.ts';
import { lockOwnCourse } from './load.ts';

/** Days for which a deleted draft can be restored. */
const BIN_DAYS = 30;

const isOverdue = sql`deleted_at < now() - make_interval(days => ${BIN_DAYS}::int) and student_count = 0`;

/** Moves a draft that was never on sale to the bin. @throws CONFLICT for other courses */
export const moveCourseToBin = (context: Context, courseId: string): Promise<string> =>
  context.em.transactional(async (em) => {
    const course = await lockOwnCourse(em, signedIn(context), courseId, 'OWNER');
    course.moveToBin(new Date());
    audit(em, context, { action: 'course.delete', targetId: course.id, before: { title: course.title } });
    return course.id;
  });

/** @throws CONFLICT if it is not in the bin */
export const restoreCourseFromBin = (context: Context, courseId: string): Promise<string> =>
  context.em.transactional(async (em) => {
    const course = await lockOwnCourse(em, signedIn(context), courseId, 'OWNER');
    course.takeFromBin();
    audit(em, context, { action: 'course.undelete', targetId: course.id });
    return course.id;
  });

/** Deletes drafts after their time in the bin, each in its own transaction. */
export const emptyBin = defineJob({
  name: 'courses.empty-bin',
  payload: z.object({}),
  schedule: '47 3 * * *',
  async handle({ orm }) {
    const old = await runSql<{ id: string }>(
      orm.em.fork(),
      sql`select id from course where ${isOverdue} order by id`,
      'courses.bin',
    );
    for (const { id } of old)
      await orm.em.fork().transactional((em) =>
        // Its owner may have restored it meanwhile
        runSql(em, sql`delete from course where id = ${id} and ${isOverdue}`, 'courses.empty-bin'),
      );
  },
});
