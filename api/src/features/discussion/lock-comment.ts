import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../platform/access/viewer.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { Comment } from './comment.entity.ts';
import { assertMayDiscuss, type DiscussedLesson } from './discussion.policy.ts';

interface Discussed {
  readonly comment: Comment;
  readonly lesson: DiscussedLesson;
}

/**
 * Loads a comment for a command. Locks its question first, then the comment, so that changes of one thread run one
 * after another.
 */
export async function lockComment(em: EntityManager, viewer: Viewer, id: string): Promise<Discussed> {
  const found = isUuid(id) ? await em.findOne(Comment, { id }) : null;
  if (!found) throw notFound();
  const lesson = await assertMayDiscuss(em, viewer, found.lesson.id);
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  if (found.parent) await em.findOneOrFail(Comment, { id: found.parent.id }, { lockMode, refresh: true });
  const comment = await em.findOneOrFail(Comment, { id }, { lockMode, refresh: true });
  return { comment, lesson };
}
