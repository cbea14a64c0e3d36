import type { Account } from './accounts.ts';
import { graphql, sql } from './app.ts';

/** Rich text with a paragraph for each text. */
export const richText = (...paragraphs: readonly string[]) => ({
  type: 'doc',
  content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

/** A text of this many words. */
export function prose(wordCount: number): string {
  const text = 'Nước vừa sôi thì để yên một phút rồi mới rót, vì nước quá nóng làm cà phê đắng và gắt.'.split(
    ' ',
  );
  return Array.from({ length: wordCount }, (_, index) => text[index % text.length]).join(' ');
}

export interface NewLesson {
  readonly title: string;
  /** Defaults to a text lesson. */
  readonly kind?: 'TEXT' | 'VIDEO' | 'QUIZ' | 'ASSIGNMENT';
  /** Optional. Paragraphs of a text lesson. */
  readonly paragraphs?: readonly string[];
}

export interface NewCourse {
  readonly id: string;
  readonly slug: string;
  readonly lessonIds: readonly string[];
}

/** Title of the section of a new course. */
export const SECTION = 'Chương mở đầu';

/** Writes the text of a lesson without the form. */
export async function writeLesson(
  teacher: Account,
  lessonId: string,
  paragraphs: readonly string[],
): Promise<void> {
  const { accessToken } = teacher.tokens;
  const { lesson } = await graphql<{ lesson: { version: number } }>(
    'query($id: ID!) { lesson: lessonContent(id: $id) { version } }',
    { id: lessonId },
    accessToken,
  );
  await graphql(
    'mutation($input: UpdateLessonInput!) { updateLesson(input: $input) { id } }',
    { input: { lessonId, expectedVersion: lesson.version, body: richText(...paragraphs) } },
    accessToken,
  );
}

/** Creates a draft with one section without the forms. */
export async function newCourse(
  teacher: Account,
  title: string,
  lessons: readonly NewLesson[],
): Promise<NewCourse> {
  const { accessToken } = teacher.tokens;
  const { course } = await graphql<{ course: { id: string; slug: string } }>(
    'mutation($input: CreateCourseInput!) { course: createCourse(input: $input) { id slug } }',
    { input: { title } },
    accessToken,
  );
  const { outline } = await graphql<{ outline: { sections: [{ id: string }] } }>(
    'mutation($input: CreateSectionInput!) { outline: createSection(input: $input) { sections { id } } }',
    { input: { courseId: course.id, title: SECTION } },
    accessToken,
  );
  const lessonIds: string[] = [];
  for (const { title, kind = 'TEXT', paragraphs } of lessons) {
    const { lesson } = await graphql<{ lesson: { id: string } }>(
      'mutation($input: CreateLessonInput!) { lesson: createLesson(input: $input) { id } }',
      { input: { sectionId: outline.sections[0].id, title, kind } },
      accessToken,
    );
    lessonIds.push(lesson.id);
    if (paragraphs) await writeLesson(teacher, lesson.id, paragraphs);
  }
  return { ...course, lessonIds };
}

/**
 * Publishes a draft without a review. It is not in the lists of the catalogue, so that other tests do not see it.
 */
export const publishUnlisted = (courseId: string): Promise<object[]> =>
  sql("update course set status = 'PUBLISHED', visibility = 'UNLISTED', published_at = now() where id = $1", [
    courseId,
  ]);

/** Gives students access to a course. */
export const enrol = (slug: string, ...students: readonly Account[]): Promise<object[]> =>
  sql(
    `insert into enrolment (student_id, course_id, source)
     select p.id, c.id, 'ADMIN' from person p, course c where p.email = any($1) and c.slug = $2`,
    [students.map(({ email }) => email), slug],
  );
