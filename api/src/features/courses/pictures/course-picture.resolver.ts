import { Arg, Ctx, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import {
  MaxRows,
  ReadField,
  ReadMutation,
  type Row,
  resultRow,
  rows,
  sql,
} from '../../../graphql/read/index.ts';
import { mediaUrl } from '../../media/index.ts';
import { Course } from '../course.entity.ts';
import { EditDraft } from '../drafts/edit-draft.entity.ts';
import { MAX_DOCUMENT_PICTURES } from '../rich-text.ts';
import { type Lesson, LessonContent } from '../section.entity.ts';
import { AddCoursePictureInput, addCoursePicture } from './add-picture.ts';
import { CoursePicture } from './course-picture.entity.ts';
import { isNamedIn } from './text-pictures.ts';

@Resolver(() => CoursePicture)
export class CoursePictureResolver {
  @Allow('course:update')
  @ReadMutation(() => CoursePicture, {
    description:
      'Stores an upload as a picture for the description and lessons of a course. Pictures that no text contains are deleted after a week. BAD_INPUT: not a picture, or too large. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it. POLICY: the course already has 1,000 pictures.',
  })
  async addCoursePicture(@Arg('input') input: AddCoursePictureInput, @Ctx() context: Context) {
    const id = await addCoursePicture(context, input);
    return resultRow(CoursePicture, id);
  }

  @ReadField(() => String, {
    description: 'Signed URL of the picture (WebP), below the platform’s own URL. Valid for six hours.',
  })
  url(@Root() picture: Row<CoursePicture>) {
    return mediaUrl(picture.media);
  }
}

@Resolver(() => EditDraft)
export class DraftPicturesResolver {
  @MaxRows(MAX_DOCUMENT_PICTURES)
  @ReadField(() => [CoursePicture], { description: 'Pictures in the text of the draft, unordered.' })
  pictures(@Root() draft: Row<EditDraft>) {
    return rows(
      CoursePicture,
      (p) => ({
        where: sql`${p.course} = coalesce(${draft.course}, (select l.course_id from lesson l where l.id = ${draft.lesson}))
          and ${isNamedIn(p.id, sql`${draft.content}`)}`,
        limit: MAX_DOCUMENT_PICTURES,
      }),
      { skipVisibility: 'The author of the draft may see its pictures.' },
    );
  }
}

@Resolver(() => LessonContent)
export class LessonPicturesResolver {
  @MaxRows(MAX_DOCUMENT_PICTURES)
  @ReadField(() => [CoursePicture], { description: 'Pictures in the text of the lesson, unordered.' })
  pictures(@Root() lesson: Row<Lesson>) {
    return rows(
      CoursePicture,
      (p) => ({
        where: sql`${p.course} = ${lesson.course} and ${isNamedIn(p.id, sql`${lesson.body}::text`)}`,
        limit: MAX_DOCUMENT_PICTURES,
      }),
      { skipVisibility: 'Viewers of the lesson may see its pictures.' },
    );
  }
}

@Resolver(() => Course)
export class DescriptionPicturesResolver {
  @MaxRows(MAX_DOCUMENT_PICTURES)
  @ReadField(() => [CoursePicture], { description: 'Pictures in the description of the course, unordered.' })
  descriptionPictures(@Root() course: Row<Course>) {
    return rows(
      CoursePicture,
      (p) => ({
        where: sql`${p.course} = ${course.id} and ${isNamedIn(p.id, sql`${course.description}::text`)}`,
        limit: MAX_DOCUMENT_PICTURES,
      }),
      { skipVisibility: 'Viewers of the course may see its pictures.' },
    );
  }
}
