import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { runSql, sql, uuid } from '../../platform/db/index.ts';
import { notFound, policy } from '../../platform/errors/errors.ts';
import { decodeText } from '../../platform/files/decoded-text.ts';
import { audit, IdempotencyKey, runOnce } from '../operations/index.ts';
import { removeCaptions } from './captions/caption-commands.ts';
import { CaptionTrack } from './captions/caption-track.entity.ts';
import { copyLessons, replaceFiles, type WithOwnPictures } from './copy-lessons.ts';
import { formatCopyTitle } from './copy-title.ts';
import type { Course } from './course.entity.ts';
import { MAX_LESSONS, MAX_SECTIONS } from './course-limits.ts';
import { copies } from './duplicate-course.ts';
import { HeldEdit } from './holds/held-edit.entity.ts';
import { holdFlagged, isReviewed } from './holds/hold-flagged.ts';
import { holdLesson, holdSection, LESSON_TEXTS, placeholderTitle } from './holds/hold-lesson.ts';
import { setDuration } from './lessons/assign-lesson.ts';
import { LessonFile } from './lessons/lesson-file.entity.ts';
import { lockOwnCourse } from './load.ts';
import { CoursePicture, MAX_PICTURES } from './pictures/course-picture.entity.ts';
import { Lesson, Section } from './section.entity.ts';
import { CourseSound, MAX_SOUNDS } from './sounds/course-sound.entity.ts';
import { assertSectionRoom } from './structure.ts';

const MAX_TITLE_LENGTH = 80;
/** Larger text files are checked by their name only. */
const MAX_CHECKED_BYTES = 1_000_000;

@InputType({ description: 'Lesson to copy, and the section to which it is copied.' })
export class CopyLessonInput {
  @Field(() => ID, { description: 'ID of the lesson to copy, in a course of the viewer.' })
  lessonId!: string;
  @Field(() => ID, { description: 'ID of a section of the same or another course of the viewer.' })
  sectionId!: string;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType({ description: 'Section to copy with its lessons, and the course to which it is copied.' })
export class CopySectionInput {
  @Field(() => ID, { description: 'ID of the section to copy, in a course of the viewer.' })
  sectionId!: string;
  @Field(() => ID, { description: 'ID of the same or another course of the viewer.' })
  courseId!: string;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

/** Copies a lesson to the end of a section. @throws NOT_FOUND, FORBIDDEN, CONFLICT, POLICY */
export function copyLesson(
  context: Context,
  { lessonId, sectionId, idempotencyKey }: CopyLessonInput,
): Promise<string> {
  return runOnce(context, idempotencyKey, { copyLesson: { lessonId, sectionId } }, async (em, viewer) => {
    const [fromId, toId] = [await courseOf(em, 'lesson', lessonId), await courseOf(em, 'section', sectionId)];
    const { from, to } = await lockBoth(em, viewer, fromId, toId);
    const lesson = await em.findOne(Lesson, { id: lessonId, course: from, removedAt: null });
    const section = await em.findOne(Section, { id: sectionId, course: to, removedAt: null });
    if (!lesson || !section) throw notFound();
    to.edit(false);
    await copyInto(em, context, { from, to, section, lessons: [lesson] });
    audit(em, context, {
      action: 'course.copy-lesson',
      targetId: to.id,
      after: { title: lesson.title, of: lesson.id, course: from.id },
    });
    return to.id;
  });
}

/** Copies a section with its lessons to the end of a course. @throws NOT_FOUND, FORBIDDEN, CONFLICT, POLICY */
export function copySection(
  context: Context,
  { sectionId, courseId, idempotencyKey }: CopySectionInput,
): Promise<string> {
  return runOnce(context, idempotencyKey, { copySection: { sectionId, courseId } }, async (em, viewer) => {
    const { from, to } = await lockBoth(em, viewer, await courseOf(em, 'section', sectionId), courseId);
    const old = await em.findOne(Section, { id: sectionId, course: from, removedAt: null });
    if (!old) throw notFound();
    to.edit(false);
    const position = await em.count(Section, { course: to, removedAt: null });
    if (position >= MAX_SECTIONS) throw policy('TOO_MANY_SECTIONS', { limit: MAX_SECTIONS });
    const lessons = await em.find(Lesson, { section: old, removedAt: null }, { orderBy: { position: 1 } });
    const title = titleIn(from, to, old.title);
    const section = em.create(Section, { course: to, title, position });
    await em.flush();
    await copyInto(em, context, { from, to, section, lessons });
    if (await needsChecks(em, from, to, [old.id])) await holdSection(em, context, to, section);
    audit(em, context, {
      action: 'course.copy-section',
      targetId: to.id,
      after: { title, of: old.id, course: from.id, lessons: lessons.length },
    });
    return to.id;
  });
}

/** @returns an empty string, which is no course, for an unknown ID */
async function courseOf(em: EntityManager, table: 'lesson' | 'section', id: string): Promise<string> {
  const [row] = await runSql<{ id: string }>(
    em,
    table === 'lesson'
      ? sql`select course_id as id from lesson where id = ${uuid(id)}`
      : sql`select course_id as id from section where id = ${uuid(id)}`,
  );
  return row?.id ?? '';
}

/**
 * Locks both courses in the order of their IDs, so that two copies in opposite directions do not block each other. As
 * with the copy of a whole course, only the owner copies content into a course of another owner.
 */
async function lockBoth(
  em: EntityManager,
  viewer: Viewer,
  fromId: string,
  toId: string,
): Promise<{ from: Course; to: Course }> {
  const locked = new Map<string, Course>();
  for (const id of [...new Set([fromId, toId])].sort()) locked.set(id, await lockOwnCourse(em, viewer, id));
  const [from, to] = [locked.get(fromId)!, locked.get(toId)!];
  if (from.teacher.id !== to.teacher.id) await lockOwnCourse(em, viewer, fromId, 'OWNER');
  return { from, to };
}

const titleIn = (from: Course, to: Course, title: string): string =>
  from === to ? formatCopyTitle(title, to.language, MAX_TITLE_LENGTH) : title;

interface Copied {
  readonly from: Course;
  readonly to: Course;
  readonly section: Section;
  readonly lessons: readonly Lesson[];
}

/** Copies lessons to the end of a section. In a reviewed course they are checked like any edit. */
async function copyInto(
  em: EntityManager,
  context: Context,
  { from, to, section, lessons }: Copied,
): Promise<void> {
  const first = await assertSectionRoom(em, section);
  if ((await em.count(Lesson, { course: to, removedAt: null })) + lessons.length > MAX_LESSONS)
    throw policy('TOO_MANY_LESSONS', { limit: MAX_LESSONS });
  const withOwnPictures = from === to ? <T>(text: T): T => text : await picturesOnDemand(em, from, to);
  const copied = await copyLessons(em, lessons, {
    to,
    withOwnPictures,
    place: (old) => ({
      section,
      title: titleIn(from, to, old.title),
      position: first + lessons.indexOf(old),
      // The teacher decides for each lesson what is public
      isPreview: false,
    }),
  });
  const isChecked = await needsChecks(em, from, to, [...copied.keys()]);
  for (const copy of copies)
    await copy(em, {
      ...{ from, to, lessons: copied, withOwnPictures, isWhole: false },
      ...(isChecked && { checks: context }),
    });
  await em.flush();
  if ((await em.count(CoursePicture, { course: to })) > MAX_PICTURES)
    throw policy('TOO_MANY_PICTURES', { limit: MAX_PICTURES });
  if ((await em.count(CourseSound, { course: to })) > MAX_SOUNDS)
    throw policy('TOO_MANY_SOUNDS', { limit: MAX_SOUNDS });
  if (isChecked) for (const copy of copied.values()) await checkCopy(em, context, to, copy);
}

/**
 * True if a copy is checked like an edit. The content of the same course was reviewed already, unless students see an
 * edit of it that a reviewer may still reject.
 * @param originals IDs of the copied lessons or the copied section
 */
export async function needsChecks(
  em: EntityManager,
  from: Course,
  to: Course,
  originals: readonly string[],
): Promise<boolean> {
  if (!isReviewed(to) || from !== to) return isReviewed(to);
  const ofOriginals = { $or: [{ subjectId: { $in: [...originals] } }, { lesson: { $in: [...originals] } }] };
  return (await em.count(HeldEdit, { course: from, state: 'SHOWN', ...ofOriginals })) > 0;
}

/** Copies a picture or audio when the first text shows it. */
async function picturesOnDemand(em: EntityManager, from: Course, to: Course): Promise<WithOwnPictures> {
  const pictures = new Map((await em.find(CoursePicture, { course: from })).map((each) => [each.id, each]));
  const sounds = new Map((await em.find(CourseSound, { course: from })).map((each) => [each.id, each]));
  const ids = new Map<string, string>();
  return replaceFiles((old) => {
    const known = ids.get(old);
    if (known) return known;
    const [picture, sound] = [pictures.get(old), sounds.get(old)];
    const id = randomUUID();
    if (picture) {
      const { media, width, height } = picture;
      em.create(CoursePicture, { id, course: to, media, width, height });
    } else if (sound) em.create(CourseSound, { id, course: to, media: sound.media });
    else return old;
    ids.set(old, id);
    return id;
  });
}

/** Checks the texts, files and captions of a copied lesson, and removes what waits for a reviewer. */
export async function checkCopy(
  em: EntityManager,
  context: Context,
  course: Course,
  lesson: Lesson,
): Promise<void> {
  const title = placeholderTitle(course);
  const former = { title, body: null, embedUrl: null, liveUrl: null, recordingUrl: null };
  await holdLesson(em, context, course, lesson, { former, fields: LESSON_TEXTS, isNew: true });
  setDuration(lesson);
  const { storage } = context.services;
  for (const file of await em.find(LessonFile, { lesson }, { populate: ['media'] })) {
    const { id, name, type, media } = file;
    const isRead = type === 'TEXT' && media.sizeBytes <= MAX_CHECKED_BYTES;
    const text = isRead ? decodeText(await buffer(storage.read(media.storageKey))) : '';
    const applied = await holdFlagged(em, context, course, {
      ...{ kind: 'FILE', subjectId: id, title: name, lesson, media, former: null, isNew: true },
      given: { name, type },
      texts: (text ?? '').split('\n').filter((line) => line.trim()),
    });
    if (!applied) em.remove(file);
  }
  const tracks = await em.find(CaptionTrack, { lesson });
  for (const { id, language, media } of tracks) {
    const cues = await runSql<{ text: string }>(
      em,
      sql`select text from caption_cue where media_id = ${media.id} order by position`,
    );
    const applied = await holdFlagged(em, context, course, {
      ...{ kind: 'CAPTIONS', subjectId: id, title: lesson.title, lesson, media, former: null, isNew: true },
      given: { language },
      texts: cues.map(({ text }) => text),
    });
    if (!applied) await removeCaptions(em, lesson, language);
  }
}
