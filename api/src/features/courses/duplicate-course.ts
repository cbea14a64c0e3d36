import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { audit, IdempotencyKey, runOnce } from '../operations/index.ts';
import { copyCaptions } from './captions/caption-commands.ts';
import { formatCopyTitle } from './copy-title.ts';
import { Course } from './course.entity.ts';
import { COURSE_COLUMN_NAMES } from './course-columns.ts';
import { Drip } from './lesson.enums.ts';
import { LessonFile } from './lessons/lesson-file.entity.ts';
import { lockOwnCourse } from './load.ts';
import { CoursePicture } from './pictures/course-picture.entity.ts';
import { pictureIds, type RichTextDocument, soundIds } from './rich-text.ts';
import { Lesson, Section } from './section.entity.ts';
import { freeSlug } from './slug.ts';
import { CourseSound } from './sounds/course-sound.entity.ts';

const MAX_TITLE_LENGTH = 60;

@InputType({ description: 'Course of which a copy is made.' })
export class DuplicateCourseInput {
  @Field(() => ID, { description: 'ID of a course that the viewer owns.' })
  courseId!: string;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

/** A copy that is being made. The maps lead from the copied rows to the new ones. */
export interface CopiedCourse {
  readonly from: Course;
  readonly to: Course;
  readonly lessons: ReadonlyMap<string, Lesson>;
  /** Replaces the pictures and the audio of a text by those of the copy. */
  readonly withOwnPictures: <T extends RichTextDocument | null | undefined>(text: T) => T;
}

/** Copies the data of another feature. Its lessons exist already. */
export type CourseCopy = (em: EntityManager, copied: CopiedCourse) => Promise<void>;

const copies: CourseCopy[] = [];

/** Called once for each feature, when the features are registered. */
export const addCourseCopies = (added: readonly CourseCopy[]): void => void copies.push(...added);

/**
 * The copy is a draft without students, sales and dates. Files are shared: a file is stored as long as a lesson refers
 * to it.
 */
export function duplicateCourse(
  context: Context,
  { courseId, idempotencyKey }: DuplicateCourseInput,
): Promise<string> {
  return runOnce(context, idempotencyKey, { duplicateCourse: { courseId } }, async (em, viewer) => {
    const from = await lockOwnCourse(em, viewer, courseId, 'OWNER');
    const to = await createCopy(em, from);
    const withOwnPictures = await copyPictures(em, from, to);
    to.description = withOwnPictures(from.description);
    const lessons = await copyOutline(em, from, to, withOwnPictures);
    for (const copy of copies) await copy(em, { from, to, lessons, withOwnPictures });
    audit(em, context, {
      action: 'course.duplicate',
      targetId: to.id,
      after: { title: to.title, of: from.id },
    });
    return to.id;
  });
}

async function createCopy(em: EntityManager, from: Course): Promise<Course> {
  const title = formatCopyTitle(from.title, from.language, MAX_TITLE_LENGTH);
  const { subtitle, descriptionWords, outcomes, requirements, audience, tags, level, language } = from;
  const { category, price, teacher, coverKey, cover, coverVariant, promoMedia, enforceOrder } = from;
  const to = em.create(Course, {
    ...{ title, slug: await freeSlug(em, title), subtitle, descriptionWords, tags, level, language },
    ...{ outcomes, requirements, audience, category, price, teacher, coverKey, cover, coverVariant },
    ...{ promoMedia, enforceOrder },
    ...Object.fromEntries(COURSE_COLUMN_NAMES.map((name) => [name, from[name]])),
  });
  await em.flush();
  return to;
}

async function copyPictures(em: EntityManager, from: Course, to: Course) {
  const copies = new Map<string, CoursePicture | CourseSound>();
  for (const { id, media, width, height } of await em.find(CoursePicture, { course: from }))
    copies.set(id, em.create(CoursePicture, { course: to, media, width, height }));
  for (const { id, media } of await em.find(CourseSound, { course: from }))
    copies.set(id, em.create(CourseSound, { course: to, media }));
  await em.flush();
  return <T extends RichTextDocument | null | undefined>(text: T): T => {
    let json = JSON.stringify(text ?? null);
    for (const id of [...pictureIds(text), ...soundIds(text)])
      json = json.replaceAll(id, copies.get(id)?.id ?? id);
    return JSON.parse(json) as T;
  };
}

/**
 * All rows are read first and then written at once: each write compares all loaded rows, and buyers of the course wait
 * for its lock.
 */
async function copyOutline(
  em: EntityManager,
  from: Course,
  to: Course,
  withOwnPictures: CopiedCourse['withOwnPictures'],
): Promise<ReadonlyMap<string, Lesson>> {
  const present = { course: from, removedAt: null };
  const oldSections = await em.find(Section, present, { orderBy: { position: 1 } });
  const oldLessons = await em.find(Lesson, present, { orderBy: { section: { position: 1 }, position: 1 } });
  const files = await em.find(LessonFile, { lesson: { $in: oldLessons } }, { orderBy: { id: 1 } });
  const sections = new Map<string, Section>();
  for (const { id, title, position } of oldSections)
    sections.set(id, em.create(Section, { course: to, title, position }));
  const lessons = new Map<string, Lesson>();
  const copies: [former: Lesson, copy: Lesson][] = [];
  for (const old of oldLessons) {
    const section = sections.get(old.section.id);
    if (!section) continue;
    const { title, kind, rule, position, isPreview, isRequired, durationSec, minutes, media } = old;
    const { embedUrl, recordingUrl, drip, dripDays } = old;
    const copy = em.create(Lesson, {
      ...{ course: to, section, title, kind, rule, position, isPreview, isRequired, durationSec, minutes },
      ...{ media, embedUrl, recordingUrl, body: withOwnPictures(old.body) },
      // Dates belong to the class that studied the original
      ...(drip === Drip.RELATIVE ? { drip, dripDays } : {}),
    });
    lessons.set(old.id, copy);
    copies.push([old, copy]);
  }
  for (const { lesson, media, name, type } of files) {
    const copy = lessons.get(lesson.id);
    if (copy) em.create(LessonFile, { lesson: copy, media, name, type });
  }
  await em.flush();
  await copyCaptions(em, copies);
  return lessons;
}
