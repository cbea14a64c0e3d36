import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/process/services.ts';
import { notify } from '../../support/index.ts';
import { exportedTables, rowsOf } from './exported-rows.ts';

/** Days in which the file can be fetched. */
const DAYS = 7;

/**
 * Writes the file of a person's own data: JSON, one list for each table, out of one snapshot. Run twice it writes
 * the same file again.
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
        const tell = (progress: number) => tellProgress(services, requestId, progress);
        await services.storage.write(key, Readable.from(document(snapshot, request.person_id, tell)));
      },
      { isolationLevel: 'repeatable read', readOnly: true },
    );
    await finish(services, requestId, request.person_id, key);
  },
});

/** The file's text, piece by piece. */
async function* document(em: EntityManager, personId: string, tell: (progress: number) => Promise<void>) {
  const tables = await exportedTables(em);
  yield `{"exportedAt":${JSON.stringify(new Date().toISOString())}`;
  for (const [index, table] of tables.entries()) {
    const rows = await rowsOf(em, table, personId);
    yield `,\n${JSON.stringify(table.name)}:${rows}`;
    await tell(Math.round((100 * (index + 1)) / tables.length));
  }
  yield '}\n';
}

/** Outside of the snapshot, so that whoever waits sees it. */
const tellProgress = async ({ orm }: Services, requestId: string, progress: number): Promise<void> => {
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
    // Erased meanwhile: no one may find the file
    if (!done) return services.storage.remove(key);
    await notify(em, services, personId, {
      kind: 'EXPORT_READY',
      params: { file: 'sen-du-lieu-cua-ban.json' },
      link: '/dashboard/profile/data',
    });
  });
}
