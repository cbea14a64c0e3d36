import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { conflict } from '../../../platform/errors/errors.ts';
import { User } from '../../accounts/index.ts';
import { lockGradableSubmission } from '../load.ts';
import type { AssignmentSubmission } from '../submission.entity.ts';

/** Time after which a claim without activity expires. */
const CLAIM_MS = 5 * 60_000;

/** Claims work for grading unless another teacher has claimed it. The caller then reads that teacher's name. */
export function claimSubmission(context: Context, id: string): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const submission = await lockGradableSubmission(em, viewer, id);
    if (!isClaimedByOther(submission, viewer.id)) extendClaim(em, submission, viewer.id);
    await em.flush();
    return id;
  });
}

const isClaimedByOther = (
  { claimedBy, claimedUntil }: AssignmentSubmission,
  graderId: string,
  now = new Date(),
): boolean => !!claimedBy && claimedBy.id !== graderId && !!claimedUntil && claimedUntil > now;

function extendClaim(em: EntityManager, submission: AssignmentSubmission, graderId: string): void {
  submission.claimedBy = em.getReference(User, graderId);
  submission.claimedUntil = new Date(Date.now() + CLAIM_MS);
}

/**
 * Extends the teacher's claim.
 * @throws CONFLICT with the name of another teacher who has claimed the work
 */
export async function assertClaimed(
  em: EntityManager,
  submission: AssignmentSubmission,
  graderId: string,
): Promise<void> {
  if (isClaimedByOther(submission, graderId)) {
    const holder = await em.findOneOrFail(User, { id: submission.claimedBy!.id });
    throw conflict('MARKED_ELSEWHERE', { title: holder.fullName });
  }
  extendClaim(em, submission, graderId);
}
