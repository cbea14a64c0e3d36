import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../../platform/db/index.ts';
import { plainText, type RichTextDocument, type RichTextNode } from '../../courses/index.ts';
import { ModerationPlace } from './moderation.enums.ts';

/** A paragraph of a course with its place. */
export interface CourseText {
  readonly place: ModerationPlace;
  /** ID of the section, lesson, rating, comment, or of the course itself. */
  readonly partId: string;
  readonly text: string;
}

interface Texts {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly description: RichTextDocument;
  readonly outcomes: string[];
  readonly requirements: string[];
  readonly audience: string[];
}

/** Lessons in one batch. Each may be as long as a chapter of a book. */
const LESSONS_AT_ONCE = 10;

/** All texts of the teachers in a course, by paragraph: the course itself, then each lesson. */
export async function* courseTexts(em: EntityManager, courseId: string): AsyncGenerator<CourseText[]> {
  const [course] = await runSql<Texts>(
    em,
    sql`select id, title, subtitle, description, outcomes, requirements, audience from course where id = ${courseId}`,
  );
  const sections = await runSql<{ id: string; title: string }>(
    em,
    sql`select id, title from section where course_id = ${courseId} and removed_at is null order by position`,
  );
  const own = (place: ModerationPlace, texts: readonly string[]) => toTexts(place, course!.id, texts);
  yield [
    ...own(ModerationPlace.TITLE, [course!.title]),
    ...own(ModerationPlace.SUBTITLE, [course!.subtitle]),
    ...own(ModerationPlace.DESCRIPTION, getParagraphs(course!.description)),
    ...own(ModerationPlace.OUTCOMES, course!.outcomes),
    ...own(ModerationPlace.REQUIREMENTS, course!.requirements),
    ...own(ModerationPlace.AUDIENCE, course!.audience),
    ...sections.flatMap(({ id, title }) => toTexts(ModerationPlace.SECTION, id, [title])),
  ];
  const lessons = await runSql<{ id: string }>(
    em,
    sql`select l.id from lesson l join section s on s.id = l.section_id
      where l.course_id = ${courseId} and l.removed_at is null order by s.position, l.position`,
  );
  for (let from = 0; from < lessons.length; from += LESSONS_AT_ONCE) {
    const ids = lessons.slice(from, from + LESSONS_AT_ONCE).map(({ id }) => id);
    const read = await runSql<{ id: string; title: string; body: RichTextDocument | null }>(
      em,
      sql`select l.id, l.title, l.body from lesson l where l.id = any(${ids}::uuid[])
        order by array_position(${ids}::uuid[], l.id)`,
      'moderation.lessons',
    );
    for (const { id, title, body } of read)
      yield [
        ...toTexts(ModerationPlace.LESSON_TITLE, id, [title]),
        ...toTexts(ModerationPlace.LESSON, id, getParagraphs(body)),
      ];
  }
}

const toTexts = (place: ModerationPlace, partId: string, texts: readonly string[]): CourseText[] =>
  texts.filter((text) => text.trim()).map((text) => ({ place, partId, text: text.normalize('NFC') }));

/** Max ratings and comments of one scan, the latest first. */
const MAX_OF_OTHERS = 2000;

/** Texts of students in public ratings, by paragraph: one part for each rating. */
export async function ratingTexts(em: EntityManager, courseId: string): Promise<CourseText[][]> {
  const ratings = await runSql<{ id: string; text: string }>(
    em,
    sql`select id, text from rating where course_id = ${courseId} and status = 'PUBLISHED' and text is not null
      order by coalesce(updated_at, created_at) desc, id limit ${MAX_OF_OTHERS}::int`,
  );
  return ratings.map(({ id, text }) => toTexts(ModerationPlace.RATING, id, text.split('\n')));
}

/** Questions and replies about the lessons, by paragraph: one part for each. */
export async function commentTexts(em: EntityManager, courseId: string): Promise<CourseText[][]> {
  const comments = await runSql<{ id: string; text: string }>(
    em,
    sql`select m.id, m.text from comment m join lesson l on l.id = m.lesson_id
      where l.course_id = ${courseId} and l.removed_at is null and m.removed_at is null
      order by m.created_at desc, m.id limit ${MAX_OF_OTHERS}::int`,
  );
  return comments.map(({ id, text }) => toTexts(ModerationPlace.COMMENT, id, text.split('\n')));
}

/** The text blocks of a document, without code blocks. */
function getParagraphs(node: RichTextNode | null | undefined): string[] {
  if (!node || node.type === 'codeBlock') return [];
  if (node.type === 'paragraph' || node.type === 'heading') return [plainText(node)];
  return (node.content ?? []).flatMap(getParagraphs);
}
