import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../platform/db/index.ts';
import { plainText, type RichTextDocument } from '../courses/index.ts';
import { type CourseText, courseTexts } from './moderation/course-texts.ts';
import type { Material } from './suggestions.ts';

/** Max characters of a text sent to the provider: about twenty printed pages. */
const MAX_TEXT = 40_000;
const MAX_CHAPTERS = 40;

const toProviderText = (document: RichTextDocument | null) =>
  plainText(document).slice(0, MAX_TEXT).toWellFormed();

export async function courseMaterial(em: EntityManager, courseId: string): Promise<Material> {
  const [course] = await runSql<Omit<Material, 'text'> & { description: RichTextDocument }>(
    em,
    sql`select c.title, c.subtitle, c.language, c.description, array(
        select s.title || ': ' || coalesce((select string_agg(l.title, '; ' order by l.position) from lesson l
          where l.section_id = s.id and l.removed_at is null), '')
        from section s where s.course_id = c.id and s.removed_at is null
        order by s.position limit ${MAX_CHAPTERS}::int) as chapters
      from course c where c.id = ${courseId}`,
  );
  const { description, ...rest } = course!;
  return { ...rest, text: toProviderText(description) };
}

/** @returns undefined if the lesson was removed */
export async function lessonMaterial(em: EntityManager, lessonId: string): Promise<Material | undefined> {
  const [lesson] = await runSql<{ title: string; language: string; body: RichTextDocument | null }>(
    em,
    sql`select l.title, c.language, l.body from lesson l join course c on c.id = l.course_id
      where l.id = ${lessonId} and l.removed_at is null`,
  );
  if (!lesson) return undefined;
  const { body, ...rest } = lesson;
  return { ...rest, text: toProviderText(body) };
}

/**
 * The paragraphs of a course for a check, and the material sent to the provider. Texts of students are not included.
 */
export async function checkMaterial(
  em: EntityManager,
  courseId: string,
): Promise<{ material: Material; texts: readonly CourseText[] }> {
  const [course] = await runSql<{ title: string; language: string }>(
    em,
    sql`select title, language from course where id = ${courseId}`,
  );
  const sent: CourseText[] = [];
  let left = MAX_TEXT;
  for await (const part of courseTexts(em, courseId)) {
    for (const one of part) {
      left -= one.text.length;
      if (left >= 0) sent.push(one);
    }
    if (left < 0) break;
  }
  return { material: { ...course!, paragraphs: sent.map(({ text }) => text.toWellFormed()) }, texts: sent };
}
