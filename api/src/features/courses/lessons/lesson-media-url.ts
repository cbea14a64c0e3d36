import type { EntityManager } from '@mikro-orm/postgresql';
import {
  getHolder,
  type HolderQuery,
  holderQuery,
  kindOfHolder,
} from '../../../platform/access/holder-address.ts';
import type { Keys } from '../../../platform/access/keys.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import { MEDIA_COLUMNS, type PlayableMedia, type VideoPiece } from '../../media/index.ts';
import { holderMayReadLesson, isStillReader, toReader } from './lesson-holder.ts';

const PURPOSE = 'lesson media address';

interface Place {
  readonly lessonId: string;
  readonly mediaId: string;
}

/**
 * URL of a lesson's video or captions for one person. It stops working when their access ends. One signature covers
 * all parts of a video, so that playlists append the query of their own URL.
 */
export function lessonMediaUrl(
  keys: Keys,
  { lessonId, mediaId }: Place,
  viewer: Viewer | undefined,
  piece: VideoPiece = '',
): string {
  const query = holderQuery(keys, PURPOSE, `${lessonId}.${mediaId}`, toReader(viewer));
  return `/media/lessons/${lessonId}/${mediaId}${piece}?${query}`;
}

/** @returns undefined if the URL has expired or its person may not read the lesson */
export async function findLessonMedia(
  em: EntityManager,
  keys: Keys,
  { lessonId, mediaId }: Place,
  query: HolderQuery,
): Promise<PlayableMedia | undefined> {
  if (!isUuid(lessonId) || !isUuid(mediaId)) return undefined;
  const holder = getHolder(keys, PURPOSE, `${lessonId}.${mediaId}`, query);
  if (!holder) return undefined;
  const [media] = await runSql<PlayableMedia>(
    em,
    sql`select ${MEDIA_COLUMNS} from lesson l, media m left join video_stream v on v.media_id = m.id and v.state = 'READY'
      where l.id = ${lessonId} and m.id = ${mediaId} and ${holderMayReadLesson(holder)} and ${isStillReader(holder)}`,
    `lesson.media.${kindOfHolder(holder)}`,
  );
  return media;
}
