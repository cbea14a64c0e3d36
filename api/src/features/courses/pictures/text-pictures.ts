import type { EntityManager } from '@mikro-orm/postgresql';
import { type Sql, sql } from '../../../platform/db/index.ts';
import { badInput } from '../../../platform/errors/errors.ts';
import type { Course } from '../course.entity.ts';
import { pictureIds, type RichTextDocument, soundIds } from '../rich-text.ts';
import { CourseSound } from '../sounds/course-sound.entity.ts';
import { CoursePicture } from './course-picture.entity.ts';

/**
 * Asserts that a text contains only pictures of its own course, because access to the text gives access to its
 * pictures.
 * @throws BAD_INPUT at the field
 */
export async function assertOwnsPictures(
  em: EntityManager,
  course: Course,
  doc: RichTextDocument | null,
  field: string,
): Promise<void> {
  const ids = pictureIds(doc);
  if (ids.length && (await em.count(CoursePicture, { course, id: { $in: ids } })) < ids.length)
    throw badInput(field, 'catalog.unknownPicture');
}

/** The same for audio. @throws BAD_INPUT at the field */
export async function assertOwnsSounds(
  em: EntityManager,
  course: Course,
  doc: RichTextDocument | null,
  field: string,
): Promise<void> {
  const ids = soundIds(doc);
  if (ids.length && (await em.count(CourseSound, { course, id: { $in: ids } })) < ids.length)
    throw badInput(field, 'catalog.unknownSound');
}

/**
 * All picture IDs in a text, extracted once. A search for each picture of a course would read the text a thousand
 * times.
 */
export const idsNamedIn = (text: Sql): Sql =>
  sql`select m[1]::uuid as id from regexp_matches(${text}, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') m`;

export const isNamedIn = (pictureId: Sql, text: Sql): Sql =>
  sql`${pictureId} = any(array(${idsNamedIn(text)}))`;
