import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../platform/access/viewer.ts';
import { getById, lockById } from '../../platform/db/entities.ts';
import { Comment } from './comment.entity.ts';
import { assertMayDiscuss, type DiscussedLesson } from './discussion.policy.ts';

/**
 * Loads a comment for a command. Locks its question first, then the comment, so that changes of one thread run one
 * after another.
 * @throws NOT_FOUND if the comment does not exist, or the viewer may not read the discussion
 */
export async function lockComment(
  em: EntityManager,
  viewer: Viewer,
  id: string,
): Promise<{ comment: Comment; lesson: DiscussedLesson }> {
  const found = await getById(em, Comment, id);
  const lesson = await assertMayDiscuss(em, viewer, found.lesson.id);
  if (found.parent) await lockById(em, Comment, found.parent.id);
  return { comment: await lockById(em, Comment, id), lesson };
}
