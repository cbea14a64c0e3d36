import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { readBytes } from '../../../platform/files/storage/storage.ts';
import { FfmpegError, probe, runFfmpeg } from './ffmpeg.ts';
import { getBits, getCodecs, type Rendition, type Step, stepsFor } from './renditions.ts';
import { getDemuxer } from './video-file.ts';

/** Duration of a segment in seconds. A player may change the rendition at each segment. */
const SEGMENT_SECONDS = 4;
/** Timeout for probing a file and for its poster, in milliseconds. */
const PROBE_TIMEOUT_MS = 60_000;
/** Timeout for a video in milliseconds. The longest upload fits on a slow machine. */
const TIMEOUT_MS = 4 * 3_600_000;
/** Maximum number of pixels of a picture: 4K fits. A decoder holds a dozen pictures and more in memory. */
const MAX_PIXELS = 4096 * 2304;
/** Maximum length of a side in pixels. Filters fail for extreme aspect ratios. */
const MAX_SIDE_LENGTH = 8192;
/** Number of decoder threads. Each holds a picture in memory. */
const DECODER_THREADS = 4;
/** Maximum length of either side in pixels. */
const POSTER_SIDE = 960;
/** Number of frames from which the poster is chosen. */
const POSTER_FRAMES = 50;

export interface Transcoding {
  readonly path: string;
  /** Path of the file, and its type by its content. */
  readonly input: string;
  readonly contentType: string;
  readonly seconds: number;
  readonly folder: string;
  readonly signal: AbortSignal;
  readonly onProgress: (percentage: number) => void;
}

export interface Transcoded {
  readonly renditions: readonly Rendition[];
  readonly poster: string | undefined;
}

export async function transcode(job: Transcoding): Promise<Transcoded> {
  const { path, signal } = job;
  const args = ['-hide_banner', ...inputArgs(job)];
  const description = await probe({ path, signal, args, timeoutMs: PROBE_TIMEOUT_MS });
  const size = parseSize(description);
  if (!size) throw new FfmpegError('UNREADABLE', description);
  const { width, height } = size;
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE_LENGTH)
    throw new FfmpegError('TOO_LARGE', `${width} × ${height}`);
  const poster = await drawPoster(job);
  const steps = stepsFor(Math.min(width, height));
  await runFfmpeg({
    path,
    signal,
    timeoutMs: TIMEOUT_MS,
    args: [
      ...['-hide_banner', '-nostdin', '-y', '-loglevel', 'error', '-progress', 'pipe:1'],
      ...inputArgs(job),
      ...steps.flatMap((step) => outputArgs(step, job.folder)),
    ],
    onLine(line) {
      const at = /^out_time_us=(\d+)/.exec(line);
      if (at) job.onProgress(Math.min(99, Math.floor(Number(at[1]) / 1e4 / job.seconds)));
    },
  });
  const renditions = await Promise.all(
    steps.map(({ height }) => describeRendition(height, size, job.folder)),
  );
  return { renditions, poster };
}

/**
 * Input arguments: a local file with a fixed demuxer, so that nothing in it can refer to another file or to the
 * network.
 */
const inputArgs = ({ input, contentType }: Transcoding): string[] => [
  ...['-protocol_whitelist', 'file', '-max_pixels', String(MAX_PIXELS), '-threads', String(DECODER_THREADS)],
  ...['-f', getDemuxer(contentType), '-i', input],
];

/**
 * Scales the shorter side, so that portrait videos keep their aspect ratio. Drops all metadata, such as the place of
 * the recording.
 */
const outputArgs = ({ height, bits }: Step, folder: string): string[] => [
  ...['-map', '0:V:0', '-map', '0:a:0?', '-map_metadata', '-1', '-map_chapters', '-1'],
  ...['-vf', `scale='if(gt(iw,ih),-2,${height})':'if(gt(iw,ih),${height},-2)'`],
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'main', '-pix_fmt', 'yuv420p'],
  ...['-crf', '23', '-maxrate', String(bits), '-bufsize', String(bits * 2)],
  ...['-sc_threshold', '0', '-force_key_frames', `expr:gte(t,n_forced*${SEGMENT_SECONDS})`],
  ...['-c:a', 'aac', '-b:a', '128k', '-ac', '2'],
  ...['-f', 'hls', '-hls_time', String(SEGMENT_SECONDS), '-hls_playlist_type', 'vod'],
  // Segments are byte ranges of one file per rendition: three files to store instead of thousands
  ...['-hls_segment_type', 'fmp4', '-hls_flags', 'single_file'],
  ...['-hls_fmp4_init_filename', `${height}.mp4`, '-hls_segment_filename', join(folder, `${height}.mp4`)],
  join(folder, `${height}.m3u8`),
];

/** Parses the size of the displayed picture from the output of ffmpeg. @returns undefined if it lists no picture */
function parseSize(output: string): { width: number; height: number } | undefined {
  const stream = output.split('\n').find((line) => / Video: /.test(line) && !line.includes('attached pic'));
  const size = /, (\d{1,6})x(\d{1,6})(?=[\s,[]|$)/.exec(stream ?? '');
  if (!size) return undefined;
  const [width, height] = [Number(size[1]), Number(size[2])];
  const isTurned = /rotat(?:e|ion of)[\s:]*-?(?:90|270)\b/.test(output);
  return isTurned ? { width: height, height: width } : { width, height };
}

/**
 * Draws a poster that is representative of the beginning and not its usual black first frame. Frames are scaled down
 * before they are compared, because all of them are in memory at the same time. @returns undefined if it cannot be
 * drawn
 */
async function drawPoster(job: Transcoding): Promise<string | undefined> {
  const { path, folder, seconds, signal } = job;
  const drawn = join(folder, 'poster.png');
  const fit = `scale=w='min(${POSTER_SIDE},iw)':h='min(${POSTER_SIDE},ih)':force_original_aspect_ratio=decrease`;
  const filter = `${fit},thumbnail=${POSTER_FRAMES}`;
  const output = ['-map', '0:V:0', '-frames:v', '1', '-vf', filter, '-f', 'image2', drawn];
  const from = ['-ss', String(Math.min(5, seconds / 10))];
  try {
    const quiet = ['-hide_banner', '-nostdin', '-y', '-loglevel', 'error'];
    const args = [...quiet, ...from, ...inputArgs(job), ...output];
    await runFfmpeg({ path, signal, timeoutMs: PROBE_TIMEOUT_MS, args });
    await sharp(drawn).webp({ quality: 80 }).toFile(join(folder, 'poster.webp'));
    return 'poster.webp';
  } catch {
    signal.throwIfAborted();
    return undefined; // The poster is optional
  }
}

async function describeRendition(
  height: number,
  size: { width: number; height: number },
  folder: string,
): Promise<Rendition> {
  const [playlist, file] = [`${height}.m3u8`, `${height}.mp4`];
  const bits = getBits(await readFile(join(folder, playlist), 'utf8').catch(() => ''));
  const codecs = getCodecs(await readHead(join(folder, file)));
  if (!bits || !codecs) throw new FfmpegError('UNREADABLE', `the rendition of ${height} lines is incomplete`);
  const scaled = (side: number) => 2 * Math.round((side * height) / Math.min(size.width, size.height) / 2);
  const picture = { width: scaled(size.width), pictureHeight: scaled(size.height) };
  return { height, ...picture, ...bits, codecs, playlist, file };
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  return readBytes(file, 0, 65_536).finally(() => file.close());
}
