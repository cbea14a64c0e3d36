import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { Category } from './category.entity.ts';
import { Course } from './course.entity.ts';
import { mustTeach } from './course.policy.ts';
import { Lesson, Section } from './section.entity.ts';

/** A course for a command: locked, so that commands on it follow one another. */
export const lockCourse = (em: EntityManager, id: string): Promise<Course | null> =>
  isUuid(id) ? em.findOne(Course, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }) : Promise.resolve(null);

/** The viewer's own course, locked. @throws NOT_FOUND, FORBIDDEN */
export async function lockOwnCourse(em: EntityManager, viewer: Viewer, id: string): Promise<Course> {
  const course = await lockCourse(em, id);
  mustTeach(viewer, course);
  return course;
}

/** A section with its course locked; reached through the course, so that a foreign child id leads nowhere. */
export async function lockOwnSection(
  em: EntityManager,
  viewer: Viewer,
  id: string,
): Promise<{ course: Course; section: Section }> {
  const section = isUuid(id) ? await em.findOne(Section, { id }) : null;
  const course = await lockOwnCourse(em, viewer, section?.course.id ?? '');
  return { course, section: section! };
}

/** A lesson with its course locked. */
export async function lockOwnLesson(
  em: EntityManager,
  viewer: Viewer,
  id: string,
): Promise<{ course: Course; lesson: Lesson }> {
  const lesson = isUuid(id) ? await em.findOne(Lesson, { id }) : null;
  const course = await lockOwnCourse(em, viewer, lesson?.course.id ?? '');
  return { course, lesson: lesson! };
}

/** @throws BAD_INPUT at `categoryId` */
export async function categoryById(em: EntityManager, id: string): Promise<Category> {
  const category = isUuid(id) ? await em.findOne(Category, { id }) : null;
  if (!category) throw badInput('categoryId', 'validation.invalid');
  return category;
}
