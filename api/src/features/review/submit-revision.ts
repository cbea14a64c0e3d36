import { type Context, signedIn } from '../../graphql/context.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { requiresReview } from '../../platform/settings/index.ts';
import { assertTermsAccepted } from '../accounts/index.ts';
import {
  applyRevision,
  assertEnoughLessons,
  isOnSaleOrSuspended,
  loadOpenRevision,
  lockOwnCourse,
} from '../courses/index.ts';
import { audit } from '../operations/index.ts';
import { assertSellersVerified } from '../sellers/index.ts';
import { openReview, withdrawReview } from './open-review.ts';

/** @throws NOT_FOUND without a revision, POLICY if too few lessons would remain */
export function submitRevision(context: Context, courseId: string): Promise<string> {
  return context.em.transactional(async (em) => {
    await assertTermsAccepted(em, context.services, signedIn(context).id);
    await assertSellersVerified(em, context.services.settings, [signedIn(context).id]);
    const course = await lockOwnCourse(em, signedIn(context), courseId, 'OWNER');
    if (!isOnSaleOrSuspended(course)) throw conflict('WRONG_STATE', { state: course.status });
    const revision = await loadOpenRevision(em, course);
    revision.submit();
    await assertEnoughLessons(em, context.services.settings, course, revision);
    audit(em, context, { action: 'course.submit-revision', targetId: course.id });
    if (requiresReview(context.services.settings)) await openReview(em, context, course, revision);
    else await applyRevision(em, context.services.settings, course, revision);
    return course.id;
  });
}

/** @throws NOT_FOUND, CONFLICT */
export function withdrawRevision(context: Context, courseId: string): Promise<string> {
  return context.em.transactional(async (em) => {
    const course = await lockOwnCourse(em, signedIn(context), courseId, 'OWNER');
    const revision = await loadOpenRevision(em, course);
    revision.withdraw();
    await withdrawReview(em, { revision });
    audit(em, context, { action: 'course.withdraw-revision', targetId: course.id });
    return course.id;
  });
}
