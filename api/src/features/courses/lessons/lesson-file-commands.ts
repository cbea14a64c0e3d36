import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { badInput, notFound, policy } from '../../../platform/errors/errors.ts';
import { claimUpload } from '../../../platform/files/uploads.ts';
import { storeUpload, typeOfFile } from '../../media/index.ts';
import { audit } from '../../operations/index.ts';
import type { DeletedFromCourse } from '../course.resolver.ts';
import { lockOwnLesson, lockParentLesson } from '../load.ts';
import { LessonFile, MAX_LESSON_FILES } from './lesson-file.entity.ts';

const MAX_MB = 100;

@InputType({ description: 'Input to add a file to a lesson of any kind.' })
export class AddLessonFileInput {
  @Field(() => ID, { description: 'ID of a lesson in the viewer’s course.' })
  lessonId!: string;
  @Field(() => ID, {
    description:
      'ID of a finished upload, at most 100 MB: PDF, pictures, audio, office files, plain text and code, ZIP.',
  })
  uploadId!: string;
}

export function addLessonFile(context: Context, { lessonId, uploadId }: AddLessonFileInput): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const { course, lesson } = await lockOwnLesson(em, viewer, lessonId);
    course.edit(false);
    if ((await em.count(LessonFile, { lesson })) >= MAX_LESSON_FILES)
      throw policy('TOO_MANY_FILES', { limit: MAX_LESSON_FILES });
    const upload = await claimUpload(em, { personId: viewer.id, uploadId, field: 'uploadId' });
    if (upload.sizeBytes > MAX_MB * 1024 ** 2)
      throw badInput('uploadId', 'catalog.fileTooLarge', { max: MAX_MB });
    const name = upload.filename;
    const found = await typeOfFile(context.services.storage, upload.key, name);
    if (!found) throw badInput('uploadId', 'catalog.notAFile');
    const { contentType, type } = found;
    const media = await storeUpload(em, context, viewer, upload, { kind: 'FILE', contentType });
    em.create(LessonFile, { lesson, media, name, type });
    audit(em, context, { action: 'lesson.file.add', targetId: lesson.id, after: { name } });
    return lesson.id;
  });
}

/** Unreferenced files are deleted after a week. */
export function deleteLessonFile(context: Context, fileId: string): Promise<DeletedFromCourse> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const { course, lesson } = await lockParentLesson(em, viewer, 'lesson_file', fileId);
    course.edit(false);
    const file = await em.findOne(LessonFile, { id: fileId, lesson });
    if (!file) throw notFound();
    audit(em, context, { action: 'lesson.file.delete', targetId: lesson.id, before: { name: file.name } });
    em.remove(file);
    return { id: fileId, courseId: course.id };
  });
}
