import sharp, { type Sharp } from 'sharp';
import { badInput } from './errors.ts';

/** Beyond this many pixels a file is no picture but a bomb. */
const MOST_PIXELS = 40_000_000;
const FORMATS = ['jpeg', 'png', 'webp'];

/** What a picture has to be. */
export interface PictureRules {
  /** The input field that brought it, for errors. */
  readonly field: string;
  readonly sizeBytes: number;
  readonly mostMegabytes: number;
  /** In pixels. */
  readonly leastWidth: number;
}

/**
 * Opens a picture that somebody sent, by what it is and not by its name, turned as its EXIF says. Whoever stores it
 * draws it anew, so that nothing but the picture stays.
 * @throws BAD_INPUT for other files, too large ones, and too small pictures
 */
export async function openPicture(
  path: string,
  { field, sizeBytes, mostMegabytes, leastWidth }: PictureRules,
): Promise<Sharp> {
  if (sizeBytes > mostMegabytes * 1024 * 1024)
    throw badInput(field, 'upload.tooLarge', { max: mostMegabytes });
  const picture = sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { width, format } = await picture.metadata().catch(() => ({ width: 0, format: undefined }));
  if (!format || !FORMATS.includes(format)) throw badInput(field, 'upload.notAnImage');
  if ((width ?? 0) < leastWidth) throw badInput(field, 'upload.imageTooSmall', { width: leastWidth });
  return picture.rotate();
}
