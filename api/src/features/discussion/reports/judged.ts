import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { type JudgedRating, lockJudgedRating } from '../../learning/index.ts';
import { Comment } from '../comment.entity.ts';
import { lockComment } from '../load-comment.ts';
import { type ContentCase, ContentKind, type ContentOutcome } from './content-case.entity.ts';

/** What was reported, locked, and what can become of it. */
export interface Judged {
  readonly authorId: string;
  readonly where: string;
  /** A rating that was edited after moderators hid it waits for them again. */
  readonly waits: boolean;
  apply(outcome: ContentOutcome | null): Promise<void> | void;
  /** Brings it back after a decision that was wrong. @param since when that was */
  restore(since: Date): Promise<void> | void;
}

/** Decisions of a former release noted their moment a little after they had taken the content away. */
const DECIDING_MS = 1000;

/** What a case is about, locked before the case itself. @throws NOT_FOUND */
export async function lockJudged(
  em: EntityManager,
  viewer: Viewer,
  { kind, targetId }: ContentCase,
): Promise<Judged> {
  if (kind === ContentKind.RATING) {
    const rating: JudgedRating = await lockJudgedRating(em, targetId);
    return { ...rating, where: rating.course };
  }
  const { comment, lesson } = await lockComment(em, viewer, targetId);
  const question = async () => comment.parent && em.findOneOrFail(Comment, { id: comment.parent.id });
  return {
    authorId: comment.author.id,
    where: lesson.title,
    waits: false,
    async apply(outcome) {
      // Its author may have removed it meanwhile
      if (!outcome || comment.removedAt) return;
      comment.remove();
      const asked = await question();
      if (asked) asked.replyCount--;
    },
    async restore(since) {
      // What its author had removed before stays removed, and so does what was erased with them
      if (!comment.removedAt || !comment.text) return;
      if (comment.removedAt.getTime() < since.getTime() - DECIDING_MS) return;
      comment.restore();
      const asked = await question();
      if (asked) asked.replyCount++;
    },
  };
}
