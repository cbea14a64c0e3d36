import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { conflict } from '../../../platform/errors/errors.ts';
import { User } from '../../accounts/index.ts';
import { lockMarkedSubmission } from '../load.ts';
import type { AssignmentSubmission } from '../submission.entity.ts';

/** How long work stays with a marker who does nothing with it. */
const HELD_MS = 5 * 60_000;

/**
 * Takes work to mark it, where no other marker has it: whoever comes second is told who does, by reading it.
 * @returns the submission's id
 */
export function claimSubmission(context: Context, id: string): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const submission = await lockMarkedSubmission(em, viewer, id);
    if (!isHeldByOther(submission, viewer.id)) hold(em, submission, viewer.id);
    await em.flush();
    return id;
  });
}

export const isHeldByOther = (
  { claimedBy, claimedUntil }: AssignmentSubmission,
  markerId: string,
  now = new Date(),
): boolean => !!claimedBy && claimedBy.id !== markerId && !!claimedUntil && claimedUntil > now;

/** Keeps it with a marker for some minutes more. */
export function hold(em: EntityManager, submission: AssignmentSubmission, markerId: string): void {
  submission.claimedBy = em.getReference(User, markerId);
  submission.claimedUntil = new Date(Date.now() + HELD_MS);
}

/** @throws CONFLICT where another marker has it, by name */
export async function mustHold(
  em: EntityManager,
  submission: AssignmentSubmission,
  markerId: string,
): Promise<void> {
  if (isHeldByOther(submission, markerId)) {
    const holder = await em.findOneOrFail(User, { id: submission.claimedBy!.id });
    throw conflict('MARKED_ELSEWHERE', { title: holder.fullName });
  }
  hold(em, submission, markerId);
}
