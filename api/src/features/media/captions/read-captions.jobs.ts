import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { runSql, sql } from '../../../platform/db/index.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { parseCaptions } from './parse-captions.ts';
import { storeCues } from './store-captions.ts';

/** Files per run. The next run continues. */
const BATCH_SIZE = 500;

/** Indexes the text of captions that an earlier release stored without it. */
export const readCaptions = defineJob({
  name: 'captions.read',
  payload: z.object({}),
  schedule: '*/10 * * * *',
  async handle({ orm, storage }) {
    const em = orm.em.fork();
    const files = await runSql<{ id: string; key: string }>(
      em,
      sql`select m.id, m.storage_key as key from media m where m.kind = 'CAPTIONS'
        and exists (select 1 from caption_track t where t.media_id = m.id)
        and not exists (select 1 from caption_document d where d.media_id = m.id) order by m.id limit ${BATCH_SIZE}`,
    );
    for (const { id, key } of files) {
      if ((await storage.size(key)) === undefined) continue;
      const cues = parseCaptions(await text(storage.read(key)));
      // Invalid captions are stored without text, so that they are not read again
      await storeCues(em, id, cues && !('fault' in cues) ? cues : []);
    }
  },
});
