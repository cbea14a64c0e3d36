import { statfs } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Viewer } from '../access/viewer.ts';
import { raw, runSql, type Sql, sql } from '../db/index.ts';
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

/** Days until an unclaimed upload is removed. */
export const KEPT_DAYS = 1;
/** Maximum number of unclaimed uploads per person, complete or not. */
const MAX_OPEN = 20;
/** Maximum size of all unclaimed uploads of a person, as a multiple of the largest permitted file. */
const MAX_FILE_SIZES = 3;
/** Time for which disk space remains reserved for an inactive upload. It can resume later if there is space then. */
const SILENT = raw("interval '30 minutes'");
/** Bytes of disk space that uploads leave free for the database and the log. */
const LEFT_FREE_BYTES = 512 * 1024 ** 2;
/** Default size limit of a single-request upload. */
const SMALL_BYTES = 20 * 1024 ** 2;

const toKey = (id: string): string => `${UPLOADS}/${id}`;

/**
 * Checks who may upload, for every transport.
 * @throws UNAUTHENTICATED or FORBIDDEN before any byte is stored
 */
export function getSender(viewer: Viewer | undefined): Viewer {
  if (!viewer) throw unauthenticated('TOKEN_MISSING');
  if (viewer.viewedBy) throw forbidden('VIEW_AS_READ_ONLY');
  if (!viewer.may('upload:create'))
    throw forbidden(viewer.token ? 'SCOPE_MISSING' : 'NOT_PERMITTED', { permission: 'upload:create' });
  return viewer;
}

export interface AnnouncedUpload {
  readonly id: string;
  readonly personId: string;
  readonly filename: string;
  readonly sizeBytes: number;
  /** Maximum file size for this person. Omit it for kinds of files that have a small limit of their own. */
  readonly maxFileBytes?: number;
}

interface Place {
  readonly orm: MikroORM;
  readonly config: { readonly dataDir: string };
  readonly storage: Storage;
}

/**
 * Reserves space for an upload. Simultaneous calls run one after another, so that each counts the previous ones.
 * @throws POLICY if the person has too many or too large unclaimed uploads; UNAVAILABLE if the disk has no space
 */
export async function announceUpload(
  place: Place,
  { id, personId, filename, sizeBytes, maxFileBytes = Number.POSITIVE_INFINITY }: AnnouncedUpload,
): Promise<void> {
  await withReservedSpace(place, sizeBytes, async (em) => {
    const [own] = await runSql<{ files: number; bytes: number }>(
      em,
      sql`select count(*)::int as files, coalesce(sum(size_bytes), 0)::float8 as bytes
       from upload where person_id = ${personId}`,
    );
    if (own!.files >= MAX_OPEN) throw policy('TOO_MANY_UPLOADS', { limit: MAX_OPEN });
    const limit = MAX_FILE_SIZES * maxFileBytes;
    const value = own!.bytes + sizeBytes;
    if (value > limit) throw policy('UPLOADS_TOO_LARGE', { limit, value });
    await runSql(
      em,
      sql`insert into upload (id, person_id, filename, size_bytes) values (${id}, ${personId}, ${plainFileName(filename)}, ${sizeBytes})`,
    );
  });
}

/**
 * Resumes an upload. If it was inactive for too long, its space must be reserved again.
 * @throws UNAVAILABLE if the disk has no space
 */
export async function resumeUpload(place: Place, id: string): Promise<void> {
  const active = sql`update upload set active_at = now() where id = ${id}`;
  const [upload] = await runSql<{ size: number; silent: boolean }>(
    place.orm.em.fork(),
    sql`select size_bytes::float8 as size, active_at < now() - ${SILENT} as silent from upload where id = ${id}`,
  );
  if (!upload) throw notFound();
  if (upload.silent)
    await withReservedSpace(place, upload.size, async (em) => void (await runSql(em, active)));
  else await runSql(place.orm.em.fork(), active);
}

/** @throws NOT_FOUND if the upload does not exist or belongs to another person */
export async function assertOwnsUpload(orm: MikroORM, personId: string, id: string): Promise<void> {
  const [own] = await runSql(
    orm.em.fork(),
    sql`select 1 from upload where id::text = ${id} and person_id = ${personId}`,
  );
  if (!own) throw notFound();
}

/** Records that an upload is active. Writes at most once a minute, because an upload consists of many chunks. */
export async function recordUploadActivity(orm: MikroORM, id: string): Promise<void> {
  await runSql(
    orm.em.fork(),
    sql`update upload set active_at = now() where id = ${id} and active_at < now() - interval '1 minute'`,
  );
}

/**
 * Bytes of disk space that are not reserved for uploads, minus those that uploads leave free. Negative if there is no
 * space.
 */
export async function unreservedBytes({ orm, config, storage }: Place): Promise<number> {
  const disk = await statfs(config.dataDir);
  return storage.isRemote ? unreservedOnDisk(disk) : freeBytes(orm.em.fork(), disk);
}

interface Disk {
  readonly bavail: number;
  readonly bsize: number;
}

const unreservedOnDisk = ({ bavail, bsize }: Disk): number => bavail * bsize - LEFT_FREE_BYTES;

async function freeBytes(em: EntityManager, disk: Disk): Promise<number> {
  const [all] = await runSql<{ coming: number }>(
    em,
    sql`select coalesce(sum(size_bytes), 0)::float8 as coming
       from upload where finished_at is null and active_at > now() - ${SILENT}`,
  );
  return unreservedOnDisk(disk) - all!.coming;
}

/**
 * Runs a transaction if the disk has `sizeBytes` in addition to all reserved space. Object storage always has space. Calls
 * run one after another.
 */
async function withReservedSpace(
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

export async function finishUpload(orm: MikroORM, id: string, sizeBytes: number): Promise<void> {
  await runSql(
    orm.em.fork(),
    sql`update upload set finished_at = now(), size_bytes = ${sizeBytes} where id = ${id}`,
  );
}

/**
 * Stores a small file from a single request. Only its sender can claim it.
 * @param content `truncated` is true if it was cut at the limit
 * @param maxBytes maximum size, which is reserved until the file is complete
 * @throws PAYLOAD_TOO_LARGE if the content was truncated; POLICY if too many uploads are unclaimed; UNAVAILABLE if
 * the disk has no space
 */
export async function stageUpload(
  place: Place,
  personId: string,
  filename: string,
  content: Readable & { truncated?: boolean },
  maxBytes = SMALL_BYTES,
): Promise<string> {
  const id = crypto.randomUUID();
  await announceUpload(place, { id, personId, filename, sizeBytes: maxBytes });
  try {
    const bytes = await place.storage.write(toKey(id), content);
    if (content.truncated) throw new AppError('BODY_TOO_LARGE');
    await finishUpload(place.orm, id, bytes);
  } catch (error) {
    await dropUpload(place, id);
    // The client aborted the request, or the form has no end
    throw content.errored ? new AppError('MALFORMED_BODY') : error;
  }
  return id;
}

/** Deletes an upload that will not be claimed, so that it no longer counts against the limits of its sender. */
export async function dropUpload({ orm, storage }: Place, id: string): Promise<void> {
  await runSql(orm.em.fork(), sql`delete from upload where id = ${id}`);
  await removeUpload(storage, toKey(id));
}

export interface ClaimedUpload {
  readonly id: string;
  readonly filename: string;
  readonly sizeBytes: number;
  /** Storage key until the file is stored permanently or removed. */
  readonly key: string;
}

/** A complete upload of a person, and the input field that refers to it. */
export interface OwnUpload {
  readonly personId: string;
  readonly uploadId: string;
  readonly field: string;
}

/**
 * Reads a complete upload without claiming it, for slow work before the transaction that claims it.
 * @throws BAD_INPUT if the person has no such upload
 */
export const findUpload = (em: EntityManager, upload: OwnUpload): Promise<ClaimedUpload> =>
  ownUpload(
    em,
    upload,
    ({ uploadId, personId }) =>
      sql`select id, filename, size_bytes::float8 as size from upload where id = ${uploadId} and person_id = ${personId} and finished_at is not null`,
  );

/**
 * Claims a complete upload in the caller's transaction. Its row is deleted, so that it can be claimed only once; a
 * rollback restores it.
 * @throws BAD_INPUT if the person has no such upload
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
  return { id, filename, sizeBytes: found.size, key: toKey(id) };
}

/** The permanent storage key of an upload. In object storage the file is not moved, because that would copy it. */
export const permanentKey = ({ isRemote }: Storage, { id, key }: ClaimedUpload): string =>
  isRemote ? key : `media/${id}`;

/**
 * Moves the file of a claimed upload to its {@link permanentKey}. If the file is not moved, a job later removes the
 * metadata of tus.
 */
export async function moveToPermanentKey(
  storage: Storage,
  { key }: ClaimedUpload,
  permanentKey: string,
): Promise<void> {
  if (permanentKey === key) return;
  await storage.move(key, permanentKey);
  await removeUpload(storage, key);
}

export async function removeUpload(storage: Storage, key: string): Promise<void> {
  // The file and the metadata that tus stores next to it, on disk or in object storage
  for (const ending of storage.isRemote ? ['', '.info', '.part'] : ['', '.json'])
    await storage.remove(key + ending);
}
