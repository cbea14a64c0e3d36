import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Services } from '../../platform/process/services.ts';
import { taughtCourses } from '../courses/index.ts';

/** Whether a person teaches every one of some courses now. */
export async function teachesAll(
  { orm }: Pick<Services, 'orm'>,
  personId: string,
  courseIds: readonly string[],
): Promise<boolean> {
  const [strange] = await runSql(
    orm.em.fork(),
    sql`select 1 from unnest(${courseIds}::uuid[]) as n(id) where n.id not in ${taughtCourses({ id: personId })} limit 1`,
  );
  return !strange;
}
