import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { conflict } from '../../../platform/errors/errors.ts';
import { User } from '../../accounts/index.ts';
import { lockMarkedSubmission } from '../load.ts';
import type { AssignmentSubmission } from '../submission.entity.ts';

/** Time after which a claim without activity expires. */
const HELD_MS = 5 * 60_000;

/**
 * Claims work for grading unless another teacher has it. In that case the claim stays, and the caller reads the
 * teacher's name.
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

/** Extends a teacher's claim by some minutes. */
export function hold(em: EntityManager, submission: AssignmentSubmission, markerId: string): void {
  submission.claimedBy = em.getReference(User, markerId);
  submission.claimedUntil = new Date(Date.now() + HELD_MS);
}

/**
 * Asserts and extends the teacher's claim.
 * @throws CONFLICT with the name of another teacher who has claimed it
 */
export async function assertClaimed(
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
