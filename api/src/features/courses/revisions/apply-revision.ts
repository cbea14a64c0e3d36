import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../../platform/db/index.ts';
import type { Settings } from '../../../platform/settings/index.ts';
import { assignPrices } from '../assign-prices.ts';
import type { Course } from '../course.entity.ts';
import { moveSlug } from '../slug.ts';
import { renumber } from '../structure.ts';
import type { CourseRevision } from './course-revision.entity.ts';

/**
 * Applies a revision to its course. The caller holds the lock of the course. Student work in removed lessons is still
 * stored.
 */
export async function applyRevision(
  em: EntityManager,
  settings: Settings,
  course: Course,
  revision: CourseRevision,
): Promise<void> {
  revision.apply();
  course.version++;
  course.updatedAt = new Date();
  if (revision.category) course.category = revision.category;
  if (revision.price != null && revision.price > course.price)
    // A sale refers to the former price. With a higher list price it would claim a discount from a price that buyers
    // never paid
    await assignPrices(em, settings, course, { price: revision.price, salePrice: null });
  if (revision.accessDays != null) course.accessDays = revision.accessDays;
  if (revision.title != null) {
    course.title = revision.title;
    await moveSlug(em, course);
  }
  await em.flush();
  await removeParts(em, course, revision);
}

/** Removes parts of a course. Students no longer see them, and student work in them is still stored. */
export async function removeParts(
  em: EntityManager,
  course: Course,
  { removedSectionIds, removedLessonIds }: Pick<CourseRevision, 'removedSectionIds' | 'removedLessonIds'>,
): Promise<void> {
  if (!removedSectionIds.length && !removedLessonIds.length) return;
  const left = await runSql<{ section: string }>(
    em,
    sql`update lesson set removed_at = now() where course_id = ${course.id} and removed_at is null
        and (section_id = any(${removedSectionIds}::uuid[]) or id = any(${removedLessonIds}::uuid[]))
      returning section_id as section`,
  );
  await runSql(
    em,
    sql`update section set removed_at = now()
      where course_id = ${course.id} and removed_at is null and id = any(${removedSectionIds}::uuid[])`,
  );
  await renumber(em, 'section', 'course_id', course.id);
  for (const section of new Set(left.map((lesson) => lesson.section)))
    await renumber(em, 'lesson', 'section_id', section);
}
