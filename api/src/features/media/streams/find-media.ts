import { raw } from '../../../platform/db/sql.ts';
import type { Rendition } from './renditions.ts';
import { isPlainlyPlayed } from './video-file.ts';

/** A stored file, and what was made of it if it is a video. */
export interface FoundMedia {
  readonly storage_key: string;
  readonly content_type: string;
  /** Empty while there is no stream. */
  readonly renditions: readonly Rendition[];
  readonly poster_key: string | null;
}

/** Its columns, of `media m left join video_stream v`. */
export const foundMedia = raw(
  `m.storage_key, m.content_type, coalesce(v.renditions, '[]') as renditions, v.poster_key`,
);

/** What of a video lies at an address: the file itself, or a part of what was made of it. */
export type VideoPiece = '' | '/stream.m3u8' | '/poster.webp';

/** A file to send. */
export interface SentFile {
  readonly storage_key: string;
  readonly content_type: string;
}

/** Lines of the picture that a whole file is served with, where what was uploaded plays in some browsers only. */
const WHOLE_HEIGHT = 720;

/** What is sent for a file asked for as a whole; undefined for a video that no browser is promised to play. */
export function wholeFile({ storage_key, content_type, renditions }: FoundMedia): SentFile | undefined {
  if (!content_type.startsWith('video/') || isPlainlyPlayed(content_type))
    return { storage_key, content_type };
  const best = renditions.findLast(({ height }) => height <= WHOLE_HEIGHT) ?? renditions[0];
  return best && { storage_key: best.file, content_type: 'video/mp4' };
}
