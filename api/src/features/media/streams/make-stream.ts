import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';
import { roomBesideUploads } from '../../../platform/files/uploads.ts';
import type { Attempt } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/process/services.ts';
import { FfmpegFault } from './ffmpeg.ts';
import { MOST_BYTES_A_SECOND } from './renditions.ts';
import { type Transcoded, transcode } from './transcode.ts';

/** Milliseconds between two notes of how far it is. */
const NOTE_MS = 2000;

/** The disk is as good as full: what is made would take what uploads and the database need. */
class NoRoom extends Error {}

/** Another attempt has taken the video over, or it is gone: what this one makes is not wanted. */
class Superseded extends Error {}

interface Run {
  readonly mediaId: string;
  /** Names the attempt, and its folder. */
  readonly run: string;
  readonly folder: string;
}

interface Source {
  readonly key: string;
  readonly type: string;
  readonly seconds: number;
  readonly bytes: number;
}

/** Names this program at the end of its folders; beside others that share the disk it is told by its host. */
const MAKER = `${process.pid}@${encodeURIComponent(hostname())}`;

/** Where attempts leave what is not whole yet. */
const workFolder = (dataDir: string): string => join(dataDir, 'streams');

/**
 * Makes the qualities of a video. What is half made lies beside the storage, is never shown, and goes with the attempt;
 * another attempt begins anew, and from then on this one may write nothing.
 */
export async function makeStream(services: Services, mediaId: string, attempt: Attempt): Promise<void> {
  const { config, orm, log } = services;
  const em = orm.em.fork();
  const id = crypto.randomUUID();
  const run = { mediaId, run: id, folder: join(workFolder(config.dataDir), `${mediaId}.${id}.${MAKER}`) };
  const source = await begin(em, run);
  if (!source) return;
  if (!config.ffmpegPath) return fail(em, run, 'NOT_SET_UP');
  try {
    await removeLeftovers(config.dataDir, mediaId);
    const lent = services.storage.isRemote ? source.bytes : 0;
    if ((await roomBesideUploads(services)) < mostBytesOf(source) + lent) throw new NoRoom();
    await mkdir(run.folder, { recursive: true });
    const made = await transcodeNoting(services, run, source, attempt.signal);
    await keep(services, run, made);
  } catch (error) {
    if (error instanceof Superseded) return;
    if (error instanceof NoRoom) return await fail(em, run, 'NO_ROOM');
    if (error instanceof FfmpegFault) {
      log.warn({ media: mediaId, failure: error.failure, said: error.message }, 'no stream of a video');
      return await fail(em, run, error.failure);
    }
    await (attempt.isLast ? fail(em, run, 'INTERRUPTED') : wait(em, run));
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

/** What is made is seldom larger than what it is made of, and has a most for each second. */
const mostBytesOf = ({ seconds, bytes }: Source): number =>
  Math.min(2 * bytes, seconds * MOST_BYTES_A_SECOND);

/** Runs it, and writes down how far it is: rarely, and never backwards. */
async function transcodeNoting(
  services: Services,
  run: Run,
  { key, type, seconds }: Source,
  stop: AbortSignal,
): Promise<Transcoded> {
  const { config, orm, storage } = services;
  const over = new AbortController();
  let noted = 0;
  let writing: Promise<void> | undefined;
  const note = async (percentage: number) => {
    const [mine] = await runSql(
      orm.em.fork(),
      sql`update video_stream set percentage = ${percentage}, touched_at = now()
        where media_id = ${run.mediaId} and run = ${run.run} returning 1`,
      'stream.progress',
    );
    if (!mine) over.abort(new Superseded());
    else if ((await roomBesideUploads(services)) < 0) over.abort(new NoRoom());
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
        if (writing || Date.now() - noted < NOTE_MS) return;
        noted = Date.now();
        writing = note(percentage)
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

/** Moves what was made into the storage, and then shows it, as the attempt that may. */
async function keep({ orm, storage }: Services, run: Run, made: Transcoded): Promise<void> {
  const { mediaId, folder } = run;
  const nameOf = (file: string) => `media/${mediaId}-${run.run.slice(0, 8)}-${file}`;
  const files = [
    ...made.renditions.flatMap((one) => [one.playlist, one.file]),
    ...(made.poster ? [made.poster] : []),
  ];
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  const renditions = made.renditions.map((one) => ({
    ...one,
    playlist: nameOf(one.playlist),
    file: nameOf(one.file),
  }));
  // First, and outside the transaction, which would wait: what no row names in the end, the sweep of old files finds
  for (const file of files) await storage.adopt(nameOf(file), join(folder, file));
  await orm.em.fork().transactional(async (em) => {
    // The file before its stream, as the sweep of unused files takes them
    await runSql(em, sql`select 1 from media where id = ${mediaId} for update`);
    const [mine] = await runSql(
      em,
      sql`update video_stream set state = 'READY', run = null, percentage = 100, finished_at = now(), touched_at = now(),
          renditions = ${JSON.stringify(renditions)}::jsonb, poster_key = ${made.poster ? nameOf(made.poster) : null},
          size_bytes = ${sizes.reduce((sum, size) => sum + size, 0)}
        where media_id = ${mediaId} and run = ${run.run} returning 1`,
    );
    if (!mine) throw new Superseded();
    await runSql(
      em,
      sql`update media set files = case when files = '{}' then array[storage_key] else files end
          || array(select jsonb_array_elements_text(${JSON.stringify(files.map(nameOf))}::jsonb))
        where id = ${mediaId}`,
    );
  });
}

const fail = (em: EntityManager, run: Run, failure: string): Promise<void> =>
  end(em, run, { state: 'FAILED', failure });
const wait = (em: EntityManager, run: Run): Promise<void> =>
  end(em, run, { state: 'WAITING', failure: null });

async function end(
  em: EntityManager,
  { mediaId, run }: Run,
  { state, failure }: { state: string; failure: string | null },
): Promise<void> {
  await runSql(
    em,
    sql`update video_stream set state = ${state}, failure = ${failure}, run = null, percentage = 0, touched_at = now()
      where media_id = ${mediaId} and run = ${run}`,
  );
}

/** Removes what killed attempts at a video have left; without one: at any, more than a day ago. */
export async function removeLeftovers(dataDir: string, mediaId?: string): Promise<void> {
  const folder = workFolder(dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const isOld = async () => Date.now() - (await stat(path)).mtimeMs > 86_400_000;
    if (mediaId ? name.startsWith(`${mediaId}.`) : await isOld())
      await rm(path, { recursive: true, force: true });
  }
}

/** Removes what programs of this host have left that are no more: killed, they could not. For a start, before any attempt. */
export async function removeKilled(dataDir: string): Promise<void> {
  const folder = workFolder(dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const [, pid, host] = /\.(\d+)@([^@]+)$/.exec(name) ?? [];
    const isOurs = host === encodeURIComponent(hostname());
    // In a container each program has the same number as the one before it
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
