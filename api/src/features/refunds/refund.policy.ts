import type { Viewer } from '../../platform/access/viewer.ts';
import { forbidden, notFound, policy } from '../../platform/errors/errors.ts';
import type { Refund } from './refund.entity.ts';

export function assertBuyer(viewer: Viewer, refund: Refund): void {
  if (refund.buyer.id !== viewer.id) throw toRefusal(viewer, refund);
}

export function assertTeacher(viewer: Viewer, refund: Refund): void {
  if (refund.teacher.id !== viewer.id) throw toRefusal(viewer, refund);
}

/** Administrators cannot decide about refunds that they would receive or bear. */
export function assertMayDecide(viewer: Viewer, refund: Refund): void {
  if ([refund.buyer.id, refund.teacher.id].includes(viewer.id)) throw policy('OWN_REFUND');
}

/** Parties of the refund get FORBIDDEN; for other users it does not exist. */
const toRefusal = (viewer: Viewer, { buyer, teacher }: Refund) =>
  viewer.may('refund:decide') || [buyer.id, teacher.id].includes(viewer.id)
    ? forbidden('NOT_OWNER')
    : notFound();
