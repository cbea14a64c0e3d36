import type { EntityClass, EntityManager } from '@mikro-orm/postgresql';
import { ArgsType, Field, ID } from 'type-graphql';
import { FeedArgs } from '../../graphql/feed.args.ts';
import { type Row, raw, rows, type Sql, sql, uuid } from '../../graphql/read/index.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { lockById, runSql } from '../../platform/db/index.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { Course } from '../courses/index.ts';
import type { Bookmark } from './bookmarks/bookmark.entity.ts';
import type { LessonNote } from './notes/lesson-note.entity.ts';

/**
 * Only the student reads a note or bookmark, even after temporary access has expired. An administrator who views as the
 * student does not (docs/adr/0007).
 */
export const isOwnPlace = (
  viewer: Viewer | undefined,
  { person, lesson }: { readonly person: Sql; readonly lesson: Sql },
): Sql | false =>
  !!viewer &&
  !viewer.viewedBy &&
  sql`(${person} = ${viewer.id} and exists (
    select 1 from opened_lesson o where o.lesson_id = ${lesson} and o.student_id = ${viewer.id} and o.access in ('ACTIVE', 'EXPIRED')))`;

@ArgsType()
export class OwnPlaceArgs extends FeedArgs {
  @Field(() => ID, { nullable: true, description: 'Filter by course ID. Defaults to all courses.' })
  courseId?: string | null;
}

export const inCourse = (lesson: Sql, courseId: string): Sql =>
  sql`${lesson} in (select l.id from lesson l where l.course_id = ${uuid(courseId)})`;

/** In the order of the course, and within a lesson by the position in the video or text. */
export const inCourseOrder = (lesson: Sql, at: Sql): Sql =>
  sql`(select (s.position, l.position) from lesson l join section s on s.id = l.section_id where l.id = ${lesson}), coalesce(${at}, 0)`;

export const lessonTitleSql = (lesson: Sql): Sql =>
  sql`(select l.title from lesson l where l.id = ${lesson})`;

export const courseSource = (lesson: Sql) =>
  rows(Course, (c: Row<Course>) => ({
    where: sql`${c.id} = (select l.course_id from lesson l where l.id = ${lesson})`,
  }));

/** True if the student can open the place now: access is active and the lesson exists. */
export const mayOpen = (person: Sql, lesson: Sql): Sql =>
  sql`exists (select 1 from opened_lesson o join lesson l on l.id = o.lesson_id and l.removed_at is null
    where o.lesson_id = ${lesson} and o.student_id = ${person} and o.may_study)`;

/** @throws NOT_FOUND if the person has not opened the lesson or may not study it now */
export async function assertStudies(em: EntityManager, personId: string, lessonId: string): Promise<void> {
  const [opened] = await runSql(
    em,
    sql`select 1 from opened_lesson where lesson_id = ${uuid(lessonId)} and student_id = ${personId} and may_study`,
  );
  if (!opened) throw notFound();
}

/** Serialises the writes of a person in one course. */
export async function lockOwnCourse(em: EntityManager, personId: string, lessonId: string): Promise<void> {
  await runSql(
    em,
    sql`select id from enrolment where student_id = ${personId} and course_id = (
      select course_id from lesson where id = ${lessonId}) for update`,
  );
}

/**
 * Locks a note or bookmark of the person.
 * @throws NOT_FOUND if it belongs to another person
 */
export async function lockOwnPlace<E extends Bookmark | LessonNote>(
  em: EntityManager,
  entity: EntityClass<E>,
  personId: string,
  id: string,
): Promise<E> {
  return lockById(em, entity, id, { person: personId } as never);
}

export async function countOwnPlaces(
  em: EntityManager,
  table: 'bookmark' | 'lesson_note',
  personId: string,
  lessonId: string,
): Promise<number> {
  const [row] = await runSql<{ n: number }>(
    em,
    sql`select count(*)::int as n from ${raw(table)} x join lesson l on l.id = x.lesson_id
      where x.person_id = ${personId} and l.course_id = (select course_id from lesson where id = ${lessonId})`,
  );
  return row!.n;
}
