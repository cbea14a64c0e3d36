import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import sharp from 'sharp';
import type { Context } from '../../graphql/context.ts';
import { badInput } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import type { MessageKey } from '../../platform/messages/index.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { User } from '../accounts/index.ts';
import { Media, Upload } from './media.entity.ts';
import { mp4Seconds } from './mp4.ts';

/** Where finished uploads wait, inside DATA_DIR. */
export const uploadFolder = (dataDir: string): string => join(dataDir, 'uploads');
/** Widths that covers are kept in; the first is also the least that is taken. */
const COVER_WIDTHS = [480, 960] as const;
const IMAGE_MB = 10;
const CAPTIONS_KB = 512;

/** A finished upload of the viewer's own, locked, so that it is taken once. */
async function claim(em: EntityManager, { services }: Context, viewer: Viewer, id: string, field: string) {
  const upload = isUuid(id)
    ? await em.findOne(
        Upload,
        { id, person: viewer.id, finishedAt: { $ne: null } },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      )
    : null;
  if (!upload) throw badInput(field, 'upload.unknown');
  return { upload, path: join(uploadFolder(services.config.dataDir), upload.id) };
}

/** Keeps an upload as a lesson's video, after a look at what the file really is. */
export async function takeVideo(
  em: EntityManager,
  context: Context,
  viewer: Viewer,
  uploadId: string,
): Promise<Media> {
  const { upload, path } = await claim(em, context, viewer, uploadId, 'uploadId');
  const file = await open(path).catch(() => fail('uploadId', 'upload.unknown'));
  const seconds = await mp4Seconds(file).finally(() => file.close());
  if (seconds === undefined) throw badInput('uploadId', 'upload.notAVideo');
  return keep(em, context, viewer, upload, path, {
    kind: 'VIDEO',
    contentType: 'video/mp4',
    durationSec: Math.max(1, Math.round(seconds)),
  });
}

/** Keeps an upload as captions. */
export async function takeCaptions(
  em: EntityManager,
  context: Context,
  viewer: Viewer,
  uploadId: string,
): Promise<Media> {
  const { upload, path } = await claim(em, context, viewer, uploadId, 'captionsUploadId');
  if (upload.sizeBytes > CAPTIONS_KB * 1024) throw badInput('captionsUploadId', 'upload.notCaptions');
  const text = await readFile(path, 'utf8').catch(() => '');
  // WebVTT, section 4.1: the file begins with this word, a byte order mark allowed
  if (!/^\uFEFF?WEBVTT[ \t\r\n]/.test(text)) throw badInput('captionsUploadId', 'upload.notCaptions');
  return keep(em, context, viewer, upload, path, { kind: 'CAPTIONS', contentType: 'text/vtt' });
}

/** Keeps an upload as a course's cover: drawn anew, so that nothing but the picture stays. Returns its storage key. */
export async function takeCover(
  em: EntityManager,
  context: Context,
  viewer: Viewer,
  uploadId: string,
): Promise<string> {
  const { upload, path } = await claim(em, context, viewer, uploadId, 'uploadId');
  if (upload.sizeBytes > IMAGE_MB * 1024 * 1024)
    throw badInput('uploadId', 'upload.tooLarge', { max: IMAGE_MB });
  const image = sharp(path, { limitInputPixels: 40_000_000, failOn: 'error' });
  const { width, format } = await image.metadata().catch(() => ({ width: 0, format: undefined }));
  if (!format || !['jpeg', 'png', 'webp'].includes(format)) throw badInput('uploadId', 'upload.notAnImage');
  if ((width ?? 0) < COVER_WIDTHS[0])
    throw badInput('uploadId', 'upload.imageTooSmall', { width: COVER_WIDTHS[0] });
  const key = `covers/${upload.id}`;
  for (const size of COVER_WIDTHS) {
    const drawn = image
      .clone()
      .rotate()
      .resize({ width: size, height: (size * 9) / 16, fit: 'cover' })
      .webp({ quality: 82 });
    await context.services.storage.write(`${key}-${size}.webp`, drawn);
  }
  em.remove(upload);
  await em.flush();
  await rm(path, { force: true });
  await rm(`${path}.json`, { force: true });
  return key;
}

async function keep(
  em: EntityManager,
  { services }: Context,
  viewer: Viewer,
  upload: Upload,
  path: string,
  facts: Pick<Media, 'kind' | 'contentType'> & { durationSec?: number },
): Promise<Media> {
  const storageKey = `media/${upload.id}`;
  const media = em.create(Media, {
    ...facts,
    owner: em.getReference(User, viewer.id),
    storageKey,
    sizeBytes: upload.sizeBytes,
  } as never);
  em.remove(upload);
  await em.flush();
  // Last, and only moved: if the commit fails now, the sweep of old files finds what nobody names
  await services.storage.adopt(storageKey, path);
  await rm(`${path}.json`, { force: true }); // what tus noted beside it
  return media;
}

function fail(field: string, message: MessageKey): never {
  throw badInput(field, message);
}
