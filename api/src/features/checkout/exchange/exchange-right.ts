import type { EntityManager } from '@mikro-orm/postgresql';
import { conflict, policy } from '../../../platform/errors/errors.ts';
import type { Settings } from '../../../platform/settings/index.ts';
import type { Order } from '../../orders/index.ts';
import {
  assertRefundable,
  REFUND_EXCHANGE_HOURS,
  type RefundRight,
  refundRight,
} from '../../refunds/index.ts';

const HOUR_MS = 3_600_000;

/**
 * A bought course can be exchanged once, while a refund is allowed and within a shorter time. A course that was taken
 * in an exchange cannot be exchanged again.
 * @throws POLICY or CONFLICT with the rule that forbids it
 */
export async function assertExchangeable(
  em: EntityManager,
  settings: Settings,
  lineId: string,
  order: Order,
): Promise<RefundRight> {
  if (order.exchangedLineId) throw conflict('EXCHANGED_BEFORE');
  const right = await refundRight(em, lineId);
  assertRefundable(right);
  const deadline = new Date(order.paidAt!.getTime() + settings.get(REFUND_EXCHANGE_HOURS) * HOUR_MS);
  if (deadline <= new Date()) throw policy('EXCHANGE_WINDOW_OVER', { deadline: deadline.toISOString() });
  return right;
}
