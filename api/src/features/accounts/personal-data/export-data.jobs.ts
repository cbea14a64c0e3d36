import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { allDependentRows, personalData } from '../../../platform/access/personal-data.ts';
import { any, quote, raw, runSql, type Sql, sql } from '../../../platform/db/index.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/process/services.ts';
import { notify } from '../../support/index.ts';

interface ExportedTable {
  readonly name: string;
  readonly where: (personId: string) => Sql;
  /**
   * Excluded columns: secrets, technical columns, columns that name other people, and columns declared as excluded.
   */
  readonly without: readonly string[];
}

/** All tables that are declared as exported, each once, beginning with the person. */
export async function exportedTables(em: EntityManager): Promise<ExportedTable[]> {
  const columns = new Map<string, string[]>();
  for (const { table, column, isExported } of personalData)
    if (isExported) columns.set(table, [...(columns.get(table) ?? []), column]);
  const tables: Omit<ExportedTable, 'without'>[] = [
    { name: 'person', where: (id) => sql`t.id = ${id}` },
    ...[...columns].map(([name, naming]) => ({
      name,
      where: (id: string) => any(naming.map((each) => sql`${raw(`t.${each}`)} = ${id}`)),
    })),
    ...allDependentRows.map(({ table, where }) => ({ name: table, where })),
  ];
  const secret = await secretColumns(em);
  // Columns that name people are excluded: the person's own ID is redundant, and a teacher's sales would reveal the
  // buyers
  return tables.map((table) => {
    const naming = personalData.filter((each) => each.table === table.name);
    const excluded = naming.flatMap(({ column, without = [] }) => [column, ...without]);
    return { ...table, without: [...(secret.get(table.name) ?? []), ...excluded] };
  });
}

/** Hashes and encrypted secrets are binary, or recognisable by their name. */
async function secretColumns(em: EntityManager): Promise<Map<string, string[]>> {
  const rows = await runSql<{ table_name: string; names: string[] }>(
    em,
    sql`select table_name, array_agg(column_name::text) as names from information_schema.columns
     where table_schema = 'public' and (data_type in ('bytea', 'tsvector') or column_name ~ '(hash|secret|signature|storage_key)')
     group by table_name`,
  );
  return new Map(rows.map(({ table_name, names }) => [table_name, names]));
}

async function readRows(em: EntityManager, { name, where, without }: ExportedTable, personId: string) {
  const [row] = await runSql<{ rows: string }>(
    em,
    sql`select coalesce(json_agg(to_jsonb(t) - ${without}::text[]), '[]')::text as rows from ${raw(quote(name))} t where ${where(personId)}`,
  );
  return row!.rows;
}

const DAYS = 7;

/**
 * Writes the file of a person's own data: JSON with one list for each table, from a single snapshot. A repeated run
 * writes the same file again.
 */
export const exportData = defineJob({
  name: 'personal-data.export',
  payload: z.object({ requestId: z.uuid() }),
  async handle(services, { requestId }) {
    const em = services.orm.em.fork();
    const [request] = await runSql<{ person_id: string }>(
      em,
      sql`update data_request set status = 'RUNNING', progress = 0 where id = ${requestId} and kind = 'EXPORT'
         and status in ('WAITING', 'RUNNING') returning person_id`,
    );
    if (!request) return;
    const key = `exports/${requestId}.json`;
    await em.transactional(
      async (snapshot) => {
        const onProgress = (progress: number) => storeProgress(services, requestId, progress);
        await services.storage.write(key, Readable.from(writeJson(snapshot, request.person_id, onProgress)));
      },
      { isolationLevel: 'repeatable read', readOnly: true },
    );
    await finish(services, requestId, request.person_id, key);
  },
});

async function* writeJson(
  em: EntityManager,
  personId: string,
  onProgress: (progress: number) => Promise<void>,
) {
  const tables = await exportedTables(em);
  yield `{"exportedAt":${JSON.stringify(new Date().toISOString())}`;
  for (const [index, table] of tables.entries()) {
    const rows = await readRows(em, table, personId);
    yield `,\n${JSON.stringify(table.name)}:${rows}`;
    await onProgress(Math.round((100 * (index + 1)) / tables.length));
  }
  yield '}\n';
}

/** Runs outside of the snapshot transaction, so that the person sees the progress. */
const storeProgress = async ({ orm }: Services, requestId: string, progress: number): Promise<void> => {
  await runSql(orm.em.fork(), sql`update data_request set progress = ${progress} where id = ${requestId}`);
};

async function finish(services: Services, requestId: string, personId: string, key: string): Promise<void> {
  const size = await services.storage.size(key);
  await services.orm.em.fork().transactional(async (em) => {
    const [done] = await runSql(
      em,
      sql`update data_request set status = 'DONE', progress = 100, storage_key = ${key}, size_bytes = ${size ?? 0}, finished_at = now(),
         expires_at = now() + ${DAYS} * interval '1 day' where id = ${requestId} and status = 'RUNNING' returning id`,
    );
    // The person was erased in the meantime, so the file must not remain
    if (!done) return services.storage.remove(key);
    await notify(em, services, personId, {
      kind: 'EXPORT_READY',
      params: { file: 'sen-du-lieu-cua-ban.json' },
      link: '/dashboard/profile/data',
    });
  });
}
