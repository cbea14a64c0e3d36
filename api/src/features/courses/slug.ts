import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../platform/db/index.ts';
import { slugify } from '../../platform/i18n/slugify.ts';
import type { Course } from './course.entity.ts';

/** A free slug for a title: the plain slug, or the slug with a number appended. */
export async function freeSlug(em: EntityManager, title: string, courseId?: string): Promise<string> {
  const base = slugify(title, 'khoa-hoc');
  // Until the commit: simultaneous transactions would otherwise choose the same slug for the same title
  await runSql(em, sql`select pg_advisory_xact_lock(hashtext('course slug'))`);
  const taken = await runSql<{ slug: string }>(
    em,
    sql`select slug from course where slug like ${`${base}%`} and id is distinct from ${courseId ?? null}
     union select slug from course_slug where slug like ${`${base}%`} and course_id is distinct from ${courseId ?? null}`,
  );
  const known = new Set(taken.map(({ slug }) => slug));
  let slug = base;
  for (let n = 2; known.has(slug); n++) slug = `${base}-${n}`;
  return slug;
}

/** Assigns the slug of the new title. The former slug redirects to the course. */
export async function moveSlug(em: EntityManager, course: Course): Promise<void> {
  const slug = await freeSlug(em, course.title, course.id);
  if (slug === course.slug) return;
  await runSql(
    em,
    sql`insert into course_slug (slug, course_id) values (${course.slug}, ${course.id}) on conflict (slug) do update set course_id = excluded.course_id`,
  );
  await runSql(em, sql`delete from course_slug where slug = ${slug}`);
  course.slug = slug;
}
