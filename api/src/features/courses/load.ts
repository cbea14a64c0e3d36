import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../platform/access/viewer.ts';
import { raw, runSql, sql } from '../../platform/db/index.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { Course } from './course.entity.ts';
import { assertTeaches } from './course.policy.ts';
import { CourseRight, type RequiredRight } from './course-right.ts';
import { Lesson, Section } from './section.entity.ts';

/** Locks a course for a command, so that commands on it are serialised. */
export const lockCourse = (em: EntityManager, id: string): Promise<Course | null> =>
  isUuid(id) ? em.findOne(Course, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }) : Promise.resolve(null);

/** @throws NOT_FOUND, FORBIDDEN */
export async function lockOwnCourse(
  em: EntityManager,
  viewer: Viewer,
  id: string,
  right: RequiredRight = CourseRight.EDIT,
): Promise<Course> {
  const course = await lockCourse(em, id);
  await assertTeaches(em, viewer, course, right);
  return course!;
}

/**
 * Checks the right without a lock, before slow work. The command checks again under the lock. @throws NOT_FOUND,
 * FORBIDDEN
 */
export async function assertTeachesCourse(
  em: EntityManager,
  viewer: Viewer,
  id: string,
  right: RequiredRight = CourseRight.EDIT,
): Promise<void> {
  // In a separate unit of work, so that the read under the lock does not return this entity
  const course = isUuid(id) ? await em.fork().findOne(Course, { id }) : null;
  await assertTeaches(em, viewer, course, right);
}

/** @throws NOT_FOUND, FORBIDDEN */
export const assertTeachesLesson = async (em: EntityManager, viewer: Viewer, id: string): Promise<void> =>
  assertTeachesCourse(em, viewer, await parentId(em, 'course_id', 'lesson', id));

/** Locks the course of a section and loads the section. It must belong to a course of the viewer. */
export async function lockOwnSection(
  em: EntityManager,
  viewer: Viewer,
  id: string,
): Promise<{ course: Course; section: Section }> {
  const course = await lockOwnCourse(em, viewer, await parentId(em, 'course_id', 'section', id));
  return { course, section: assertFound(await em.findOne(Section, { id, course, removedAt: null })) };
}

export async function lockOwnLesson(
  em: EntityManager,
  viewer: Viewer,
  id: string,
  right: RequiredRight = CourseRight.EDIT,
): Promise<{ course: Course; lesson: Lesson }> {
  const course = await lockOwnCourse(em, viewer, await parentId(em, 'course_id', 'lesson', id), right);
  return { course, lesson: assertFound(await em.findOne(Lesson, { id, course, removedAt: null })) };
}

/** Locks the course of a lesson's captions or file. */
export const lockParentLesson = async (
  em: EntityManager,
  viewer: Viewer,
  table: 'caption_track' | 'lesson_file',
  id: string,
): Promise<{ course: Course; lesson: Lesson }> =>
  lockOwnLesson(em, viewer, await parentId(em, 'lesson_id', table, id));

/** ID of the row to lock. The child itself is read after the lock, because it may have changed before. */
async function parentId(
  em: EntityManager,
  column: 'course_id' | 'lesson_id',
  table: 'section' | 'lesson' | 'caption_track' | 'lesson_file',
  id: string,
): Promise<string> {
  if (!isUuid(id)) return '';
  const [row] = await runSql<{ parent: string }>(
    em,
    sql`select ${raw(column)} as parent from ${raw(table)} where id = ${id}`,
  );
  return row?.parent ?? '';
}

/** @throws NOT_FOUND if it was deleted while the lock was awaited */
function assertFound<T>(child: T | null): T {
  if (!child) throw notFound();
  return child;
}
