import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { getById, lockById } from '../../../platform/db/index.ts';
import { conflict, forbidden } from '../../../platform/errors/errors.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { User } from '../../accounts/index.ts';
import { CourseRight, lockOwnCourse } from '../../courses/index.ts';
import { notify } from '../../support/index.ts';
import { Rating, RatingStatus } from './rating.entity.ts';

@InputType({ description: 'Input for the public reply to a rating.' })
export class ReplyToRatingInput {
  @Field(() => ID, { description: 'ID of a rating of a course for which the viewer may reply.' })
  ratingId!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Text of the reply, 2 to 1,000 characters. Replaces the existing reply; null removes it.',
  })
  @TrimmedLength(2, 1000, { message: 'learning.ratingReply' })
  text?: string | null;
}

/**
 * Replies to a rating, edits the reply, or deletes it. Locks the course before the rating, in the same order as
 * rating a course. The student is notified only of the first reply.
 */
export function replyToRating(context: Context, { ratingId, text }: ReplyToRatingInput): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const found = await getById(em, Rating, ratingId);
    const course = await lockOwnCourse(em, viewer, found.course.id, CourseRight.ANSWER);
    const rating = await lockById(em, Rating, found.id);
    // A co-teacher may have studied and rated the course before teaching it
    if (rating.author.id === viewer.id) throw forbidden('OWN_RATING');
    if (rating.status !== RatingStatus.PUBLISHED) throw conflict('RATING_REMOVED');
    const isFirst = !rating.repliedAt && !!text;
    rating.teacherReply = text?.trim() ?? null;
    if (text) {
      rating.repliedAt = new Date();
      rating.repliedBy = em.getReference(User, viewer.id);
    }
    await em.flush();
    if (isFirst)
      await notify(em, context.services, rating.author.id, {
        kind: 'RATING_REPLIED',
        params: { course: course.title },
        link: '/dashboard/ratings',
      });
    return rating.id;
  });
}
