import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { lockModeratedRating } from '../../learning/index.ts';
import { Comment } from '../comment.entity.ts';
import { lockComment } from '../discussion.policy.ts';
import { type ContentCase, ContentKind, type ContentOutcome } from './content-case.entity.ts';

export interface ModeratedContent {
  readonly authorId: string;
  /** Title of the lesson, or of the rated course. */
  readonly title: string;
  /** True for a rating that was edited after moderators had hidden it. */
  readonly isAwaitingReview: boolean;
  apply(outcome: ContentOutcome | null): Promise<void> | void;
  /**
   * Restores it after a wrong decision was reversed.
   * @param since time of that decision
   */
  restore(since: Date): Promise<void> | void;
}

/** An earlier release stored the time of the decision slightly after the removal of the content. */
const DECIDING_MS = 1000;

/**
 * Locks the content of a case, which must be locked before the case.
 * @throws NOT_FOUND
 */
export async function lockContent(
  em: EntityManager,
  viewer: Viewer,
  { kind, targetId }: ContentCase,
): Promise<ModeratedContent> {
  if (kind === ContentKind.RATING) return lockModeratedRating(em, targetId);
  const { comment, lesson } = await lockComment(em, viewer, targetId);
  const question = async () => comment.parent && em.findOneOrFail(Comment, { id: comment.parent.id });
  return {
    authorId: comment.author.id,
    title: lesson.title,
    isAwaitingReview: false,
    async apply(outcome) {
      // The author may have removed it in the meantime
      if (!outcome || comment.removedAt) return;
      comment.remove();
      const parent = await question();
      if (parent) parent.replyCount--;
    },
    async restore(since) {
      // Content that its author had removed stays removed, and so does content without text after an erasure
      if (!comment.removedAt || !comment.text) return;
      if (comment.removedAt.getTime() < since.getTime() - DECIDING_MS) return;
      comment.restore();
      const parent = await question();
      if (parent) parent.replyCount++;
    },
  };
}
