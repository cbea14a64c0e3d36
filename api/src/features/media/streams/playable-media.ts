import { raw } from '../../../platform/db/index.ts';
import type { StoredFile } from '../file-types.ts';
import type { Rendition } from './renditions.ts';
import { isUniversallyPlayable } from './video-file.ts';

export interface PlayableMedia extends StoredFile {
  readonly renditions: readonly Rendition[];
  readonly poster_key: string | null;
}

/** The columns of {@link PlayableMedia} for a statement with `media m left join video_stream v`. */
export const MEDIA_COLUMNS = raw(
  `m.storage_key, m.content_type, coalesce(v.renditions, '[]') as renditions, v.poster_key`,
);

/** Path suffix of a video's URL: the file itself, or a part of its stream. */
export type VideoPiece = '' | '/stream.m3u8' | '/poster.webp';

/** Height of the rendition that is served as a whole file, if only some browsers play the uploaded file. */
const WHOLE_HEIGHT = 720;

/**
 * @returns the file to send for a request of the whole file, or undefined for a video that not every browser plays
 */
export function wholeFile({ storage_key, content_type, renditions }: PlayableMedia): StoredFile | undefined {
  if (!content_type.startsWith('video/') || isUniversallyPlayable(content_type))
    return { storage_key, content_type };
  const best = renditions.findLast(({ height }) => height <= WHOLE_HEIGHT) ?? renditions[0];
  return best && { storage_key: best.file, content_type: 'video/mp4' };
}
