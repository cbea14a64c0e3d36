import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs.ts';
import { runSql } from '../../../platform/run-sql.ts';
import type { Services } from '../../../platform/services.ts';
import { sql } from '../../../platform/sql.ts';
import { makeStream, removeLeftovers } from './make-stream.ts';

/** Minutes without a word after which an attempt counts as killed. */
const SILENT_MINUTES = 45;

/** One at a time: each takes every core that it gets. */
export const makeVideoStream = defineJob({
  name: 'video.stream',
  payload: z.object({ mediaId: z.uuid() }),
  atOnce: 1,
  mostSeconds: 5 * 3600,
  retryLimit: 3,
  handle: (services, { mediaId }, attempt = { signal: new AbortController().signal, isLast: true }) =>
    makeStream(services, mediaId, attempt),
});

/** Asks for the qualities of a stored video, in the caller's transaction; one that has them, or waits, is left alone. */
export async function askForStream(
  em: EntityManager,
  { jobs }: Pick<Services, 'jobs'>,
  mediaId: string,
): Promise<void> {
  const [asked] = await runSql(
    em,
    sql`insert into video_stream (media_id) values (${mediaId})
      on conflict (media_id) do update set state = 'WAITING', failure = null, run = null, percentage = 0,
          requested_at = now(), touched_at = now()
        where video_stream.state = 'FAILED' returning 1`,
  );
  if (asked) await jobs.send(em, makeVideoStream, { mediaId });
}

/** Says of videos whose attempts were all killed that they failed, and clears what those have left. */
export const sweepStreams = defineJob({
  name: 'video.sweep',
  payload: z.object({}),
  schedule: '*/15 * * * *',
  async handle({ orm, config }) {
    await runSql(
      orm.em.fork(),
      sql`update video_stream set state = 'FAILED', failure = 'INTERRUPTED', run = null, percentage = 0
        where state = 'MAKING' and touched_at < now() - make_interval(mins => ${SILENT_MINUTES})`,
    );
    await removeLeftovers(config.dataDir);
  },
});
