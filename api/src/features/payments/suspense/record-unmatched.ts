import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../../platform/db/index.ts';
import type { Settings } from '../../../platform/settings/index.ts';
import { postSuspense } from '../../ledger/index.ts';
import type { PaymentGateway } from '../../orders/index.ts';
import { SUSPENSE_FOUR_EYES_FROM } from '../settings.ts';
import type { SuspenseReason } from './suspense.enums.ts';

/** Received money that matches no payable order. */
export interface UnmatchedMoney {
  readonly gateway: PaymentGateway;
  /** The transaction ID of the gateway or bank. Each is recorded once. */
  readonly transaction: string;
  readonly amount: number;
  readonly reason: SuspenseReason;
  /** The order that it was meant for, if known. */
  readonly orderId?: string | undefined;
  readonly reference?: string | undefined;
  readonly content?: string | undefined;
  readonly payer?: string | undefined;
  readonly payerAccount?: string | undefined;
  readonly receivedAt?: Date | undefined;
}

/**
 * Posts unmatched money and records it for administrators, one row each.
 * @returns false if it was already recorded
 */
export async function recordUnmatched(
  em: EntityManager,
  settings: Pick<Settings, 'get'>,
  money: UnmatchedMoney,
): Promise<boolean> {
  const { gateway, transaction, amount, reason, receivedAt = new Date() } = money;
  const needsSecondPerson = amount >= settings.get(SUSPENSE_FOUR_EYES_FROM);
  const isNew = await postSuspense(em, {
    orderId: money.orderId,
    gateway,
    amount,
    transaction,
    occurredAt: receivedAt,
  });
  if (isNew)
    await runSql(
      em,
      sql`insert into suspense_item (gateway, transaction, amount, needs_second_person, reason, reference, content, payer, payer_account, received_at, order_id)
       values (${gateway}, ${transaction}, ${amount}, ${needsSecondPerson}, ${reason}, ${money.reference ?? null}, ${money.content ?? null},
         ${money.payer ?? null}, ${money.payerAccount ?? null}, ${receivedAt}, ${money.orderId ?? null})`,
    );
  return isNew;
}

/**
 * Unmatched money that was recorded under one of these names, also if it has left the suspense account: it is already
 * posted.
 */
export async function findRecorded(
  em: EntityManager,
  gateway: PaymentGateway,
  names: readonly string[],
): Promise<{ readonly hasLeft: boolean } | undefined> {
  const [recorded] = await runSql<{ hasLeft: boolean }>(
    em,
    sql`select left_at is not null as "hasLeft" from suspense_item
      where gateway = ${gateway} and transaction = any(${names}::text[]) order by left_at nulls first limit 1`,
    'billing.keptAs',
  );
  return recorded;
}
