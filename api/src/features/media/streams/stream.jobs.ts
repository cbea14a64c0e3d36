import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { runSql, sql } from '../../../platform/db/index.ts';
import { unreservedBytes } from '../../../platform/files/uploads.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/process/services.ts';
import { makeStream, removeLeftovers } from './make-stream.ts';

/** Minutes without progress after which an attempt counts as killed. */
const STALL_MINUTES = 45;

/** One at a time: each uses every available core. */
export const makeVideoStream = defineJob({
  name: 'video.stream',
  payload: z.object({ mediaId: z.uuid() }),
  atOnce: 1,
  maxSeconds: 5 * 3600,
  retryLimit: 3,
  handle: (services, { mediaId }, attempt = { signal: new AbortController().signal, isLast: true }) =>
    makeStream(services, mediaId, attempt),
});

/** Maximum requests for a video per day, so that a video that cannot be transcoded is not retried forever. */
export const MAX_REQUESTS = 5;
const IS_LONG_AGO = sql`v.asked_since < now() - interval '1 day'`;

/**
 * Enqueues the transcoding of a stored video in the caller's transaction. Has no effect if the video has a stream or
 * is already queued. Owners take turns: the priority of a video decreases with the number of queued videos of its
 * owner.
 * @returns false if it failed and was requested too often
 */
export async function requestStream(
  em: EntityManager,
  services: Pick<Services, 'jobs'>,
  mediaId: string,
): Promise<boolean> {
  const [requested] = await runSql(
    em,
    sql`insert into video_stream as v (media_id) values (${mediaId})
      on conflict (media_id) do update set state = 'WAITING', failure = null, run = null, percentage = 0,
          requested_at = now(), touched_at = now(),
          asked = case when ${IS_LONG_AGO} then 1 else v.asked + 1 end,
          asked_since = case when ${IS_LONG_AGO} then now() else v.asked_since end
        where v.state = 'FAILED' and (${IS_LONG_AGO} or v.asked < ${MAX_REQUESTS}::int) returning 1`,
  );
  if (requested) {
    await enqueue(em, services, mediaId);
    return true;
  }
  const [failed] = await runSql(
    em,
    sql`select 1 from video_stream where media_id = ${mediaId} and state = 'FAILED'`,
  );
  return !failed;
}

async function enqueue(em: EntityManager, { jobs }: Pick<Services, 'jobs'>, mediaId: string): Promise<void> {
  const [before] = await runSql<{ n: number }>(
    em,
    sql`select count(*)::int as n from media m join media o on o.owner_id = m.owner_id and o.id <> m.id
        join video_stream v on v.media_id = o.id and v.state in ('WAITING', 'MAKING')
      where m.id = ${mediaId}`,
  );
  await jobs.send(em, makeVideoStream, { mediaId }, { priority: -before!.n });
}

/** Maximum number of videos that one run enqueues again when the disk has room. */
const RETRY_BATCH = 5;

/** Enqueues videos that failed because the disk was full, the oldest first, without a request of their teachers. */
async function retryAfterFullDisk(services: Services): Promise<void> {
  if (!services.config.ffmpegPath || (await unreservedBytes(services)) <= 0) return;
  await services.orm.em.fork().transactional(async (em) => {
    const waiting = await runSql<{ id: string }>(
      em,
      sql`update video_stream set state = 'WAITING', failure = null, touched_at = now() where media_id in (
          select media_id from video_stream where failure = 'NO_ROOM' order by requested_at, media_id
          limit ${RETRY_BATCH} for update skip locked)
        returning media_id as id`,
    );
    for (const { id } of waiting) await enqueue(em, services, id);
  });
}

/** Marks videos whose attempts were killed as failed, and deletes the folders of these attempts. */
export const sweepStreams = defineJob({
  name: 'video.sweep',
  payload: z.object({}),
  schedule: '*/15 * * * *',
  async handle(services) {
    const { orm, config } = services;
    await runSql(
      orm.em.fork(),
      sql`update video_stream set state = 'FAILED', failure = 'INTERRUPTED', run = null, percentage = 0
        where state = 'MAKING' and touched_at < now() - make_interval(mins => ${STALL_MINUTES})`,
    );
    await removeLeftovers(config.dataDir);
    await retryAfterFullDisk(services);
  },
});
