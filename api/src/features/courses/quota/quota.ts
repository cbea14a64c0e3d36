import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../../platform/db/run-sql.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import { policy } from '../../../platform/errors/errors.ts';

/** Courses that count against a package: what is sold, and what will be once a reviewer agrees. */
export const isCounted = (status: Sql): Sql => sql`${status} in ('PUBLISHED', 'PENDING_REVIEW')`;

/**
 * Lets a teacher's changes of what is counted follow one another, so that the last slot can't be had twice (T24). Taken
 * before any course of theirs: persons before courses before orders, as in a checkout.
 */
export const lockTeacher = (em: EntityManager, teacherId: string): Promise<unknown> =>
  runSql(em, sql`select 1 from person where id = ${teacherId} for no key update`);

interface Slots {
  readonly code: string;
  readonly limit: number;
  readonly counted: number;
}

/** What a teacher's package lets them sell, and what counts against it. The teacher is locked by the caller. */
export async function slotsOf(em: EntityManager, teacherId: string): Promise<Slots> {
  const [slots] = await runSql<Slots>(
    em,
    sql`select s.code, s.max_courses as "limit",
        (select count(*)::int from course c where c.teacher_id = ${teacherId} and ${isCounted(sql`c.status`)}) as counted
      from seller_package s where s.teacher_id = ${teacherId}`,
  );
  return slots!;
}

/** @throws POLICY, COURSE_QUOTA where the teacher's package has no room for one more course */
export async function mustHaveSlot(em: EntityManager, teacherId: string): Promise<void> {
  const { code, limit, counted } = await slotsOf(em, teacherId);
  if (counted >= limit) throw policy('COURSE_QUOTA', { package: code, limit, value: counted });
}
