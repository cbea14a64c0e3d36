import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import type { Context } from '../../../graphql/context.ts';
import {
  MaxRows,
  Needs,
  ReadField,
  ReadMutation,
  type Row,
  resultRow,
  rows,
  sql,
  Uncached,
} from '../../../graphql/read/index.ts';
import { isShown, type LessonFileType } from '../../media/index.ts';
import { DeletedFromCourse } from '../course.resolver.ts';
import { type Lesson, LessonContent, LessonOutline } from '../section.entity.ts';
import { LessonFile, MAX_LESSON_FILES } from './lesson-file.entity.ts';
import { AddLessonFileInput, addLessonFile, deleteLessonFile } from './lesson-file-commands.ts';
import { lessonFileUrl } from './lesson-file-url.ts';

@Resolver(() => LessonFile)
export class LessonFileResolver {
  @Allow('course:update')
  @ReadMutation(() => LessonContent, {
    description:
      'Adds a file to a lesson. BAD_INPUT: too large, or the content does not match the extension. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it. POLICY: the lesson already has 20 files, or the package has no room.',
  })
  async addLessonFile(@Arg('input') input: AddLessonFileInput, @Ctx() context: Context) {
    const id = await addLessonFile(context, input);
    return resultRow(LessonContent, id);
  }

  @Allow('course:update')
  @Mutation(() => DeletedFromCourse, {
    description:
      'Removes a file from its lesson. NOT_FOUND, FORBIDDEN: not a course of the viewer. CONFLICT: its state forbids it.',
  })
  deleteLessonFile(
    @Arg('fileId', () => ID, { description: 'ID of a file in the viewer’s course.' }) fileId: string,
    @Ctx() context: Context,
  ): Promise<DeletedFromCourse> {
    return deleteLessonFile(context, fileId);
  }

  @ReadField(() => Int, { description: 'Number of bytes in the file.' })
  sizeBytes(@Root() file: Row<LessonFile>) {
    return sql`(select m.size_bytes::int from media m where m.id = ${file.media})`;
  }

  @Needs('type')
  @FieldResolver(() => Boolean, {
    description: 'True if browsers display the file in a page. Others download it.',
  })
  isShown(@Root() { type }: { type: LessonFileType }): boolean {
    return isShown(type);
  }

  @Needs('id')
  @FieldResolver(() => String, {
    description:
      'Signed URL of the file for the viewer, below the platform’s own URL. Browsers display the file if they can. Valid for at most six hours.',
  })
  url(@Root() { id }: { id: string }, @Ctx() { services, viewer }: Context): string {
    return lessonFileUrl(services.keys, id, viewer);
  }

  @Needs('id')
  @FieldResolver(() => String, {
    description: 'Signed URL that downloads the file under its filename, with the same validity as `url`.',
  })
  downloadUrl(@Root() { id }: { id: string }, @Ctx() { services, viewer }: Context): string {
    return `${lessonFileUrl(services.keys, id, viewer)}&download=1`;
  }
}

@Resolver(() => LessonContent)
export class LessonFilesResolver {
  @MaxRows(MAX_LESSON_FILES)
  @ReadField(() => [LessonFile], {
    description: 'Files of the lesson in the order of their addition, at most 20.',
  })
  files(@Root() lesson: Row<Lesson>) {
    return rows(
      LessonFile,
      (f) => ({ where: sql`${f.lesson} = ${lesson.id}`, orderBy: f.id, limit: MAX_LESSON_FILES }),
      { skipVisibility: 'Viewers of the lesson may read its files.' },
    );
  }
}

@Resolver(() => LessonOutline)
export class LessonFileCountResolver {
  @Uncached()
  @ReadField(() => Int, { description: 'Number of files of the lesson.' })
  fileCount(@Root() lesson: Row<Lesson>) {
    return sql`(select count(*)::int from lesson_file f where f.lesson_id = ${lesson.id})`;
  }
}
