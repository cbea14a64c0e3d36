import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../../platform/db/index.ts';
import type { Settings } from '../../../platform/settings/index.ts';
import type { PaymentGateway } from '../../orders/index.ts';
import type { GatewayPaymentStatus, NotificationOutcome } from '../gateways/gateway.ts';
import { recordUnmatched } from './record-unmatched.ts';

/**
 * Records money without a known attempt. A transfer is money on our account, regardless of its content. A gateway's
 * report about another reference is ignored.
 */
export async function recordUnknownPayment(
  em: EntityManager,
  settings: Settings,
  { reference, amount, transaction, transfer, outcome }: GatewayPaymentStatus,
  gateway: PaymentGateway,
): Promise<NotificationOutcome> {
  if (!transfer || !transaction || !amount || outcome !== 'PAID') return 'UNKNOWN_REFERENCE';
  if (await hasPaid(em, gateway, transaction)) return 'ALREADY_RECORDED';
  const money = { gateway, transaction, amount, reference: reference || undefined, ...transfer };
  const isNew = await recordUnmatched(em, settings, { ...money, reason: 'UNKNOWN_REFERENCE' });
  return isNew ? 'RECORDED' : 'ALREADY_RECORDED';
}

/** True if this money paid an attempt. A repeated report may lack its content. */
async function hasPaid(em: EntityManager, gateway: PaymentGateway, transaction: string): Promise<boolean> {
  const [paid] = await runSql(
    em,
    sql`select 1 from payment_attempt
      where gateway = ${gateway} and gateway_transaction = ${transaction} and status = 'SUCCEEDED'`,
    'billing.hasPaid',
  );
  return paid !== undefined;
}
