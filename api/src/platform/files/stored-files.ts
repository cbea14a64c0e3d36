import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { runSql } from '../db/run-sql.ts';
import { raw, sql } from '../db/sql.ts';
import { defineJob } from '../jobs/jobs.ts';
import type { Services } from '../process/services.ts';

/** Days that a file is kept after its last use: an edit may be taken back, and a reader may still be at it. */
const KEPT_DAYS = 7;

/** What is known of a file that is to be kept. */
export interface NewFile {
  readonly ownerId: string;
  readonly kind: 'VIDEO' | 'IMAGE' | 'CAPTIONS' | 'FILE' | 'SUBMISSION' | 'TICKET';
  /** Its name in the storage, or what the names of its files begin with. */
  readonly storageKey: string;
  /** Names in the storage, where there are several; left out: the key itself. */
  readonly files?: readonly string[];
  readonly contentType: string;
  readonly sizeBytes: number;
}

/**
 * Writes the row of a file that is kept, in the caller's transaction. Whatever uses the file refers to the row by a
 * foreign key: a file that nothing refers to is removed after {@link KEPT_DAYS} days.
 * @returns the row's id
 */
export async function storeFile(
  em: EntityManager,
  { ownerId, kind, storageKey, files = [], contentType, sizeBytes }: NewFile,
): Promise<string> {
  const [row] = await runSql<{ id: string }>(
    em,
    sql`insert into media (owner_id, kind, storage_key, files, content_type, size_bytes)
     select ${ownerId}, ${kind}, ${storageKey}, array(select jsonb_array_elements_text(${JSON.stringify(files)}::jsonb)), ${contentType}, ${sizeBytes} returning id`,
  );
  return row!.id;
}

/**
 * Condition on a row `m` of media: something refers to it. Read from the database, so no use can be forgotten; what goes
 * with the file (`on delete cascade`) is no use of it.
 */
async function isUsed(em: EntityManager): Promise<string> {
  const uses = await runSql<{ use: string }>(
    em,
    sql`select format('exists (select 1 from %s u where u.%I = m.id)', c.conrelid::regclass, a.attname) as use
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'media'::regclass and cardinality(c.conkey) = 1
       and c.confdeltype <> 'c'`,
  );
  return `(${uses.map(({ use }) => use).join(' or ') || 'false'})`;
}

/** Notes since when files have no use, and removes those that have had none for long. */
export async function removeUnusedFiles({ orm, storage }: Pick<Services, 'orm' | 'storage'>): Promise<void> {
  const em = orm.em.fork();
  const used = await isUsed(em);
  await runSql(
    em,
    sql`update media m set unused_since = case when ${raw(used)} then null else now() end where (unused_since is null) <> ${raw(used)}`,
  );
  const gone = await runSql<{ id: string; files: string[] }>(
    em,
    sql`select id, case when files = '{}' then array[storage_key] else files end as files
     from media where unused_since < now() - make_interval(days => ${KEPT_DAYS})`,
  );
  for (const { id, files } of gone)
    await em.transactional(async (each) => {
      // Locked, a use that is being made now waits, and finds that the file is gone
      const [row] = await runSql(
        each,
        sql`select 1 from media m where id = ${id} and unused_since is not null and not ${raw(used)} for update`,
      );
      if (!row) return;
      // Files first: if the program dies here, the row is still there for the next time
      for (const file of files) await storage.remove(file);
      await runSql(each, sql`delete from media where id = ${id}`);
    });
}

/** Removes files that lie in the storage and that nothing names: of transactions that failed after writing them. */
export async function removeStrayFiles({ orm, storage }: Pick<Services, 'orm' | 'storage'>): Promise<void> {
  const before = new Date(Date.now() - KEPT_DAYS * 86_400_000);
  for (const folder of ['media', 'covers', 'avatars'])
    for await (const name of storage.list(folder, before)) {
      const [named] = await runSql(orm.em.fork(), sql`select 1 from named_file where name = ${name} limit 1`);
      if (!named) await storage.remove(name);
    }
}

export const sweepFiles = defineJob({
  name: 'files.sweep',
  payload: z.object({}),
  schedule: '7 3 * * *',
  async handle(services) {
    await removeUnusedFiles(services);
    await removeStrayFiles(services);
  },
});
