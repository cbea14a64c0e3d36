import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { raw, runSql, sql } from '../db/index.ts';
import { defineJob } from '../jobs/jobs.ts';
import type { Services } from '../process/services.ts';

/** Days that an unused file is stored: an edit may be undone, and a client may still be reading it. */
const KEPT_DAYS = 7;

export interface NewFile {
  readonly ownerId: string;
  readonly kind: 'VIDEO' | 'IMAGE' | 'CAPTIONS' | 'FILE' | 'SUBMISSION' | 'TICKET' | 'EVIDENCE';
  /** Storage key, or the common prefix of its files. */
  readonly storageKey: string;
  /** Storage keys if there are several. Defaults to `storageKey`. */
  readonly files?: readonly string[];
  readonly contentType: string;
  readonly sizeBytes: number;
}

/**
 * Inserts the row of a stored file in the caller's transaction. A row that uses the file refers to it by a foreign
 * key. Files without such a reference are removed after {@link KEPT_DAYS} days.
 * @returns the ID of the row
 */
export async function storeFile(
  em: EntityManager,
  { ownerId, kind, storageKey, files = [], contentType, sizeBytes }: NewFile,
): Promise<string> {
  const [row] = await runSql<{ id: string }>(
    em,
    sql`insert into media (id, owner_id, kind, storage_key, files, content_type, size_bytes)
     select gen_random_uuid(), ${ownerId}, ${kind}, ${storageKey}, array(select jsonb_array_elements_text(${JSON.stringify(files)}::jsonb)), ${contentType}, ${sizeBytes} returning id`,
  );
  return row!.id;
}

/**
 * Condition on the table alias `m` (media): a foreign key refers to the row. The foreign keys are read from the
 * database, so none can be forgotten. Those with `on delete cascade` do not count as a use.
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

/** Records since when files are unused, and removes those that have been unused for {@link KEPT_DAYS} days. */
export async function removeUnusedFiles({ orm, storage }: Pick<Services, 'orm' | 'storage'>): Promise<void> {
  const em = orm.em.fork();
  const used = await isUsed(em);
  await runSql(
    em,
    sql`update media m set unused_since = case when ${raw(used)} then null else now() end where (unused_since is null) <> ${raw(used)}`,
  );
  const removed = await runSql<{ id: string; files: string[] }>(
    em,
    sql`select id, case when files = '{}' then array[storage_key] else files end as files
     from media where unused_since < now() - make_interval(days => ${KEPT_DAYS})`,
  );
  for (const { id, files } of removed)
    await em.transactional(async (each) => {
      // The lock blocks a transaction that is adding a reference; it then finds that the file is gone
      const [row] = await runSql(
        each,
        sql`select 1 from media m where id = ${id} and unused_since is not null and not ${raw(used)} for update`,
      );
      if (!row) return;
      // Files first: if the process dies here, the row remains for the next run
      for (const file of files) await storage.remove(file);
      await runSql(each, sql`delete from media where id = ${id}`);
    });
}

/** Removes files that no row refers to. They remain when a transaction fails after writing them. */
export async function removeStrayFiles({ orm, storage }: Pick<Services, 'orm' | 'storage'>): Promise<void> {
  const before = new Date(Date.now() - KEPT_DAYS * 86_400_000);
  for (const folder of ['media', 'covers', 'avatars'])
    for await (const name of storage.list(folder, before)) {
      const [reference] = await runSql(
        orm.em.fork(),
        sql`select 1 from named_file where name = ${name} limit 1`,
      );
      if (!reference) await storage.remove(name);
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
