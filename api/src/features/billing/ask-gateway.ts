import { runSql } from '../../platform/run-sql.ts';
import type { Services } from '../../platform/services.ts';
import { sql } from '../../platform/sql.ts';
import { gatewaysOf } from './gateways/index.ts';
import { GatewayAnswer, type PaymentAttempt } from './order.entity.ts';
import { storeNotice } from './payment-notice.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Asks the gateway about an attempt and acts on its word as on a notice. Outside of transactions.
 * @returns what the gateway said @throws where it does not answer
 */
export async function askGateway(
  services: Services,
  { gateway, reference, createdAt }: PaymentAttempt,
): Promise<GatewayAnswer> {
  const told = await gatewaysOf(services).get(gateway).query(reference, createdAt);
  // Nothing to act on, and buyers can have it asked often
  if (told.outcome === 'PENDING' || told.outcome === 'NOT_BEGUN') return GatewayAnswer[told.outcome];
  const noticeId = await storeNotice(services, 'QUERY', gateway, told);
  const outcome = await settlePayment(services, told, { gateway, noticeId });
  if (outcome === 'ALREADY_RECORDED')
    await runSql(services.orm.em.fork(), sql`delete from payment_notice where id = ${noticeId}`);
  return GatewayAnswer[told.outcome];
}
