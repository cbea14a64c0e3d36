import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { badInput, conflict, policy } from '../../platform/errors/errors.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { storeUploadedCaptions, storeVideo } from '../media/index.ts';
import { audit, IdempotencyKey, runOnce } from '../operations/index.ts';
import { putCaptions } from './captions/put-captions.ts';
import type { Course } from './course.entity.ts';
import type { DeletedFromCourse } from './course.resolver.ts';
import { MAX_LESSONS } from './course-limits.ts';
import { deleteOwnDraft } from './drafts/delete-draft.ts';
import { holdLesson, LESSON_TEXTS, lessonTexts, placeholderTitle } from './holds/hold-lesson.ts';
import { LessonKind } from './lesson.enums.ts';
import { lessonKinds } from './lesson-kinds.ts';
import { assignLesson, setDuration } from './lessons/assign-lesson.ts';
import type { UpdateLessonInput } from './lessons/update-lesson.input.ts';
import { lockOwnLesson, lockOwnSection } from './load.ts';
import { assertOwnsPictures } from './pictures/text-pictures.ts';
import { removeParts } from './revisions/apply-revision.ts';
import { isOnSaleOrSuspended } from './revisions/propose.ts';
import { assertEnoughLessons } from './revisions/revision-commands.ts';
import { cleanRichText, pictureIds, readingSeconds } from './rich-text.ts';
import { Lesson, type Section } from './section.entity.ts';
import { assertSectionRoom, renumber } from './structure.ts';

const TITLE = validationMessage('catalog.title', { max: 80 });

@InputType({ description: 'Input to create a lesson at the end of a section.' })
export class CreateLessonInput {
  @Field(() => ID, { description: 'ID of a section in the viewer’s course.' })
  sectionId!: string;
  @Field({ description: 'Title of 3 to 80 characters.' })
  @TrimmedLength(3, 80, { message: TITLE })
  title!: string;
  @Field(() => LessonKind, { description: 'Kind of the lesson. Immutable.' })
  kind!: LessonKind;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

export function createLesson(
  context: Context,
  { sectionId, title, kind, idempotencyKey }: CreateLessonInput,
): Promise<string> {
  return runOnce(
    context,
    idempotencyKey,
    { createLesson: { sectionId, title, kind } },
    async (em, viewer) => {
      const { course, section } = await lockOwnSection(em, viewer, sectionId);
      course.edit(false);
      const position = await assertLessonRoom(em, course, section);
      const lesson = em.create(Lesson, {
        course,
        section,
        title: title.trim(),
        kind,
        rule: lessonKinds[kind].rules[0],
        position,
      });
      await em.flush();
      const former = { title: placeholderTitle(course) };
      await holdLesson(em, context, course, lesson, { former, fields: ['title'], isNew: true });
      return lesson.id;
    },
  );
}

/**
 * The caller holds the lock of the course. @throws POLICY @returns the position of a new lesson at the end of the
 * section
 */
export async function assertLessonRoom(em: EntityManager, course: Course, section: Section): Promise<number> {
  const position = await assertSectionRoom(em, section);
  if ((await em.count(Lesson, { course, removedAt: null })) >= MAX_LESSONS)
    throw policy('TOO_MANY_LESSONS', { limit: MAX_LESSONS });
  return position;
}

/** @throws CONFLICT if it was edited meanwhile, or the course may not be edited */
export function updateLesson(context: Context, input: UpdateLessonInput): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const { course, lesson } = await lockOwnLesson(em, viewer, input.lessonId);
    if (lesson.version !== input.expectedVersion)
      throw conflict('STALE_VERSION', { version: lesson.version }, 'catalog.lessonVersion');
    // Students bought the course with the current requirements for a certificate
    if (
      input.isRequired === false &&
      lesson.isRequired &&
      isOnSaleOrSuspended(course) &&
      course.studentCount > 0
    )
      throw conflict('REQUIRED_FOR_STUDENTS');
    course.edit(false);
    lesson.version++;
    const former = lessonTexts(lesson);
    if (input.title != null) lesson.title = input.title.trim();
    assignLesson(lesson, input);
    if (input.body !== undefined) await writeBody(em, lesson, input.body);
    await holdLesson(em, context, course, lesson, { former, fields: getTextFields(input) });
    setDuration(lesson);
    if (input.draftId) await deleteOwnDraft(em, viewer, input.draftId);
    // The video is last: storing it moves its file, and a retry would need the longest upload
    if (input.captionsUploadId) {
      if (!lessonKinds[lesson.kind].hasVideo) throw badInput('captionsUploadId', 'catalog.kindMismatch');
      const captions = { uploadId: input.captionsUploadId, field: 'captionsUploadId' };
      await putCaptions(
        em,
        context,
        course,
        lesson,
        'vi',
        await storeUploadedCaptions(em, context, viewer, captions),
      );
    }
    if (input.uploadId) {
      if (!lessonKinds[lesson.kind].hasVideo) throw badInput('uploadId', 'catalog.kindMismatch');
      lesson.media = await storeVideo(em, context, viewer, input.uploadId);
      lesson.durationSec = lesson.media.durationSec!;
    }
    audit(em, context, {
      action: 'lesson.update',
      targetId: lesson.id,
      after: { fields: Object.keys(input) },
    });
    return lesson.id;
  });
}

const getTextFields = ({ title, body, embed, liveUrl, recordingUrl }: UpdateLessonInput) => {
  const given = { title: title ?? undefined, body, embedUrl: embed, liveUrl, recordingUrl };
  return LESSON_TEXTS.filter((field) => given[field] !== undefined);
};

async function writeBody(em: EntityManager, lesson: Lesson, body: unknown): Promise<void> {
  const clean = body === null ? null : cleanRichText(body);
  if (clean === undefined) throw badInput('body', 'validation.richText');
  await assertOwnsPictures(em, lesson.course, clean, 'body');
  lesson.body = readingSeconds(clean) || pictureIds(clean).length ? clean : null;
}

/**
 * Student work in a studied lesson is stored, and a reviewer must check the removal: in a revision if the course is
 * on sale, otherwise before it is sold again.
 */
export function deleteLesson(context: Context, lessonId: string): Promise<DeletedFromCourse> {
  return context.em.transactional(async (em) => {
    const { course, lesson } = await lockOwnLesson(em, signedIn(context), lessonId);
    // A student who opens it meanwhile waits, and then gets NOT_FOUND
    await runSql(em, sql`select 1 from lesson where id = ${lesson.id} for update`);
    const [studied] = await runSql(
      em,
      sql`select 1 from studied_lesson where lesson_id = ${lesson.id} limit 1`,
    );
    if (studied && isOnSaleOrSuspended(course)) throw conflict('LESSON_STUDIED');
    if (isOnSaleOrSuspended(course))
      await assertEnoughLessons(em, context.services.settings, course, onlyLesson(lesson));
    course.edit(!!studied);
    const section = lesson.section.id;
    audit(em, context, { action: 'lesson.delete', targetId: lesson.id, before: { title: lesson.title } });
    const { id } = lesson;
    if (studied) await removeParts(em, course, onlyLesson(lesson));
    else em.remove(lesson);
    await em.flush();
    await renumber(em, 'lesson', 'section_id', section);
    return { id, courseId: course.id };
  });
}

const onlyLesson = ({ id }: Lesson) => ({ removedSectionIds: [], removedLessonIds: [id] });
