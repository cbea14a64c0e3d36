import type { Viewer } from '../../platform/access/viewer.ts';
import { forbidden, notFound, policy } from '../../platform/errors/errors.ts';
import type { Refund } from './refund.entity.ts';

/** Only the buyer calls a refund off or appeals. */
export function mustHaveAsked(viewer: Viewer, refund: Refund): void {
  if (refund.buyer.id !== viewer.id) throw known(viewer, refund);
}

/** Only the teacher of the course answers first. */
export function mustTeachIt(viewer: Viewer, refund: Refund): void {
  if (refund.teacher.id !== viewer.id) throw known(viewer, refund);
}

/** No one decides about money that they would get or give. */
export function mustDecide(viewer: Viewer, refund: Refund): void {
  if ([refund.buyer.id, refund.teacher.id].includes(viewer.id)) throw policy('OWN_REFUND');
}

/** Who may know of the refund is told that it is not theirs; to others it does not exist. */
const known = (viewer: Viewer, { buyer, teacher }: Refund) =>
  viewer.may('refund:decide') || [buyer.id, teacher.id].includes(viewer.id)
    ? forbidden('NOT_OWNER')
    : notFound();
