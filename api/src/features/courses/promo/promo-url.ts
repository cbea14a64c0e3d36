import type { EntityManager } from '@mikro-orm/postgresql';
import {
  getHolder,
  type Holder,
  type HolderQuery,
  holderQuery,
  kindOfHolder,
} from '../../../platform/access/holder-address.ts';
import type { Keys } from '../../../platform/access/keys.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { runSql, type Sql, sql } from '../../../platform/db/index.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import { MEDIA_COLUMNS, type PlayableMedia, type VideoPiece } from '../../media/index.ts';
import { courseColumns } from '../course.reads.ts';
import { maySeeCourse } from '../course.visibility.ts';
import { isStillReader, toReader, toViewer } from '../lessons/lesson-holder.ts';

const PURPOSE = 'course promo address';

interface Place {
  readonly courseId: string;
  readonly mediaId: string;
}

/** The URL stops working when the viewer may no longer see the course. */
export function coursePromoUrl(
  keys: Keys,
  { courseId, mediaId }: Place,
  viewer: Viewer | undefined,
  piece: VideoPiece = '',
): string {
  const query = holderQuery(keys, PURPOSE, `${courseId}.${mediaId}`, toReader(viewer));
  return `/media/promos/${courseId}/${mediaId}${piece}?${query}`;
}

/**
 * @returns undefined if the file is no longer the course's promotional video, or the URL's person may not see the
 * course
 */
export async function findCoursePromo(
  em: EntityManager,
  keys: Keys,
  { courseId, mediaId }: Place,
  query: HolderQuery,
): Promise<PlayableMedia | undefined> {
  if (!isUuid(courseId) || !isUuid(mediaId)) return undefined;
  const holder = getHolder(keys, PURPOSE, `${courseId}.${mediaId}`, query);
  if (!holder) return undefined;
  const [media] = await runSql<PlayableMedia>(
    em,
    sql`select ${MEDIA_COLUMNS} from course c join media m on m.id = c.promo_media_id
        left join video_stream v on v.media_id = m.id and v.state = 'READY'
      where c.id = ${courseId} and m.id = ${mediaId} and ${holderMaySeeCourse(holder)} and ${isStillReader(holder)}`,
    `course.promo.${kindOfHolder(holder)}`,
  );
  return media;
}

/** Condition: the URL's person may see the course `c`, by the same rule as for viewers. */
const holderMaySeeCourse = (holder: Holder): Sql =>
  sql`${maySeeCourse(toViewer(holder), courseColumns('c'))}`;
