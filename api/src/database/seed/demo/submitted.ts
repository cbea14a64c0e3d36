import type { EntityManager } from '@mikro-orm/postgresql';
import { CourseReview, type Submitted, storeSubmission } from '../../../features/review/index.ts';
import { mediaId } from './ids.ts';

/** Stores the current course as the submitted version of a review. */
export async function storeSubmitted(em: EntityManager, id: string): Promise<void> {
  const review = await em.findOneOrFail(CourseReview, id, { populate: ['course'] });
  await storeSubmission(em, review.course, review);
}

/** Stores what was submitted first and second, so that the reviewer sees the teacher's changes. */
export async function seedSubmitted(em: EntityManager, firstId: string, secondId: string): Promise<void> {
  await storeSubmitted(em, secondId);
  const [row] = await em.execute<{ submitted: Submitted }[]>(
    'select submitted from course_review where id = ?',
    [secondId],
  );
  await em.execute('update course_review set submitted = ?::jsonb where id = ?', [
    JSON.stringify(toFirstSubmission(row!.submitted)),
    firstId,
  ]);
}

/**
 * The version before the reviewer's notes: without the warning, with one target group and one lesson less, and with
 * another price, lesson title and film.
 */
function toFirstSubmission({ fields, lessons }: Submitted): Submitted {
  return {
    fields: {
      ...fields,
      DESCRIPTION: fields.DESCRIPTION?.replace(/\s*Có bệnh hô hấp[^.]*\./, '') ?? null,
      AUDIENCE: fields.AUDIENCE?.split('\n').slice(0, 1).join('\n') ?? null,
      PRICE: '349000',
    },
    lessons: lessons
      .slice(0, -1)
      .map((lesson, index) =>
        index === 2
          ? { ...lesson, title: 'Tư thế ngồi' }
          : index === 4
            ? { ...lesson, video: mediaId(`${lesson.id} first`) }
            : lesson,
      ),
  };
}
