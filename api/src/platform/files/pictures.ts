import sharp, { type Sharp } from 'sharp';
import { badInput } from '../errors/errors.ts';
import { Semaphore } from '../process/semaphore.ts';
import type { Storage } from './storage/storage.ts';

/** Beyond this many pixels a file is no picture but a bomb. */
const MOST_PIXELS = 40_000_000;
/** After which one that is made to be slow is given up, as a broken one is. */
const MOST_SECONDS = 30;
const FORMATS = ['jpeg', 'png', 'webp'];

/** Each takes a core for a moment and, opened, up to 160 MB. */
const semaphore = new Semaphore(2, 50);

/** What a picture has to be. */
export interface PictureRules {
  /** The input field that brought it, for errors. */
  readonly field: string;
  readonly sizeBytes: number;
  readonly mostMegabytes: number;
  /** In pixels. */
  readonly leastWidth: number;
}

/** A picture that a person sent, ready to be drawn anew. */
export interface SentPicture {
  /** Turned as its EXIF says. */
  readonly picture: Sharp;
  /** In pixels, turned. */
  readonly width: number;
  readonly height: number;
}

/**
 * Draws a picture that a person sent anew, by what it is and not by its name, so that nothing but the picture stays.
 * Slow: not to be done inside a transaction, which would keep a connection waiting meanwhile.
 * @param draw what is to be made of it, each as a picture of its own
 * @throws BAD_INPUT for other files, broken or too large ones, and too small pictures
 */
export const drawPicture = (
  storage: Pick<Storage, 'onDisk'>,
  key: string,
  rules: PictureRules,
  draw: (sent: SentPicture) => readonly Sharp[],
): Promise<Buffer[]> =>
  semaphore.run(async () => {
    if (rules.sizeBytes > rules.mostMegabytes * 1024 * 1024)
      throw badInput(rules.field, 'upload.tooLarge', { max: rules.mostMegabytes });
    return storage.onDisk(key, async (path) => {
      const sent = await openPicture(path, rules);
      const drawn: Buffer[] = [];
      try {
        for (const each of draw(sent)) drawn.push(await each.toBuffer());
      } catch {
        // Its head is a picture's, the rest is not
        throw badInput(rules.field, 'upload.notAnImage');
      }
      return drawn;
    });
  });

/**
 * Draws what another program sent anew, as WebP that fills a size; slow, as above.
 * @returns undefined where it is no picture of a kind that people may send, or too large a one
 */
export const redrawn = (
  bytes: Buffer,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Buffer | undefined> =>
  semaphore.run(async () => {
    try {
      const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
      const { format } = await picture.metadata();
      if (!FORMATS.includes(format)) return undefined;
      return await picture
        .timeout({ seconds: MOST_SECONDS })
        .resize(width, height, { fit: 'cover' })
        .webp({ quality: 82 })
        .toBuffer();
    } catch {
      return undefined;
    }
  });

async function openPicture(path: string, { field, leastWidth }: PictureRules): Promise<SentPicture> {
  // Of its head alone, which opens nothing, so that whoever sent too large a picture is told so
  const { format, autoOrient } = await sharp(path, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(() => ({ format: undefined, autoOrient: { width: 0, height: 0 } }));
  if (!format || !FORMATS.includes(format)) throw badInput(field, 'upload.notAnImage');
  const { width, height } = autoOrient;
  if (width * height > MOST_PIXELS)
    throw badInput(field, 'upload.imageTooManyPixels', { max: MOST_PIXELS / 1_000_000 });
  if (width < leastWidth) throw badInput(field, 'upload.imageTooSmall', { width: leastWidth });
  const picture = sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).timeout({
    seconds: MOST_SECONDS,
  });
  return { picture: picture.autoOrient(), width, height };
}
