import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType, Int } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { raw, runSql, sql } from '../../platform/db/index.ts';
import { conflict, policy } from '../../platform/errors/errors.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { IdempotencyKey, runOnce } from '../operations/index.ts';
import type { DeletedFromCourse } from './course.resolver.ts';
import { MAX_SECTION_LESSONS, MAX_SECTIONS } from './course-limits.ts';
import { holdSection } from './holds/hold-lesson.ts';
import { lockOwnCourse, lockOwnLesson, lockOwnSection } from './load.ts';
import { Lesson, Section } from './section.entity.ts';
import { toSectionTitle } from './section-title.ts';

const TITLE = validationMessage('catalog.title', { max: 80 });

@InputType({ description: 'Input to create a section at the end of a course.' })
export class CreateSectionInput {
  @Field(() => ID, { description: 'ID of the viewer’s course.' })
  courseId!: string;
  @Field({
    description: 'Title of 3 to 80 characters. A number such as “Section 1.” at its start is not stored.',
  })
  @TrimmedLength(3, 80, { message: TITLE })
  title!: string;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType({ description: 'Input to rename a section.' })
export class UpdateSectionInput {
  @Field(() => ID, { description: 'ID of the section to rename.' })
  sectionId!: string;
  @Field({
    description: 'Title of 3 to 80 characters. A number such as “Section 1.” at its start is not stored.',
  })
  @TrimmedLength(3, 80, { message: TITLE })
  title!: string;
}

@InputType({ description: 'New position of a section.' })
export class MoveSectionInput {
  @Field(() => ID, { description: 'ID of the moved section.' })
  sectionId!: string;
  @Field(() => Int, { description: 'New position, from 0. Values beyond the end mean the last position.' })
  position!: number;
}

@InputType({ description: 'New place of a lesson, in its own or another section of the same course.' })
export class MoveLessonInput {
  @Field(() => ID, { description: 'ID of the moved lesson.' })
  lessonId!: string;
  @Field(() => ID, { description: 'ID of the target section in the same course.' })
  sectionId!: string;
  @Field(() => Int, { description: 'New position, from 0. Values beyond the end mean the last position.' })
  position!: number;
}

export function createSection(
  context: Context,
  { courseId, title, idempotencyKey }: CreateSectionInput,
): Promise<string> {
  return runOnce(context, idempotencyKey, { createSection: { courseId, title } }, async (em, viewer) => {
    const course = await lockOwnCourse(em, viewer, courseId);
    course.edit(false);
    const position = await em.count(Section, { course, removedAt: null });
    if (position >= MAX_SECTIONS) throw policy('TOO_MANY_SECTIONS', { limit: MAX_SECTIONS });
    const section = em.create(Section, { course, title: toSectionTitle(title), position });
    await em.flush();
    await holdSection(em, context, course, section);
    return course.id;
  });
}

export function updateSection(context: Context, { sectionId, title }: UpdateSectionInput): Promise<string> {
  return context.em.transactional(async (em) => {
    const { course, section } = await lockOwnSection(em, signedIn(context), sectionId);
    course.edit(false);
    const former = section.title;
    section.title = toSectionTitle(title);
    await holdSection(em, context, course, section, former);
    return section.id;
  });
}

/** A reviewer must check the deletion, so a course on sale needs a revision for it. */
export function deleteSection(context: Context, sectionId: string): Promise<DeletedFromCourse> {
  return context.em.transactional(async (em) => {
    const { course, section } = await lockOwnSection(em, signedIn(context), sectionId);
    course.edit(true);
    if (await em.count(Lesson, { section, removedAt: null })) throw conflict('SECTION_NOT_EMPTY');
    const { id } = section;
    // Student work in previously removed lessons of the section refers to it
    if (await em.count(Lesson, { section })) section.removedAt = new Date();
    else em.remove(section);
    await em.flush();
    await renumber(em, 'section', 'course_id', course.id);
    return { id, courseId: course.id };
  });
}

export function moveSection(context: Context, { sectionId, position }: MoveSectionInput): Promise<string> {
  return context.em.transactional(async (em) => {
    const { course } = await lockOwnSection(em, signedIn(context), sectionId);
    course.edit(false);
    await em.flush();
    await renumber(em, 'section', 'course_id', course.id, { id: sectionId, position });
    return course.id;
  });
}

/** The target section must be in the same course, so it cannot be another teacher's. */
export function moveLesson(
  context: Context,
  { lessonId, sectionId, position }: MoveLessonInput,
): Promise<string> {
  return context.em.transactional(async (em) => {
    const viewer = signedIn(context);
    const { course, lesson } = await lockOwnLesson(em, viewer, lessonId);
    const target = await lockOwnSection(em, viewer, sectionId);
    if (target.course.id !== course.id) throw conflict('OTHER_COURSE');
    course.edit(false);
    const origin = lesson.section.id;
    if (origin !== sectionId) await assertSectionRoom(em, target.section);
    lesson.section = target.section;
    await em.flush();
    if (origin !== sectionId) await renumber(em, 'lesson', 'section_id', origin);
    await renumber(em, 'lesson', 'section_id', sectionId, { id: lessonId, position });
    return course.id;
  });
}

/**
 * The caller holds the lock of the course, so the count stays valid. @throws POLICY @returns number of lessons in the
 * section
 */
export async function assertSectionRoom(em: EntityManager, section: Section): Promise<number> {
  const [leaving] = await runSql(
    em,
    sql`select 1 from course_revision where closed_at is null and ${section.id} = any(removed_section_ids)`,
  );
  if (leaving) throw conflict('SECTION_LEAVING');
  const lessons = await em.count(Lesson, { section, removedAt: null });
  if (lessons >= MAX_SECTION_LESSONS) throw policy('SECTION_FULL', { limit: MAX_SECTION_LESSONS });
  return lessons;
}

/**
 * Numbers siblings from 0 without gaps, with the moved one at its new position. Table and column are constants, never
 * input.
 */
export async function renumber(
  em: EntityManager,
  table: 'section' | 'lesson',
  parent: 'course_id' | 'section_id',
  parentId: string,
  moved?: { id: string; position: number },
): Promise<void> {
  const siblings = sql`${raw(table)} where ${raw(parent)} = ${parentId} and removed_at is null`;
  const id = moved?.id ?? null;
  await runSql(
    em,
    sql`update ${raw(table)} t set position = o.n from (
       select id, case when n >= ${moved ? Math.max(moved.position, 0) : 1_000_000} then n + 1 else n end as n from (
         select id, row_number() over (order by position, id) - 1 as n from ${siblings} and id is distinct from ${id}::uuid) s
       union all select ${id}::uuid, least(greatest(${moved?.position ?? 0}::bigint, 0), (select count(*) from ${siblings}) - 1)
         where ${id}::uuid is not null
     ) o where t.id = o.id and t.position is distinct from o.n`,
  );
}
