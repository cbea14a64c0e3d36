import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, type Sql, sql } from '../../platform/db/index.ts';
import { policy } from '../../platform/errors/errors.ts';

/**
 * Size in bytes of all files of a teacher, as an SQL expression. Files that they submit as a student or in a ticket
 * do not count.
 */
export const storageUsedSql = (personId: string): Sql =>
  sql`(select coalesce(sum(m.size_bytes), 0)::float8 from media m where m.owner_id = ${personId} and m.kind not in ('SUBMISSION', 'TICKET', 'EVIDENCE'))`;

/** Size in bytes of the renditions of a teacher's videos, as an SQL expression. No package counts them. */
export const streamBytesUsedSql = (personId: string): Sql =>
  sql`(select coalesce(sum(v.size_bytes), 0)::float8 from video_stream v join media m on m.id = v.media_id
    where m.owner_id = ${personId})`;

/**
 * Asserts that a new file is within the storage of the package. Uploads of one teacher are serialised by an advisory
 * lock: their course is locked already, and the order of locks is persons before courses.
 * @throws POLICY, STORAGE_QUOTA if the bytes exceed the storage of the teacher's package
 */
export async function assertStorageRoom(em: EntityManager, teacherId: string, bytes: number): Promise<void> {
  await runSql(em, sql`select pg_advisory_xact_lock(hashtextextended('storage ' || ${teacherId}, 0))`);
  const [room] = await runSql<{ code: string; limit: number; used: number }>(
    em,
    sql`select s.code, s.storage_bytes::float8 as "limit", ${storageUsedSql(teacherId)} as used
      from seller_package s where s.teacher_id = ${teacherId}`,
  );
  const { code, limit, used } = room!;
  if (used + bytes > limit) throw policy('STORAGE_QUOTA', { package: code, limit, value: used + bytes });
}
