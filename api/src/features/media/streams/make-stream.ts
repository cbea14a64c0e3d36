import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../../platform/db/index.ts';
import { unreservedBytes } from '../../../platform/files/uploads.ts';
import type { Attempt } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/process/services.ts';
import { FfmpegError } from './ffmpeg.ts';
import { MAX_BYTES_PER_SECOND } from './renditions.ts';
import { type Transcoded, transcode } from './transcode.ts';

const PROGRESS_INTERVAL_MS = 2000;

/** The disk is almost full. The stream would take the space that uploads and the database need. */
class DiskFullError extends Error {}

/** Another attempt has taken over the video, or the video was deleted. The result of this attempt is discarded. */
class Superseded extends Error {}

interface Run {
  readonly mediaId: string;
  readonly run: string;
  readonly folder: string;
}

interface Source {
  readonly key: string;
  readonly type: string;
  readonly seconds: number;
  readonly bytes: number;
}

/** ID of this process, the suffix of its folders. The host name distinguishes it from hosts that share the disk. */
const PROCESS_SUFFIX = `${process.pid}@${encodeURIComponent(hostname())}`;

/** Folder of unfinished attempts. */
const workFolder = (dataDir: string): string => join(dataDir, 'streams');

/**
 * Transcodes a video into its renditions. Unfinished files are in a folder outside of the storage, are never served,
 * and are deleted with the attempt. A later attempt starts again, and from then on this attempt cannot write to the
 * database.
 */
export async function makeStream(services: Services, mediaId: string, attempt: Attempt): Promise<void> {
  const { config, orm, log } = services;
  const em = orm.em.fork();
  const id = crypto.randomUUID();
  const run = {
    mediaId,
    run: id,
    folder: join(workFolder(config.dataDir), `${mediaId}.${id}.${PROCESS_SUFFIX}`),
  };
  const source = await begin(em, run);
  if (!source) return;
  if (!config.ffmpegPath) return fail(em, run, 'NOT_SET_UP');
  try {
    await removeLeftovers(config.dataDir, mediaId);
    const downloadBytes = services.storage.isRemote ? source.bytes : 0;
    if ((await unreservedBytes(services)) < getMaxBytes(source) + downloadBytes) throw new DiskFullError();
    await mkdir(run.folder, { recursive: true });
    await publish(services, run, await transcodeSource(services, run, source, attempt.signal));
  } catch (error) {
    if (error instanceof Superseded) return;
    if (error instanceof DiskFullError) return await fail(em, run, 'NO_ROOM');
    if (error instanceof FfmpegError) {
      log.warn({ media: mediaId, failure: error.failure, cause: error.message }, 'video not transcoded');
      return await fail(em, run, error.failure);
    }
    await (attempt.isLast ? fail(em, run, 'INTERRUPTED') : end(em, run, 'WAITING', null));
    throw error;
  } finally {
    await rm(run.folder, { recursive: true, force: true });
  }
}

async function begin(em: EntityManager, { mediaId, run }: Run): Promise<Source | undefined> {
  const [source] = await runSql<Source>(
    em,
    sql`update video_stream v set state = 'MAKING', run = ${run}, percentage = 0, failure = null, touched_at = now()
      from media m where v.media_id = ${mediaId} and m.id = v.media_id and v.state <> 'READY'
      returning m.storage_key as key, m.content_type as type, coalesce(m.duration_sec, 1) as seconds,
        m.size_bytes::float8 as bytes`,
  );
  return source;
}

/** Upper bound of the size of the result: it is seldom larger than the source, and its bit rate is limited. */
const getMaxBytes = ({ seconds, bytes }: Source): number =>
  Math.min(2 * bytes, seconds * MAX_BYTES_PER_SECOND);

/** Stores the progress at most once per interval. */
async function transcodeSource(
  services: Services,
  run: Run,
  { key, type, seconds }: Source,
  stop: AbortSignal,
): Promise<Transcoded> {
  const { config, orm, storage } = services;
  const over = new AbortController();
  let storedAt = 0;
  let writing: Promise<void> | undefined;
  const storeProgress = async (percentage: number) => {
    const [mine] = await runSql(
      orm.em.fork(),
      sql`update video_stream set percentage = ${percentage}, touched_at = now()
        where media_id = ${run.mediaId} and run = ${run.run} returning 1`,
      'stream.progress',
    );
    if (!mine) over.abort(new Superseded());
    else if ((await unreservedBytes(services)) < 0) over.abort(new DiskFullError());
  };
  const made = await storage.onDisk(key, (input) =>
    transcode({
      path: config.ffmpegPath!,
      input,
      contentType: type,
      seconds,
      folder: run.folder,
      signal: AbortSignal.any([stop, over.signal]),
      onProgress(percentage) {
        if (writing || Date.now() - storedAt < PROGRESS_INTERVAL_MS) return;
        storedAt = Date.now();
        writing = storeProgress(percentage)
          .catch((error: unknown) => over.abort(error))
          .finally(() => {
            writing = undefined;
          });
      },
    }),
  );
  await writing;
  return made;
}

/** Moves the files into the storage, and then publishes them if this is still the current attempt. */
async function publish({ orm, storage }: Services, run: Run, made: Transcoded): Promise<void> {
  const { mediaId, folder } = run;
  const getName = (file: string) => `media/${mediaId}-${run.run.slice(0, 8)}-${file}`;
  const files = [
    ...made.renditions.flatMap((one) => [one.playlist, one.file]),
    ...(made.poster ? [made.poster] : []),
  ];
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  const renditions = made.renditions.map((one) => ({
    ...one,
    playlist: getName(one.playlist),
    file: getName(one.file),
  }));
  // Copied first, outside of the transaction, which would take too long. If no row refers to the files in the end,
  // the sweep of unreferenced files deletes them
  for (const file of files) await storage.adopt(getName(file), join(folder, file));
  await orm.em.fork().transactional(async (em) => {
    // Locks the file before its stream, in the same order as the sweep of unused files
    await runSql(em, sql`select 1 from media where id = ${mediaId} for update`);
    const [mine] = await runSql(
      em,
      sql`update video_stream set state = 'READY', run = null, percentage = 100, finished_at = now(), touched_at = now(),
          renditions = ${JSON.stringify(renditions)}::jsonb, poster_key = ${made.poster ? getName(made.poster) : null},
          size_bytes = ${sizes.reduce((sum, size) => sum + size, 0)}
        where media_id = ${mediaId} and run = ${run.run} returning 1`,
    );
    if (!mine) throw new Superseded();
    await runSql(
      em,
      sql`update media set files = case when files = '{}' then array[storage_key] else files end
          || array(select jsonb_array_elements_text(${JSON.stringify(files.map(getName))}::jsonb))
        where id = ${mediaId}`,
    );
  });
}

const fail = (em: EntityManager, run: Run, failure: string): Promise<void> => end(em, run, 'FAILED', failure);

async function end(
  em: EntityManager,
  { mediaId, run }: Run,
  state: 'FAILED' | 'WAITING',
  failure: string | null,
): Promise<void> {
  await runSql(
    em,
    sql`update video_stream set state = ${state}, failure = ${failure}, run = null, percentage = 0, touched_at = now()
      where media_id = ${mediaId} and run = ${run}`,
  );
}

/** Deletes the folders of killed attempts: those of one video, or all that are older than a day. */
export async function removeLeftovers(dataDir: string, mediaId?: string): Promise<void> {
  const folder = workFolder(dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const isOld = async () => Date.now() - (await stat(path)).mtimeMs > 86_400_000;
    if (mediaId ? name.startsWith(`${mediaId}.`) : await isOld())
      await rm(path, { recursive: true, force: true });
  }
}

/** Deletes the folders of killed processes of this host. Called at the start, before any attempt. */
export async function removeKilled(dataDir: string): Promise<void> {
  const folder = workFolder(dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const [, pid, host] = /\.(\d+)@([^@]+)$/.exec(name) ?? [];
    const isOurs = host === encodeURIComponent(hostname());
    // In a container each process has the same process ID as its predecessor
    if (pid && isOurs && (Number(pid) === process.pid || !isRunning(Number(pid))))
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
