import { buffer } from 'node:stream/consumers';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { newId } from '../../../platform/db/index.ts';
import { badInput, notFound, policy } from '../../../platform/errors/errors.ts';
import { decodeText } from '../../../platform/files/decoded-text.ts';
import { claimUpload } from '../../../platform/files/uploads.ts';
import { storeUpload, typeOfFile } from '../../media/index.ts';
import { audit } from '../../operations/index.ts';
import type { DeletedFromCourse } from '../course.resolver.ts';
import { HeldEdit } from '../holds/held-edit.entity.ts';
import { holdFlagged } from '../holds/hold-flagged.ts';
import { lockOwnLesson, lockParentLesson } from '../load.ts';
import { LessonFile, MAX_LESSON_FILES } from './lesson-file.entity.ts';

const MAX_MB = 100;
const MAX_CHECKED_BYTES = 1024 ** 2;

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
    const waiting = await em.count(HeldEdit, { lesson, kind: 'FILE', decidedAt: null });
    if ((await em.count(LessonFile, { lesson })) + waiting >= MAX_LESSON_FILES)
      throw policy('TOO_MANY_FILES', { limit: MAX_LESSON_FILES });
    const upload = await claimUpload(em, { personId: viewer.id, uploadId, field: 'uploadId' });
    if (upload.sizeBytes > MAX_MB * 1024 ** 2)
      throw badInput('uploadId', 'catalog.fileTooLarge', { max: MAX_MB });
    const name = upload.filename;
    const found = await typeOfFile(context.services.storage, upload.key, name);
    if (!found) throw badInput('uploadId', 'catalog.notAFile');
    const { contentType, type } = found;
    // Read before the file is moved. Other formats are checked by their name only
    const content = type === 'TEXT' && upload.sizeBytes <= MAX_CHECKED_BYTES;
    const text = content ? decodeText(await buffer(context.services.storage.read(upload.key))) : '';
    const media = await storeUpload(em, context, viewer, upload, { kind: 'FILE', contentType });
    const id = await newId(em);
    const applied = await holdFlagged(em, context, course, {
      ...{ kind: 'FILE', subjectId: id, title: name, lesson, media, former: null, isNew: true },
      given: { name, type },
      texts: (text ?? '').split('\n').filter((line) => line.trim()),
    });
    if (applied) em.create(LessonFile, { id, lesson, media, name, type });
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
