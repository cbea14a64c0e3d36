import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';
import { defineJob, type Jobs } from '../../../platform/jobs/jobs.ts';

/** Removes a file that no row refers to any more: a person's picture or a file of their data. */
export const removePersonalFile = defineJob({
  name: 'account.remove-file',
  payload: z.object({ key: z.string().regex(/^(avatars\/[\w-]+\.webp|exports\/[\w-]+\.json)$/) }),
  handle: ({ storage }, { key }) => storage.remove(key),
});

/** Removes a former picture of a person: its row now, its file by a job after the commit. */
export async function removeAvatar(
  em: EntityManager,
  jobs: Jobs,
  url: string | null | undefined,
  fileId: string | null | undefined,
): Promise<void> {
  if (fileId) await runSql(em, sql`delete from media where id = ${fileId}`);
  const key = /^\/media\/(avatars\/[\w-]+\.webp)$/.exec(url ?? '')?.[1];
  if (key) await jobs.send(em, removePersonalFile, { key });
}
