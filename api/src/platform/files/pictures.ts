import sharp, { type Sharp } from 'sharp';
import { badInput } from '../errors/errors.ts';
import { Semaphore } from '../process/semaphore.ts';
import { AI_XMP, isMarkedAsAi } from './ai-mark.ts';
import type { Storage } from './storage/storage.ts';

/** Larger images are rejected, because they may be decompression bombs. */
const MAX_PIXELS = 40_000_000;
/** Timeout of image processing. An image that takes longer is treated as broken. */
const MAX_SECONDS = 30;
const FORMATS = ['jpeg', 'png', 'webp'];

/** Each image uses a core and, decoded, up to 160 MB. */
const semaphore = new Semaphore(2, 50);
/** Separate, because anyone can request previews of links, which must not keep teachers from uploading pictures. */
const previewSemaphore = new Semaphore(1, 50);

export interface PictureRules {
  readonly field: string;
  readonly sizeBytes: number;
  readonly maxMegabytes: number;
  /** In pixels. */
  readonly minWidth: number;
  /** True if the sender states that a model drew the image. */
  readonly isByAi?: boolean;
}

export interface SentPicture {
  /** Rotated according to its EXIF data. */
  readonly picture: Sharp;
  /** In pixels, after rotation. */
  readonly width: number;
  readonly height: number;
  /** True if a model drew the image, as its metadata or the sender states. */
  readonly isByAi: boolean;
}

/**
 * Redraws an uploaded image, so that nothing but its pixels remains, and the mark of one that a model drew. The type is detected from the content, not from
 * the file name. Slow: do not call it inside a transaction, which would occupy a connection meanwhile.
 * @param draw creates the output images
 * @throws BAD_INPUT if the file is not an image, is damaged or too large, or if the image is too small
 */
export const drawPicture = (
  storage: Pick<Storage, 'onDisk'>,
  key: string,
  rules: PictureRules,
  draw: (sent: SentPicture) => readonly Sharp[],
): Promise<Buffer[]> =>
  semaphore.run(async () => {
    if (rules.sizeBytes > rules.maxMegabytes * 1024 * 1024)
      throw badInput(rules.field, 'upload.tooLarge', { max: rules.maxMegabytes });
    return storage.onDisk(key, async (path) => {
      const sent = await openPicture(path, rules);
      const drawn: Buffer[] = [];
      try {
        for (const each of draw(sent))
          drawn.push(await (sent.isByAi ? each.withXmp(AI_XMP) : each).toBuffer());
      } catch {
        // The header is valid, the rest is not
        throw badInput(rules.field, 'upload.notAnImage');
      }
      return drawn;
    });
  });

/**
 * Redraws an image that a model drew on another server as WebP that fills the given size, and marks it. Slow, see
 * {@link drawPicture}.
 * @returns undefined if it is not an image of a supported type, or too large
 */
export const reencode = (
  bytes: Buffer,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Buffer | undefined> =>
  semaphore.run(async () => {
    try {
      const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
      const { format } = await picture.metadata();
      if (!FORMATS.includes(format)) return undefined;
      return await picture
        .timeout({ seconds: MAX_SECONDS })
        .resize(width, height, { fit: 'cover' })
        .webp({ quality: 82 })
        .withXmp(AI_XMP)
        .toBuffer();
    } catch {
      return undefined;
    }
  });

/** Draws a picture as PNG that fills the given size, with its mark. Slow, see {@link drawPicture}. */
export const toPng = (
  picture: Buffer | string,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Buffer> =>
  previewSemaphore.run(() =>
    sharp(picture, { limitInputPixels: MAX_PIXELS })
      .timeout({ seconds: MAX_SECONDS })
      .resize(width, height, { fit: 'cover' })
      .png({ palette: true })
      .keepXmp()
      .toBuffer(),
  );

async function openPicture(
  path: string,
  { field, minWidth, isByAi = false }: PictureRules,
): Promise<SentPicture> {
  // Reads only the header, which decodes nothing, so that the error can state that the image is too large
  const { format, autoOrient, xmp } = await sharp(path, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(() => ({ format: undefined, autoOrient: { width: 0, height: 0 }, xmp: undefined }));
  if (!format || !FORMATS.includes(format)) throw badInput(field, 'upload.notAnImage');
  const { width, height } = autoOrient;
  if (width * height > MAX_PIXELS)
    throw badInput(field, 'upload.imageTooManyPixels', { max: MAX_PIXELS / 1_000_000 });
  if (width < minWidth) throw badInput(field, 'upload.imageTooSmall', { width: minWidth });
  const picture = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({
    seconds: MAX_SECONDS,
  });
  return { picture: picture.autoOrient(), width, height, isByAi: isByAi || isMarkedAsAi(xmp) };
}
