import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { arrayText, getValue, runSql, sql } from '../../../platform/db/index.ts';
import { policy } from '../../../platform/errors/errors.ts';
import { AtMost } from '../../../platform/input/at-most.ts';
import { audit } from '../../operations/index.ts';
import { PaymentGateway } from '../../orders/index.ts';
import { type GatewayPaymentStatus, getGateways } from '../gateways/index.ts';
import { readStatement } from '../gateways/vietqr/statement.ts';
import { storeNotification } from '../payment-notification.ts';
import { settlePayment } from '../settle-payment.ts';

const MAX_CHARACTERS = 500_000;

@InputType({ description: 'A statement of the bank account for transfers.' })
export class ImportIncomingTransfersInput {
  @Field({
    description:
      'CSV with a header, separated by commas, semicolons or tabs: date (2026-11-22 14:02:37 or 22/11/2026 14:02, in Vietnam), reference, amount or credit, content, and optionally payer and payer_account. Column names of Vietnamese banks are accepted. At most 500,000 characters.',
  })
  @AtMost(MAX_CHARACTERS)
  text!: string;
}

@ObjectType({ description: 'Result of importing a bank statement.' })
export class IncomingTransfers {
  @Field(() => Int, { description: 'Number of incoming transfers in the statement.' })
  rows!: number;
  @Field(() => Int, { description: 'Number of transfers already recorded, by the bank’s reference.' })
  known!: number;
  @Field(() => Int, { description: 'Number of transfers that paid an order now.' })
  paid!: number;
  @Field(() => Int, { description: 'Number of transfers that match no order and remain unmatched.' })
  unfitting!: number;
}

/**
 * Imports a bank statement. Each transfer is settled separately, as if the bank had reported it, and once per
 * reference. An interrupted import can therefore be repeated as a whole.
 */
export async function importStatement(
  context: Context,
  { text }: ImportIncomingTransfersInput,
): Promise<IncomingTransfers> {
  const { services } = context;
  const gateway = PaymentGateway.VIETQR;
  if (!getGateways(services).has(gateway)) throw policy('GATEWAY_NOT_OFFERED');
  const transfers = readStatement(text);
  const em = services.orm.em.fork();
  const known = await findKnown(em, transfers);
  const fresh = transfers.filter(({ transaction }) => !known.has(transaction!));
  for (const report of fresh) {
    const notificationId = await storeNotification(services, 'QUERY', gateway, report);
    await settlePayment(services, report, { gateway, notificationId });
  }
  const unfitting = await countUnfitting(em, fresh);
  const counts = {
    rows: transfers.length,
    known: transfers.length - fresh.length,
    paid: fresh.length - unfitting,
    unfitting,
  };
  await context.em.transactional(async (auditing) =>
    audit(auditing, context, {
      action: 'statement.import',
      targetType: 'user',
      targetId: signedIn(context).id,
      after: counts,
    }),
  );
  return counts;
}

const references = (transfers: readonly GatewayPaymentStatus[]): string =>
  arrayText(transfers.map(({ transaction }) => transaction!));

/** Transfers that are already recorded from any source. */
async function findKnown(
  em: EntityManager,
  transfers: readonly GatewayPaymentStatus[],
): Promise<Set<string>> {
  const rows = await runSql<{ name: string }>(
    em,
    sql`select gateway_transaction as name from payment_attempt
      where gateway = 'VIETQR' and gateway_transaction = any(${references(transfers)}::text[])
     union select transaction from suspense_item
      where gateway = 'VIETQR' and transaction = any(${references(transfers)}::text[])`,
  );
  return new Set(rows.map(({ name }) => name));
}

async function countUnfitting(
  em: EntityManager,
  transfers: readonly GatewayPaymentStatus[],
): Promise<number> {
  return getValue<number>(
    em,
    sql`select count(*)::int as n from suspense_item
      where gateway = 'VIETQR' and state <> 'MATCHED' and transaction = any(${references(transfers)}::text[])`,
  );
}
