import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../graphql/context.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { badInput } from '../../platform/errors/errors.ts';
import { drawPicture } from '../../platform/files/pictures.ts';
import { storeFile } from '../../platform/files/stored-files.ts';
import {
  type ClaimedUpload,
  claimUpload,
  findUpload,
  moveToPermanentKey,
  permanentKey,
  removeUpload,
} from '../../platform/files/uploads.ts';
import { User } from '../accounts/index.ts';
import { Media } from './media.entity.ts';
import { assertStorageRoom } from './storage-quota.ts';
import { requestStream } from './streams/stream.jobs.ts';
import { isUniversallyPlayable, readVideoFile } from './streams/video-file.ts';

/** Widths of stored covers in pixels. The first is also the minimum width of an upload. */
const COVER_WIDTHS = [480, 960] as const;
const IMAGE_MB = 10;

/**
 * Stores an upload as a video after a check of its content, and enqueues its transcoding if ffmpeg is configured.
 * @throws BAD_INPUT at `uploadId` if it is not a video, its duration is unknown or too long, or only transcoding
 * would make it playable
 */
export async function storeVideo(
  em: EntityManager,
  context: Context,
  viewer: Viewer,
  uploadId: string,
  maxMinutes = Number.POSITIVE_INFINITY,
): Promise<Media> {
  const { config, storage } = context.services;
  const upload = await claimUpload(em, { personId: viewer.id, uploadId, field: 'uploadId' });
  const file = await storage.open(upload.key);
  if (!file) throw badInput('uploadId', 'upload.unknown');
  const video = await readVideoFile(file).finally(() => file.close());
  if (!video) throw badInput('uploadId', 'catalog.notAVideo');
  const { contentType, seconds } = video;
  if (!config.ffmpegPath && !isUniversallyPlayable(contentType))
    throw badInput('uploadId', 'catalog.onlyMp4');
  if (seconds === undefined) throw badInput('uploadId', 'catalog.videoLength');
  if (seconds > maxMinutes * 60) throw badInput('uploadId', 'catalog.videoTooLong', { max: maxMinutes });
  const media = await storeUpload(em, context, viewer, upload, {
    kind: 'VIDEO',
    contentType,
    durationSec: Math.max(1, Math.round(seconds)),
  });
  if (config.ffmpegPath) await requestStream(em, context.services, media.id);
  return media;
}

export interface EncodedCover {
  readonly files: readonly Buffer[];
  /** True if a model drew it. */
  readonly isByAi: boolean;
}

/**
 * Re-encodes an upload as a course cover in every width. Only the pixels of the picture remain, and the mark of one that
 * a model drew.
 * @param isByAi true if the viewer states that a model drew it
 */
export async function encodeCover(
  { em, services }: Context,
  viewer: Viewer,
  uploadId: string,
  isByAi: boolean,
): Promise<EncodedCover> {
  const upload = await findUpload(em, { personId: viewer.id, uploadId, field: 'uploadId' });
  const limits = { maxMegabytes: IMAGE_MB, minWidth: COVER_WIDTHS[0] };
  const rules = { field: 'uploadId', sizeBytes: upload.sizeBytes, isByAi, ...limits };
  let isMarked = false;
  const files = await drawPicture(services.storage, upload.key, rules, ({ picture, ...sent }) => {
    isMarked = sent.isByAi;
    return COVER_WIDTHS.map((width) =>
      picture
        .clone()
        .resize({ width, height: (width * 9) / 16, fit: 'cover' })
        .webp({ quality: 82 }),
    );
  });
  return { files, isByAi: isMarked };
}

/**
 * Stores an upload as a course cover. The name of a cover that a model drew ends with `-ai`, so that every page that shows
 * it can label it.
 * @returns its storage key, and the row that the course refers to
 */
export async function storeCover(
  em: EntityManager,
  { services }: Context,
  viewer: Viewer,
  uploadId: string,
  { files: encoded, isByAi }: EncodedCover,
): Promise<{ key: string; media: Media }> {
  const upload = await claimUpload(em, { personId: viewer.id, uploadId, field: 'uploadId' });
  const key = `covers/${upload.id}${isByAi ? '-ai' : ''}`;
  const files = COVER_WIDTHS.map((width) => `${key}-${width}.webp`);
  const sizeBytes = encoded.reduce((sum, { length }) => sum + length, 0);
  await assertStorageRoom(em, viewer.id, sizeBytes);
  const mediaId = await storeFile(em, {
    ownerId: viewer.id,
    kind: 'IMAGE',
    storageKey: key,
    files,
    contentType: 'image/webp',
    sizeBytes,
  });
  for (const [n, file] of files.entries()) await services.storage.write(file, Readable.from([encoded[n]!]));
  await removeUpload(services.storage, upload.key);
  return { key, media: em.getReference(Media, mediaId) };
}

/** Stores a claimed upload as a private file. @throws POLICY if it exceeds the storage of its owner's package */
export async function storeUpload(
  em: EntityManager,
  { services }: Context,
  viewer: Viewer,
  upload: ClaimedUpload,
  facts: Pick<Media, 'kind' | 'contentType'> & { durationSec?: number },
): Promise<Media> {
  const { sizeBytes } = upload;
  const storageKey = permanentKey(services.storage, upload);
  await assertStorageRoom(em, viewer.id, sizeBytes);
  const media = em.create(Media, {
    // Random, so that the URLs of several files do not tell their order
    id: randomUUID(),
    ...facts,
    owner: em.getReference(User, viewer.id),
    storageKey,
    sizeBytes,
  });
  await em.flush();
  // The last step only moves the file. If the commit fails afterwards, the sweep of unreferenced files deletes it
  await moveToPermanentKey(services.storage, upload, storageKey);
  return media;
}
