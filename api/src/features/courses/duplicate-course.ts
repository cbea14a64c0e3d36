import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { audit, IdempotencyKey, runOnce } from '../operations/index.ts';
import { copyLessons, replaceFiles, type WithOwnPictures } from './copy-lessons.ts';
import { formatCopyTitle } from './copy-title.ts';
import { Course } from './course.entity.ts';
import { COURSE_COLUMN_NAMES } from './course-columns.ts';
import { lockOwnCourse } from './load.ts';
import { CoursePicture } from './pictures/course-picture.entity.ts';
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
  readonly withOwnPictures: WithOwnPictures;
  /** True if all of the course is copied, not only some lessons. */
  readonly isWhole: boolean;
  /** Missing if the copy is not checked, because a reviewer will read it with its course. */
  readonly checks?: Context;
}

/** Copies the data of another feature. Its lessons exist already. */
export type CourseCopy = (em: EntityManager, copied: CopiedCourse) => Promise<void>;

export const copies: CourseCopy[] = [];

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
    for (const copy of copies) await copy(em, { from, to, lessons, withOwnPictures, isWhole: true });
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
  const { category, price, teacher, coverKey, cover, coverVariant, promoMedia, enforceOrder, hasAiText } =
    from;
  const to = em.create(Course, {
    ...{ title, slug: await freeSlug(em, title), subtitle, descriptionWords, tags, level, language },
    ...{ outcomes, requirements, audience, category, price, teacher, coverKey, cover, coverVariant },
    ...{ promoMedia, enforceOrder, hasAiText },
    ...Object.fromEntries(COURSE_COLUMN_NAMES.map((name) => [name, from[name]])),
  });
  await em.flush();
  return to;
}

async function copyPictures(em: EntityManager, from: Course, to: Course): Promise<WithOwnPictures> {
  const copies = new Map<string, CoursePicture | CourseSound>();
  for (const { id, media, width, height } of await em.find(CoursePicture, { course: from }))
    copies.set(id, em.create(CoursePicture, { id: randomUUID(), course: to, media, width, height }));
  for (const { id, media } of await em.find(CourseSound, { course: from }))
    copies.set(id, em.create(CourseSound, { id: randomUUID(), course: to, media }));
  await em.flush();
  return replaceFiles((id) => copies.get(id)?.id ?? id);
}

async function copyOutline(
  em: EntityManager,
  from: Course,
  to: Course,
  withOwnPictures: WithOwnPictures,
): Promise<ReadonlyMap<string, Lesson>> {
  const present = { course: from, removedAt: null };
  const oldSections = await em.find(Section, present, { orderBy: { position: 1 } });
  const oldLessons = await em.find(Lesson, present, { orderBy: { section: { position: 1 }, position: 1 } });
  const sections = new Map<string, Section>();
  for (const { id, title, position } of oldSections)
    sections.set(id, em.create(Section, { course: to, title, position }));
  return copyLessons(em, oldLessons, {
    to,
    withOwnPictures,
    place: ({ section: { id }, title, position, isPreview }) => {
      const section = sections.get(id);
      return section && { section, title, position, isPreview };
    },
  });
}
