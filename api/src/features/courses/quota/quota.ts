import type { EntityManager } from '@mikro-orm/postgresql';
import { defineEnum } from '../../../graphql/define-enum.ts';
import { runSql, type Sql, sql } from '../../../platform/db/index.ts';
import { policy } from '../../../platform/errors/errors.ts';

/** Condition for courses that count against a package: on sale, or in review. */
export const isCounted = (status: Sql): Sql => sql`${status} in ('PUBLISHED', 'PENDING_REVIEW')`;

/**
 * Serialises a teacher's changes of counted courses, so that the last slot cannot be used twice (T24). Acquired
 * before the locks of their courses: persons before courses before orders, as in a checkout.
 */
export const lockTeacher = (em: EntityManager, teacherId: string): Promise<unknown> =>
  runSql(em, sql`select 1 from person where id = ${teacherId} for no key update`);

interface Slots {
  readonly code: string;
  readonly limit: number;
  readonly counted: number;
}

/** The caller holds the lock of the teacher. */
export async function getSlots(em: EntityManager, teacherId: string): Promise<Slots> {
  const [slots] = await runSql<Slots>(
    em,
    sql`select s.code, s.max_courses as "limit",
        (select count(*)::int from course c where c.teacher_id = ${teacherId} and ${isCounted(sql`c.status`)}) as counted
      from seller_package s where s.teacher_id = ${teacherId}`,
  );
  return slots!;
}

/** @throws POLICY, COURSE_QUOTA if the teacher's package allows no further course */
export async function assertCourseSlot(em: EntityManager, teacherId: string): Promise<void> {
  const { code, limit, counted } = await getSlots(em, teacherId);
  if (counted >= limit) throw policy('COURSE_QUOTA', { package: code, limit, value: counted });
}

export const PackageCode = defineEnum('PackageCode', 'Code of a teacher package.', {
  FREE: 'Free package that every teacher has.',
  BASIC: 'The smallest paid package.',
  PRO: 'For teachers who earn their living from courses.',
  STUDIO: 'The largest package, for academies.',
  TRANSITION: 'Not sold: free for twelve months for teachers from before packages existed.',
});
export type PackageCode = keyof typeof PackageCode;
