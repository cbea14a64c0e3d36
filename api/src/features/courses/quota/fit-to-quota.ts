import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../../platform/db/index.ts';
import type { Course } from '../course.entity.ts';
import { getSlots } from './quota.ts';

type CourseFacts = Readonly<Pick<Course, 'id' | 'title'>>;

export interface QuotaChanges {
  readonly stopped: readonly CourseFacts[];
  readonly resumed: readonly CourseFacts[];
}

/**
 * Fits a teacher's courses into a changed package: the newest surplus courses are suspended, or courses that were
 * suspended for quota are put back on sale, the oldest first. Students keep access to all of them. The caller holds
 * the lock of the teacher.
 * @param preferred courses that stay on sale before older ones, as chosen by their teacher
 */
export async function fitToQuota(
  em: EntityManager,
  teacherId: string,
  preferred: readonly string[] = [],
): Promise<QuotaChanges> {
  await runSql(
    em,
    sql`select id from course where teacher_id = ${teacherId} and status in ('PUBLISHED', 'SUSPENDED')
      order by id for no key update`,
  );
  const { limit, counted } = await getSlots(em, teacherId);
  const stopped = await runSql<CourseFacts>(
    em,
    sql`update course c set status = 'SUSPENDED', suspended_for = 'QUOTA' from (
        select id from course where teacher_id = ${teacherId} and status = 'PUBLISHED'
        order by id = any(${[...preferred]}::uuid[]) desc, published_at, id offset ${limit}::int) surplus
      where c.id = surplus.id returning c.id, c.title`,
  );
  const resumed = await runSql<CourseFacts>(
    em,
    sql`update course c set status = 'PUBLISHED', suspended_for = null from (
        select id from course where teacher_id = ${teacherId} and status = 'SUSPENDED' and suspended_for = 'QUOTA'
          and id <> all(${stopped.map(({ id }) => id)}::uuid[])
        order by id = any(${[...preferred]}::uuid[]) desc, published_at, id limit greatest(0, ${limit - counted}::int)) back
      where c.id = back.id returning c.id, c.title`,
  );
  return { stopped, resumed };
}
