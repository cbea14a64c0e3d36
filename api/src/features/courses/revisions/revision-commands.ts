import type { EntityManager } from '@mikro-orm/postgresql';
import { ArrayMaxSize } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { raw, runSql, sql } from '../../../platform/db/index.ts';
import { AppError, badInput, conflict, notFound } from '../../../platform/errors/errors.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import type { Settings } from '../../../platform/settings/index.ts';
import { audit } from '../../operations/index.ts';
import type { Course } from '../course.entity.ts';
import { assertTeaches } from '../course.policy.ts';
import { MAX_LESSONS, MAX_SECTIONS } from '../course-limits.ts';
import { lockOwnCourse } from '../load.ts';
import { SUBMIT_LESSONS } from '../settings.ts';
import { CourseRevision } from './course-revision.entity.ts';
import { discardIfEmpty, isOnSaleOrSuspended, openRevision } from './propose.ts';

@InputType({
  description: 'Input to propose removals from a course on sale. Replaces the removals of the open revision.',
})
export class ProposeRemovalsInput {
  @Field(() => ID, { description: 'ID of a course on sale that the viewer may edit.' })
  courseId!: string;
  @Field(() => [ID], { description: 'IDs of sections to remove with all their lessons. Empty: none.' })
  @ArrayMaxSize(MAX_SECTIONS, { message: 'validation.invalid' })
  sectionIds!: string[];
  @Field(() => [ID], { description: 'IDs of lessons to remove from other sections. Empty: none.' })
  @ArrayMaxSize(MAX_LESSONS, { message: 'validation.invalid' })
  lessonIds!: string[];
}

/**
 * @throws BAD_INPUT for parts that are not in the course, CONFLICT if no review is needed or the revision is in
 * review
 */
export function proposeRemovals(
  context: Context,
  { courseId, sectionIds, lessonIds }: ProposeRemovalsInput,
): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const course = await lockOwnCourse(em, viewer, courseId);
    if (!isOnSaleOrSuspended(course)) throw conflict('WRONG_STATE', { state: course.status });
    course.edit(false);
    const removedSectionIds = await assertInCourse(em, course, 'section', sectionIds, 'sectionIds');
    const removedLessonIds = await assertInCourse(em, course, 'lesson', lessonIds, 'lessonIds');
    const open = await openRevision(em, course);
    const revision = open ?? em.create(CourseRevision, { course });
    revision.edit();
    revision.removedSectionIds = removedSectionIds;
    revision.removedLessonIds = removedLessonIds;
    discardIfEmpty(em, revision, open !== null);
    audit(em, context, {
      action: 'course.propose-removals',
      targetId: course.id,
      after: { removedSectionIds, removedLessonIds },
    });
    return course.id;
  });
}

/** @throws NOT_FOUND, CONFLICT */
export function discardRevision(context: Context, courseId: string): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const course = await lockOwnCourse(em, viewer, courseId);
    const revision = await loadOpenRevision(em, course);
    if (revision.price != null || revision.accessDays != null)
      await assertTeaches(em, viewer, course, 'OWNER');
    revision.discard();
    course.edit(false);
    audit(em, context, { action: 'course.discard-revision', targetId: course.id });
    return course.id;
  });
}

/** @throws NOT_FOUND without an open revision */
export async function loadOpenRevision(em: EntityManager, course: Course): Promise<CourseRevision> {
  const revision = await openRevision(em, course);
  if (!revision) throw notFound();
  return revision;
}

/** Asserts that a course on sale keeps the minimum number of lessons of the submit gate. @throws POLICY */
export async function assertEnoughLessons(
  em: EntityManager,
  settings: Settings,
  course: Course,
  { removedSectionIds, removedLessonIds }: Pick<CourseRevision, 'removedSectionIds' | 'removedLessonIds'>,
): Promise<void> {
  if (!removedSectionIds.length && !removedLessonIds.length) return;
  const [left] = await runSql<{ count: number }>(
    em,
    sql`select count(*)::int as count from lesson where course_id = ${course.id} and removed_at is null
      and section_id <> all(${removedSectionIds}::uuid[]) and id <> all(${removedLessonIds}::uuid[])`,
  );
  const required = settings.get(SUBMIT_LESSONS);
  if (left!.count < required)
    throw new AppError('COURSE_NOT_READY', {
      details: [
        { field: 'LESSONS', message: 'catalog.notReadyItem', params: { actual: left!.count, required } },
      ],
    });
}

/** Asserts that all of the IDs are in the course, each once. @throws BAD_INPUT */
async function assertInCourse(
  em: EntityManager,
  course: Course,
  table: 'section' | 'lesson',
  ids: readonly string[],
  field: string,
): Promise<string[]> {
  const wanted = [...new Set(ids)];
  if (!wanted.every(isUuid)) throw badInput(field, 'validation.invalid');
  const [found] = await runSql<{ count: number }>(
    em,
    sql`select count(*)::int as count from ${raw(table)}
      where course_id = ${course.id} and removed_at is null and id = any(${wanted}::uuid[])`,
  );
  if (found!.count !== wanted.length) throw badInput(field, 'validation.invalid');
  return wanted;
}
