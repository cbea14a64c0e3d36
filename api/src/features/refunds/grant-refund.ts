import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../platform/process/services.ts';
import { adjustEInvoice } from '../e-invoices/index.ts';
import { suspendEnrolment } from '../learning/index.ts';
import { postRefundApproved, unfreezeEarning } from '../ledger/index.ts';
import type { LockedRefund } from './load-refund.ts';
import { notifyBuyer } from './notify-refund.ts';
import { recordSystemStep } from './record-step.ts';
import { RefundStepKind } from './refund.entity.ts';
import { sendRefund } from './refund.jobs.ts';

/**
 * Executes an approval in the caller's transaction: the buyer is owed the money, all shares of the sale are reversed,
 * access is suspended, and the money is sent after the commit.
 */
export async function grantRefund(
  em: EntityManager,
  services: Services,
  { refund, line, order }: LockedRefund,
): Promise<void> {
  order.refund(line);
  recordSystemStep(em, refund, RefundStepKind.APPROVED);
  await em.flush();
  // If a later purchase followed, the access of this one has ended
  if (!line.endedAt) await suspendEnrolment(em, refund.buyer.id, refund.course.id);
  await adjustEInvoice(em, services, { lineId: line.id, amount: refund.amount, refundId: refund.id });
  await notifyBuyer(em, services, refund, line.title);
  await services.jobs.send(em, sendRefund, { refundId: refund.id });
  await unfreezeEarning(em, line.id, `refund:${refund.id}`);
  // Last, since it locks accounts that every sale of the platform posts to
  await postRefundApproved(em, { refundId: refund.id, lineId: line.id, amount: refund.amount });
}
