export interface Rendition {
  /** Length of the shorter side in pixels: 720 of “720p”. */
  readonly height: number;
  readonly width: number;
  readonly pictureHeight: number;
  /** Bits per second: peak and average. */
  readonly peak: number;
  readonly average: number;
  /** RFC 6381 codecs parameter. */
  readonly codecs: string;
  readonly playlist: string;
  readonly file: string;
}

/** Renditions with the maximum bit rate of their picture. */
const LADDER: readonly (readonly [height: number, bits: number])[] = [
  [360, 800_000],
  [720, 2_500_000],
  [1080, 5_000_000],
];
/** Including audio. */
export const MAX_BYTES_PER_SECOND = LADDER.reduce((sum, [, bits]) => sum + (bits + 128_000) / 8, 0);
/** Minimum ratio of the picture to the previous rendition below it for a rendition of its own. */
const MIN_RATIO = 1.25;

export interface Step {
  readonly height: number;
  readonly bits: number;
}

/** The renditions for a picture by its shorter side in pixels: at most three, and none larger than the picture. */
export function stepsFor(shorter: number): readonly Step[] {
  const even = shorter - (shorter % 2);
  const fitting = LADDER.filter(([height]) => height <= even).map(([height, bits]) => ({ height, bits }));
  const last = fitting.at(-1);
  const next = LADDER[fitting.length];
  if (next && even >= (last?.height ?? 0) * MIN_RATIO) fitting.push({ height: even, bits: next[1] });
  return fitting;
}

/**
 * Builds the master playlist, with the smallest rendition first.
 * @param toUrl URL of the playlist of a rendition
 */
export const masterPlaylist = (
  renditions: readonly Rendition[],
  toUrl: (rendition: Rendition) => string,
): string =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...renditions.flatMap((one) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${one.peak},AVERAGE-BANDWIDTH=${one.average},RESOLUTION=${one.width}x${one.pictureHeight},CODECS="${one.codecs}"`,
      toUrl(one),
    ]),
    '',
  ].join('\n');

export const withFileUrl = (playlist: string, url: string): string =>
  playlist
    .split('\n')
    .map((line) => (line && !line.startsWith('#') ? url : line.replace(/URI="[^"]*"/, `URI="${url}"`)))
    .join('\n');

/**
 * Reads the bit rates of a playlist whose segments are byte ranges of one file. @returns undefined for any other text
 */
export function getBits(playlist: string): Pick<Rendition, 'peak' | 'average'> | undefined {
  const seconds = [...playlist.matchAll(/^#EXTINF:([\d.]+)/gm)].map(([, text]) => Number(text));
  const bytes = [...playlist.matchAll(/^#EXT-X-BYTERANGE:(\d+)/gm)].map(([, text]) => Number(text));
  const isWhole = playlist.startsWith('#EXTM3U') && playlist.includes('#EXT-X-ENDLIST');
  if (!isWhole || !seconds.length || seconds.length !== bytes.length) return undefined;
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
  // A very short last segment would distort the peak bit rate
  const peaks = bytes.map((size, n) => (size * 8) / Math.max(1, seconds[n]!));
  return {
    peak: Math.ceil(Math.max(...peaks)),
    average: Math.ceil((sum(bytes) * 8) / Math.max(0.1, sum(seconds))),
  };
}

/** Reads the codecs from the beginning of a file. @returns undefined if it contains no H.264 */
export function getCodecs(beginning: Buffer): string | undefined {
  const at = beginning.indexOf('avcC', 0, 'latin1');
  if (at < 0 || beginning.length < at + 8) return undefined;
  // After its name and version: profile, compatibility, level
  const video = `avc1.${beginning.toString('hex', at + 5, at + 8)}`;
  return beginning.includes('mp4a') ? `${video},mp4a.40.2` : video;
}
