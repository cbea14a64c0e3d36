import { statfs } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Viewer } from '../access/viewer.ts';
import { runSql } from '../db/run-sql.ts';
import { raw, type Sql, sql } from '../db/sql.ts';
import {
  AppError,
  badInput,
  forbidden,
  notFound,
  policy,
  unauthenticated,
  unavailable,
} from '../errors/errors.ts';
import { isUuid } from '../input/ids.ts';
import { plainFileName } from './file-name.ts';
import { type Storage, UPLOADS } from './storage/storage.ts';

/** Days after which a file that nobody took is removed. */
export const KEPT_DAYS = 1;
/** Files of one person that wait to be taken, whole or not. */
const MOST_OPEN = 20;
/** How many times a person's largest file all of their waiting files may be together. */
const MOST_LARGEST = 3;
/** How long room is kept for an upload of which nothing arrives; it may go on later, if there is room then. */
const SILENT = raw("interval '30 minutes'");
/** Bytes of the disk that uploads leave to the database and the log. */
const KEPT_FREE = 512 * 1024 ** 2;
/** Bytes that a file in one piece may have where nothing else is known of it. */
const SMALL_BYTES = 20 * 1024 ** 2;

const keyOf = (id: string): string => `${UPLOADS}/${id}`;

/** Who sends a file, by whichever way it comes. @throws UNAUTHENTICATED, FORBIDDEN before anything of it is kept */
export function senderOf(viewer: Viewer | undefined): Viewer {
  if (!viewer) throw unauthenticated('TOKEN_MISSING');
  if (viewer.viewedBy) throw forbidden('VIEW_AS_READ_ONLY');
  if (!viewer.may('upload:create'))
    throw forbidden(viewer.token ? 'SCOPE_MISSING' : 'NOT_PERMITTED', { permission: 'upload:create' });
  return viewer;
}

/** What is known of a file before it has arrived. */
export interface AnnouncedUpload {
  readonly id: string;
  readonly personId: string;
  readonly filename: string;
  readonly sizeBytes: number;
  /** The most bytes that a file of this person may have; absent where its kind has a small bound of its own. */
  readonly largestBytes?: number;
}

/** What uploads need of the program. */
interface Place {
  readonly orm: MikroORM;
  readonly config: { readonly dataDir: string };
  readonly storage: Storage;
}

/**
 * Notes that a file is going to arrive. Announcements wait for each other, so that none counts without the one before.
 * @throws POLICY when too many or too large ones of the person's wait already; UNAVAILABLE when the disk would not hold it
 */
export async function announceUpload(
  place: Place,
  { id, personId, filename, sizeBytes, largestBytes = Number.POSITIVE_INFINITY }: AnnouncedUpload,
): Promise<void> {
  await whereRoomIs(place, sizeBytes, async (em) => {
    const [own] = await runSql<{ files: number; bytes: number }>(
      em,
      sql`select count(*)::int as files, coalesce(sum(size_bytes), 0)::float8 as bytes
       from upload where person_id = ${personId}`,
    );
    if (own!.files >= MOST_OPEN) throw policy('TOO_MANY_UPLOADS', { limit: MOST_OPEN });
    const limit = MOST_LARGEST * largestBytes;
    const value = own!.bytes + sizeBytes;
    if (value > limit) throw policy('UPLOADS_TOO_LARGE', { limit, value });
    await runSql(
      em,
      sql`insert into upload (id, person_id, filename, size_bytes) values (${id}, ${personId}, ${plainFileName(filename)}, ${sizeBytes})`,
    );
  });
}

/**
 * Notes that more of an upload is about to arrive. One that was silent has lost its room and looks for it again.
 * @throws UNAVAILABLE when the disk would not hold it any more
 */
export async function goOnWithUpload(place: Place, id: string): Promise<void> {
  const active = sql`update upload set active_at = now() where id = ${id}`;
  const [upload] = await runSql<{ size: number; silent: boolean }>(
    place.orm.em.fork(),
    sql`select size_bytes::float8 as size, active_at < now() - ${SILENT} as silent from upload where id = ${id}`,
  );
  if (!upload) throw notFound();
  if (upload.silent) await whereRoomIs(place, upload.size, async (em) => void (await runSql(em, active)));
  else await runSql(place.orm.em.fork(), active);
}

/** @throws NOT_FOUND unless it is an upload of this person, whole or not */
export async function mustOwnUpload(orm: MikroORM, personId: string, id: string): Promise<void> {
  const [own] = await runSql(
    orm.em.fork(),
    sql`select 1 from upload where id::text = ${id} and person_id = ${personId}`,
  );
  if (!own) throw notFound();
}

/** Notes that more of an upload has arrived, once a minute at most: bytes come in many pieces. */
export async function keepRoom(orm: MikroORM, id: string): Promise<void> {
  await runSql(
    orm.em.fork(),
    sql`update upload set active_at = now() where id = ${id} and active_at < now() - interval '1 minute'`,
  );
}

/** Bytes of the disk that nothing is coming for, beyond those that uploads leave free; below 0 there is no room. */
export async function roomBesideUploads({ orm, config, storage }: Place): Promise<number> {
  const disk = await statfs(config.dataDir);
  return storage.isRemote ? leftOf(disk) : freeBytes(orm.em.fork(), disk);
}

/** Of a file system, as statfs tells of it. */
interface Disk {
  readonly bavail: number;
  readonly bsize: number;
}

const leftOf = ({ bavail, bsize }: Disk): number => bavail * bsize - KEPT_FREE;

async function freeBytes(em: EntityManager, disk: Disk): Promise<number> {
  const [all] = await runSql<{ coming: number }>(
    em,
    sql`select coalesce(sum(size_bytes), 0)::float8 as coming
       from upload where finished_at is null and active_at > now() - ${SILENT}`,
  );
  return leftOf(disk) - all!.coming;
}

/**
 * Runs a transaction if the disk holds this much besides all that is coming; object storage has room. Callers wait for
 * each other.
 */
async function whereRoomIs(
  { orm, config, storage }: Place,
  sizeBytes: number,
  act: (em: EntityManager) => Promise<void>,
): Promise<void> {
  const disk = await statfs(config.dataDir);
  await orm.em.fork().transactional(async (em) => {
    await runSql(em, sql`select pg_advisory_xact_lock(hashtext('uploads'))`);
    if (!storage.isRemote && (await freeBytes(em as EntityManager, disk)) < sizeBytes)
      throw unavailable('STORAGE_FULL');
    await act(em as EntityManager);
  });
}

/** Notes that it is there, so that it can be taken. */
export async function finishUpload(orm: MikroORM, id: string, sizeBytes: number): Promise<void> {
  await runSql(
    orm.em.fork(),
    sql`update upload set finished_at = now(), size_bytes = ${sizeBytes} where id = ${id}`,
  );
}

/**
 * Takes in a small file that comes in one piece. No one but its sender can claim it.
 * @param content says `truncated` when it was cut at the limit
 * @param mostBytes that may come: room is kept for them until it is there
 * @throws PAYLOAD_TOO_LARGE when it was; POLICY when too many files wait; UNAVAILABLE when the disk would not hold it
 */
export async function stageUpload(
  place: Place,
  personId: string,
  filename: string,
  content: Readable & { truncated?: boolean },
  mostBytes = SMALL_BYTES,
): Promise<string> {
  const id = crypto.randomUUID();
  await announceUpload(place, { id, personId, filename, sizeBytes: mostBytes });
  try {
    const bytes = await place.storage.write(keyOf(id), content);
    if (content.truncated) throw new AppError('BODY_TOO_LARGE');
    await finishUpload(place.orm, id, bytes);
  } catch (error) {
    await dropUpload(place, id);
    // Its sender broke off, or sent a form that has no end
    throw content.errored ? new AppError('MALFORMED_BODY') : error;
  }
  return id;
}

/** Forgets a file that no one is going to take: it does not count against its sender's bound. */
export async function dropUpload({ orm, storage }: Place, id: string): Promise<void> {
  await runSql(orm.em.fork(), sql`delete from upload where id = ${id}`);
  await removeUpload(storage, keyOf(id));
}

/** A finished upload that its sender has claimed. */
export interface ClaimedUpload {
  readonly id: string;
  readonly filename: string;
  readonly sizeBytes: number;
  /** In the storage, until it is kept or removed. */
  readonly key: string;
}

/** A finished upload of a person's own, and the input field that names it. */
export interface OwnUpload {
  readonly personId: string;
  readonly uploadId: string;
  readonly field: string;
}

/**
 * Looks at a finished upload of a person's own, for what is slow and comes before the transaction that claims it.
 * @throws BAD_INPUT when there is no such upload of theirs
 */
export const findUpload = (em: EntityManager, upload: OwnUpload): Promise<ClaimedUpload> =>
  ownUpload(
    em,
    upload,
    ({ uploadId, personId }) =>
      sql`select id, filename, size_bytes::float8 as size from upload where id = ${uploadId} and person_id = ${personId} and finished_at is not null`,
  );

/**
 * Claims a finished upload of a person's own, within the caller's transaction: its row is removed, so that it is
 * taken once, and comes back when the transaction fails.
 * @throws BAD_INPUT when there is no such upload of theirs
 */
export const claimUpload = (em: EntityManager, upload: OwnUpload): Promise<ClaimedUpload> =>
  ownUpload(
    em,
    upload,
    ({ uploadId, personId }) =>
      sql`delete from upload where id = ${uploadId} and person_id = ${personId} and finished_at is not null
       returning id, filename, size_bytes::float8 as size`,
  );

async function ownUpload(
  em: EntityManager,
  upload: OwnUpload,
  statement: (upload: OwnUpload) => Sql,
): Promise<ClaimedUpload> {
  const [found] = isUuid(upload.uploadId)
    ? await runSql<{ id: string; filename: string; size: number }>(em, statement(upload))
    : [];
  if (!found) throw badInput(upload.field, 'upload.unknown');
  if (found.size === 0) throw badInput(upload.field, 'upload.empty');
  const { id, filename } = found;
  return { id, filename, sizeBytes: found.size, key: keyOf(id) };
}

/** Where the file of an upload lies for good: object storage, which would have to copy it, leaves it where it is. */
export const keptKey = ({ isRemote }: Storage, { id, key }: ClaimedUpload): string =>
  isRemote ? key : `media/${id}`;

/** Keeps the file of a claimed upload at its {@link keptKey}. What was noted beside one that stays is swept. */
export async function keepUploaded(storage: Storage, { key }: ClaimedUpload, kept: string): Promise<void> {
  if (kept === key) return;
  await storage.move(key, kept);
  await removeUpload(storage, key);
}

/** Removes the files of an upload, once no one needs them any more. @param key of its file in the storage */
export async function removeUpload(storage: Storage, key: string): Promise<void> {
  // The file, and what tus noted beside it: on a disk, and in object storage
  for (const ending of storage.isRemote ? ['', '.info', '.part'] : ['', '.json'])
    await storage.remove(key + ending);
}
