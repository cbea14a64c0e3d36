import type { EntityManager } from '@mikro-orm/postgresql';
import {
  COURSE_COLUMNS,
  type CourseColumns,
  type RichTextDocument,
  readingSeconds,
} from '../../../features/courses/index.ts';
import { CATEGORIES, COURSES, type CourseContent, countWords, getShelf } from '../content/index.ts';
import { promoId, STILL_PROMOS, seedCaptions, seedFilms } from './films.ts';
import { courseId, getTeacherId, lessonId, mediaId } from './ids.ts';
import { insertAll, stableId } from './insert.ts';

const DAY = 86_400_000;

const categoryId = (slug: string) => stableId(`category ${slug}`);

/** Days since the course went on sale. */
export const toAge = (slug: string): number => getShelf(slug).age;

/** The longest sale that the platform allows. */
const SALE_DAYS = 14;

const saleStart = ({ saleDays = 0 }: CourseContent, now: Date): Date =>
  new Date(now.getTime() + (saleDays - SALE_DAYS) * DAY);

/** True if the list price had not been valid long enough when the sale began. This is the case for a new course. */
const isIntroductory = ({ slug, saleDays }: CourseContent): boolean =>
  saleDays !== undefined && toAge(slug) + saleDays - SALE_DAYS < 30;

/** Courses that have a promotional film of their own, with the key of the film. */
const PROMOS: Readonly<Record<string, string>> = { 'doc-hieu-so-lieu': 'chon-bieu-do' };

const getPromo = (slug: string): string | null =>
  PROMOS[slug] ? mediaId(PROMOS[slug]) : STILL_PROMOS[slug] ? promoId(slug) : null;

const getColumns = (course: CourseContent): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(COURSE_COLUMNS).map(([name, column]) => [
      column,
      course[name as keyof CourseColumns] ?? null,
    ]),
  );

export async function seedCatalog(em: EntityManager, assets: string, now: Date): Promise<void> {
  const rows = CATEGORIES.map(({ slug, name, nameEn, icon, motif, parent }, position) => ({
    id: categoryId(slug),
    slug,
    name,
    name_en: nameEn,
    icon,
    motif,
    parent_id: parent ? categoryId(parent) : null,
    position,
  }));
  await insertAll(
    em,
    'category',
    rows.filter((row) => !row.parent_id),
  );
  await insertAll(
    em,
    'category',
    rows.filter((row) => row.parent_id),
  );
  const films = await seedFilms(em, assets, now);
  await insertAll(
    em,
    'course',
    COURSES.map((course) => {
      const published = (course.status ?? 'PUBLISHED') === 'PUBLISHED';
      const since = new Date(now.getTime() - toAge(course.slug) * DAY);
      return {
        id: courseId(course.slug),
        slug: course.slug,
        title: course.title,
        subtitle: course.subtitle,
        description: course.description,
        description_words: countWords(course.description),
        outcomes: course.outcomes,
        requirements: course.requirements,
        audience: course.audience,
        tags: course.tags,
        level: course.level,
        language: course.language,
        status: course.status ?? 'PUBLISHED',
        visibility: 'PUBLIC',
        category_id: categoryId(course.category),
        teacher_id: getTeacherId(course.teacher),
        price: course.price,
        ...getColumns(course),
        marks_playback: course.marksPlayback ?? false,
        sale_price: course.salePrice ?? null,
        sale_ends_at: course.saleDays ? new Date(now.getTime() + course.saleDays * DAY) : null,
        promo_media_id: getPromo(course.slug),
        is_introductory: isIntroductory(course),
        introductory_at: isIntroductory(course) ? saleStart(course, now) : null,
        created_at: new Date(since.getTime() - 20 * DAY),
        updated_at: published ? since : new Date(now.getTime() - 2 * DAY),
        published_at: published || course.status === 'UNPUBLISHED' ? since : null,
        version: 1,
        student_count: 0,
        rating_average: 0,
        rating_count: 0,
        lesson_count: 0,
        duration_sec: 0,
      };
    }),
  );
  // Replaces the price history that begins today by the history that the courses would have
  await em.execute('delete from course_price_change');
  await insertAll(
    em,
    'course_price_change',
    COURSES.flatMap((course) => [
      {
        id: stableId(`price ${course.slug}`),
        course_id: courseId(course.slug),
        price: course.price,
        sale_price: null,
        sale_ends_at: null,
        valid_from: new Date(now.getTime() - (toAge(course.slug) + 20) * DAY),
      },
      ...(course.saleDays === undefined
        ? []
        : [
            {
              id: stableId(`sale ${course.slug}`),
              course_id: courseId(course.slug),
              price: course.price,
              sale_price: course.salePrice ?? null,
              sale_ends_at: new Date(now.getTime() + course.saleDays * DAY),
              valid_from: saleStart(course, now),
            },
          ]),
    ]),
  );
  await insertAll(
    em,
    'section',
    COURSES.flatMap(({ slug, sections }) =>
      sections.map(({ title }, s) => ({
        id: stableId(`section ${slug} ${s}`),
        course_id: courseId(slug),
        title,
        position: s,
        lesson_count: 0,
        duration_sec: 0,
      })),
    ),
  );
  await insertAll(
    em,
    'lesson',
    COURSES.flatMap(({ slug, sections }) =>
      sections.flatMap(({ lessons }, s) =>
        lessons.map((lesson, l) => ({
          id: lessonId(slug, s, l),
          course_id: courseId(slug),
          section_id: stableId(`section ${slug} ${s}`),
          title: lesson.title,
          kind: lesson.kind,
          rule: lesson.kind === 'VIDEO' ? 'WATCH' : 'DWELL',
          position: l,
          is_preview: lesson.isPreview,
          is_required: true,
          duration_sec:
            lesson.kind === 'TEXT'
              ? readingSeconds(lesson.body as RichTextDocument)
              : Math.round(lesson.durationSec),
          body: lesson.body ?? null,
          media_id: films.get(lessonId(slug, s, l)) ?? null,
          created_at: now,
          updated_at: now,
        })),
      ),
    ),
  );
  await seedCaptions(em, now);
}
