import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput } from '../../../platform/errors.ts';
import type { Course } from '../course.entity.ts';
import { pictureIds, type RichTextDocument } from '../rich-text.ts';
import { CoursePicture } from './course-picture.entity.ts';

/** A text shows pictures of its own course only: the text decides who sees them. @throws BAD_INPUT at the field */
export async function mustOwnPictures(
  em: EntityManager,
  course: Course,
  doc: RichTextDocument | null,
  field: string,
): Promise<void> {
  const ids = pictureIds(doc);
  if (ids.length && (await em.count(CoursePicture, { course, id: { $in: ids } })) < ids.length)
    throw badInput(field, 'catalog.unknownPicture');
}
