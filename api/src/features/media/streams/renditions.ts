/** A video in one of its qualities, as the row of its stream keeps it. */
export interface Rendition {
  /** Of the shorter side in pixels, as people call qualities: 720 of “720p”. */
  readonly height: number;
  /** Of the picture, as it is shown. */
  readonly width: number;
  readonly pictureHeight: number;
  /** Bits per second, at most and on average. */
  readonly peak: number;
  readonly average: number;
  /** As RFC 6381 writes them. */
  readonly codecs: string;
  /** Names in the storage. */
  readonly playlist: string;
  readonly file: string;
}

/** Qualities that are made, with the most bits per second of their picture. */
const LADDER: readonly (readonly [height: number, bits: number])[] = [
  [360, 800_000],
  [720, 2_500_000],
  [1080, 5_000_000],
];
/** Of all qualities together, with their sound. */
export const MOST_BYTES_A_SECOND = LADDER.reduce((sum, [, bits]) => sum + (bits + 128_000) / 8, 0);
/** How much larger a picture has to be than the last step below it to get a step of its own. */
const WORTH = 1.25;

/** A quality that is to be made. */
export interface Step {
  readonly height: number;
  readonly bits: number;
}

/** The qualities of a picture whose shorter side has so many pixels: at most three, and none larger than it is. */
export function stepsFor(shorter: number): readonly Step[] {
  const even = shorter - (shorter % 2);
  const fitting = LADDER.filter(([height]) => height <= even).map(([height, bits]) => ({ height, bits }));
  const last = fitting.at(-1);
  const next = LADDER[fitting.length];
  if (next && even >= (last?.height ?? 0) * WORTH) fitting.push({ height: even, bits: next[1] });
  return fitting;
}

/** The playlist that names all qualities, the smallest first; `addressOf` says where the playlist of one lies. */
export const masterPlaylist = (
  renditions: readonly Rendition[],
  addressOf: (rendition: Rendition) => string,
): string =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...renditions.flatMap((one) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${one.peak},AVERAGE-BANDWIDTH=${one.average},RESOLUTION=${one.width}x${one.pictureHeight},CODECS="${one.codecs}"`,
      addressOf(one),
    ]),
    '',
  ].join('\n');

/** The playlist of one quality, with its file at another address. */
export const readdressed = (playlist: string, address: string): string =>
  playlist
    .split('\n')
    .map((line) =>
      line && !line.startsWith('#') ? address : line.replace(/URI="[^"]*"/, `URI="${address}"`),
    )
    .join('\n');

/** Bits per second of a playlist whose pieces are parts of one file. Undefined for what is none. */
export function bitsOf(playlist: string): Pick<Rendition, 'peak' | 'average'> | undefined {
  const seconds = [...playlist.matchAll(/^#EXTINF:([\d.]+)/gm)].map(([, text]) => Number(text));
  const bytes = [...playlist.matchAll(/^#EXT-X-BYTERANGE:(\d+)/gm)].map(([, text]) => Number(text));
  const isWhole = playlist.startsWith('#EXTM3U') && playlist.includes('#EXT-X-ENDLIST');
  if (!isWhole || !seconds.length || seconds.length !== bytes.length) return undefined;
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
  // A last piece of a moment says nothing of what the line has to carry
  const peaks = bytes.map((size, n) => (size * 8) / Math.max(1, seconds[n]!));
  return {
    peak: Math.ceil(Math.max(...peaks)),
    average: Math.ceil((sum(bytes) * 8) / Math.max(0.1, sum(seconds))),
  };
}

/** The codecs of a file, by the beginning of it; undefined where that holds no H.264. */
export function codecsOf(beginning: Buffer): string | undefined {
  const at = beginning.indexOf('avcC', 0, 'latin1');
  if (at < 0 || beginning.length < at + 8) return undefined;
  // After its name and version: profile, what it is compatible with, level
  const video = `avc1.${beginning.toString('hex', at + 5, at + 8)}`;
  return beginning.includes('mp4a') ? `${video},mp4a.40.2` : video;
}
