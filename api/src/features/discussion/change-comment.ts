import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { forbidden } from '../../platform/errors/errors.ts';
import { awardAchievements } from '../learning/index.ts';
import { audit } from '../operations/index.ts';
import { Comment } from './comment.entity.ts';
import { lockComment } from './discussion.policy.ts';

/** Likes that make an answer helpful even if it was not accepted, as in the view `helpful_answer`. */
const HELPFUL_LIKES = 3;

@InputType({ description: 'Input for liking a comment, or removing the like.' })
export class LikeCommentInput {
  @Field(() => ID, { description: 'ID of a comment written by another person.' })
  commentId!: string;
  @Field(() => Boolean, { description: 'True to like the comment. False to remove the like.' })
  isLiked!: boolean;
}

@InputType({ description: 'Input for accepting a reply as the answer to a question.' })
export class AcceptAnswerInput {
  @Field(() => ID, { description: 'ID of a reply to the question.' })
  commentId!: string;
  @Field(() => Boolean, { description: 'True to accept the reply. False to remove the acceptance.' })
  isAccepted!: boolean;
}

/**
 * Idempotent.
 * @throws CONFLICT if it is removed
 * @throws FORBIDDEN if the viewer wrote it
 */
export function likeComment(context: Context, { commentId, isLiked }: LikeCommentInput): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const { comment } = await lockComment(em, viewer, commentId);
    comment.assertNotRemoved();
    if (comment.author.id === viewer.id) throw forbidden('OWN_COMMENT');
    const [changed] = await runSql(
      em,
      isLiked
        ? sql`insert into comment_like (comment_id, person_id) values (${commentId}, ${viewer.id})
            on conflict do nothing returning comment_id`
        : sql`delete from comment_like where comment_id = ${commentId} and person_id = ${viewer.id} returning comment_id`,
    );
    if (!changed) return commentId;
    comment.likeCount += isLiked ? 1 : -1;
    if (isLiked && comment.parent && comment.likeCount === HELPFUL_LIKES)
      await context.services.jobs.send(em, awardAchievements, { personId: comment.author.id });
    return commentId;
  });
}

/**
 * Accepts an answer, as the author of the question or as a teacher. It replaces the accepted one.
 * @throws CONFLICT if the answer or its question is removed
 * @throws FORBIDDEN unless the viewer asked the question or teaches the course
 */
export function acceptAnswer(
  context: Context,
  { commentId, isAccepted }: AcceptAnswerInput,
): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const { comment, lesson } = await lockComment(em, viewer, commentId);
    const question = comment.parent && (await em.findOneOrFail(Comment, { id: comment.parent.id }));
    comment.assertNotRemoved();
    if (!question || !(question.author.id === viewer.id || lesson.mayAnswer))
      throw forbidden('NOT_YOUR_QUESTION');
    question.assertNotRemoved();
    if (isAccepted)
      await runSql(
        em,
        sql`update comment set accepted_at = null where parent_id = ${question.id} and accepted_at is not null`,
      );
    comment.acceptedAt = isAccepted ? new Date() : null;
    if (isAccepted) await context.services.jobs.send(em, awardAchievements, { personId: comment.author.id });
    return commentId;
  });
}

/**
 * Removes a comment, as its author, a teacher of the course, or a moderator. A placeholder stays.
 * @throws FORBIDDEN unless the viewer wrote it, teaches the course or is a moderator
 * @throws CONFLICT if it is already removed
 */
export function removeComment(context: Context, commentId: string): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const { comment, lesson } = await lockComment(em, viewer, commentId);
    const isOwn = comment.author.id === viewer.id;
    if (!isOwn && !lesson.mayAnswer && !viewer.may('comment:moderate')) throw forbidden('NOT_YOUR_COMMENT');
    comment.remove();
    if (comment.parent) (await em.findOneOrFail(Comment, { id: comment.parent.id })).replyCount--;
    if (!isOwn) audit(em, context, { action: 'comment.remove', targetId: comment.id, after: 'REMOVED' });
    return commentId;
  });
}
