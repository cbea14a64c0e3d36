import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../platform/db/run-sql.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import { policy } from '../../platform/errors/errors.ts';

/** Bytes of everything that a seller keeps, as an SQL expression: not what they hand in where they study. */
export const storageUsed = (personId: string): Sql =>
  sql`(select coalesce(sum(m.size_bytes), 0)::float8 from media m where m.owner_id = ${personId} and m.kind not in ('SUBMISSION', 'TICKET'))`;

/** Bytes of what the platform made of a seller’s videos, as an SQL expression. They are its own: no package counts them. */
export const streamsMade = (personId: string): Sql =>
  sql`(select coalesce(sum(v.size_bytes), 0)::float8 from video_stream v join media m on m.id = v.media_id
    where m.owner_id = ${personId})`;

/**
 * Files of one teacher are counted one after the other. A lock of its own: their course is locked already, and a person
 * comes before courses.
 * @throws POLICY, STORAGE_QUOTA where the teacher's package has no room for so many bytes more
 */
export async function mustHaveRoom(em: EntityManager, teacherId: string, bytes: number): Promise<void> {
  await runSql(em, sql`select pg_advisory_xact_lock(hashtextextended('storage ' || ${teacherId}, 0))`);
  const [room] = await runSql<{ code: string; limit: number; used: number }>(
    em,
    sql`select s.code, s.storage_bytes::float8 as "limit", ${storageUsed(teacherId)} as used
      from seller_package s where s.teacher_id = ${teacherId}`,
  );
  const { code, limit, used } = room!;
  if (used + bytes > limit) throw policy('STORAGE_QUOTA', { package: code, limit, value: used + bytes });
}
