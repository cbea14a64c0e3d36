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
import type { NamedFile } from '../../media/index.ts';
import { holderMayReadLesson, isStillReader, toReader } from './lesson-holder.ts';

const PURPOSE = 'lesson file address';

/** The URL stops working when the viewer's access ends. */
export const lessonFileUrl = (keys: Keys, fileId: string, viewer: Viewer | undefined): string =>
  `/media/files/${fileId}?${holderQuery(keys, PURPOSE, fileId, toReader(viewer))}`;

/** @returns undefined if the URL has expired or its person may not read the lesson */
export async function findLessonFile(
  em: EntityManager,
  keys: Keys,
  id: string,
  query: HolderQuery,
): Promise<NamedFile | undefined> {
  const holder = getHolder(keys, PURPOSE, id, query);
  if (!holder) return undefined;
  const [file] = await runSql<NamedFile>(
    em,
    sql`select m.storage_key, m.content_type, f.name, f.type
      from lesson_file f join media m on m.id = f.media_id join lesson l on l.id = f.lesson_id
      where f.id = ${id} and ${holderMayReadLesson(holder)} and ${isStillReader(holder)}`,
    `lesson.file.${kindOfHolder(holder)}`,
  );
  return file;
}
