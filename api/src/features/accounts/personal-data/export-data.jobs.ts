import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs.ts';
import type { Services } from '../../../platform/services.ts';
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
    const [request] = await em.execute<{ person_id: string }[]>(
      `update data_request set status = 'RUNNING', progress = 0 where id = ? and kind = 'EXPORT'
         and status in ('WAITING', 'RUNNING') returning person_id`,
      [requestId],
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
  await orm.em
    .getConnection()
    .execute('update data_request set progress = ? where id = ?', [progress, requestId]);
};

async function finish(services: Services, requestId: string, personId: string, key: string): Promise<void> {
  const size = await services.storage.size(key);
  await services.orm.em.fork().transactional(async (em) => {
    const [done] = await em.execute(
      `update data_request set status = 'DONE', progress = 100, storage_key = ?, size_bytes = ?, finished_at = now(),
         expires_at = now() + interval '${DAYS} days' where id = ? and status = 'RUNNING' returning id`,
      [key, size ?? 0, requestId],
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
