import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { runSql, sql } from '../../../platform/db/index.ts';
import { defineJob, type Jobs } from '../../../platform/jobs/jobs.ts';

/** Removes a file that no row references: a former profile picture, or an expired data export. */
export const removePersonalFile = defineJob({
  name: 'account.remove-file',
  payload: z.object({ key: z.string().regex(/^(avatars\/[\w-]+\.webp|exports\/[\w-]+\.json)$/) }),
  handle: ({ storage }, { key }) => storage.remove(key),
});

/** Removes a former profile picture. A job removes the file after the commit, so that a rollback keeps it. */
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
