import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';
import { isTaughtBy } from '../../courses/index.ts';

/** Which of these courses a person teaches: about those another administrator decides. */
export async function ownCourses(
  em: EntityManager,
  personId: string,
  courseIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await runSql<{ id: string }>(
    em,
    sql`select c.id from course c where c.id = any(${[...courseIds]}::uuid[])
      and ${isTaughtBy({ id: personId }, { id: sql`c.id`, teacher: sql`c.teacher_id` })}`,
  );
  return new Set(rows.map(({ id }) => id));
}
