import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../../graphql/read/index.ts';
import { runSql } from '../../platform/db/index.ts';
import { type Course, plainText } from '../courses/index.ts';
import type { CourseReview } from './course-review.entity.ts';
import { type ReviewedField } from './review.enums.ts';

/** Snapshot of a submission for comparison with later ones: texts of the course, and hashes of its lessons. */
export interface Submitted {
  readonly fields: Readonly<Record<ReviewedField, string | null>>;
  readonly lessons: readonly {
    readonly id: string;
    readonly title: string;
    readonly section: string;
    readonly isPreview: boolean;
    /** Hash of the text, so that the text of a lesson is not stored twice. */
    readonly print: string | null;
    readonly video: string | null;
    readonly captions: string | null;
  }[];
}

/**
 * Stores the snapshot of a submission as its revision would change the course, and deletes the snapshots before the
 * last judged submission, which are no longer compared. A course therefore has at most two snapshots, each bounded by
 * the limits of a course.
 */
export async function storeSubmission(
  em: EntityManager,
  course: Course,
  review: CourseReview,
): Promise<void> {
  const { revision } = review;
  const fields: Submitted['fields'] = {
    TITLE: revision?.title ?? course.title,
    SUBTITLE: course.subtitle,
    CATEGORY: (revision?.category ?? course.category)?.id ?? null,
    DESCRIPTION: plainText(course.description),
    OUTCOMES: course.outcomes.join('\n'),
    REQUIREMENTS: course.requirements.join('\n'),
    AUDIENCE: course.audience.join('\n'),
    TAGS: course.tags.join(', '),
    PRICE: String(revision?.price ?? course.price),
    SALE_PRICE: course.salePrice == null ? null : String(course.salePrice),
    COVER: course.coverKey ?? null,
    PROMO: course.promoMedia?.id ?? null,
  };
  await runSql(
    em,
    sql`update course_review r set submitted = jsonb_build_object('fields', ${JSON.stringify(fields)}::jsonb, 'lessons', (
        select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'title', l.title, 'section', s.title,
            'isPreview', l.is_preview, 'print', md5(l.body::text), 'video', l.media_id, 'captions', nullif(concat_ws(' ', l.captions_id, (
              select string_agg(t.media_id::text, ' ' order by t.language) from caption_track t
              where t.lesson_id = l.id and t.replaced_at is null and t.language <> 'vi')), ''))
          order by s.position, l.position), '[]')
        from lesson l join section s on s.id = l.section_id where l.course_id = ${course.id} and l.removed_at is null
          and l.section_id <> all(${revision?.removedSectionIds ?? []}::uuid[])
          and l.id <> all(${revision?.removedLessonIds ?? []}::uuid[])))
      where r.id = ${review.id}`,
  );
  await runSql(
    em,
    sql`update course_review r set submitted = null
      where r.course_id = ${course.id} and r.id <> ${review.id} and r.submitted is not null
        and r.id is distinct from (select p.id from course_review p
          where p.course_id = ${course.id} and p.reviewer_id is not null order by p.submitted_at desc limit 1)`,
  );
}
