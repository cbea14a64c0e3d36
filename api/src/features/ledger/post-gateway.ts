import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayText, runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import { account } from './accounts.ts';
import { lockAccounts, post, postAll } from './post.ts';
import {
  deductionSettled,
  disputeLost,
  disputeOpened,
  disputeWon,
  gatewaySettled,
  type PaidTaxes,
  suspenseReturned,
  taxPaid,
} from './postings/gateway.ts';

type PaymentSettled = Parameters<typeof gatewaySettled>[0];
type WentBack = Omit<Parameters<typeof deductionSettled>[0], 'sent'> & {
  /** Keys of the postings by which it went back, for instance `refund-paid:<transfer>`. */
  readonly wentBackBy: readonly string[];
};

/** Gateway settles: what it held for us is in the bank but for its fee, less what it had sent back. */
export async function postSettlement(
  em: EntityManager,
  payments: readonly PaymentSettled[],
  deductions: readonly WentBack[] = [],
): Promise<number> {
  const sent = await sentByGateways(em, deductions);
  return postAll(em, [
    ...deductions.map(({ wentBackBy, ...facts }) =>
      deductionSettled({ ...facts, sent: wentBackBy.reduce((sum, key) => sum + (sent.get(key) ?? 0), 0) }),
    ),
    ...payments.map(gatewaySettled),
  ]);
}

/** By posting: what of it left by the gateway itself. */
async function sentByGateways(
  em: EntityManager,
  deductions: readonly WentBack[],
): Promise<ReadonlyMap<string, number>> {
  if (!deductions.length) return new Map();
  const rows = await runSql<{ key: string; sent: string }>(
    em,
    sql`select t.idempotency_key as key, sum(-e.amount)::text as sent
      from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
      join ledger_account a on a.id = e.account_id and a.kind = 'GATEWAY'
      where t.idempotency_key = any(${arrayText(deductions.flatMap(({ wentBackBy }) => wentBackBy))}::text[])
      group by t.idempotency_key`,
  );
  return new Map(rows.map(({ key, sent }) => [key, Number(sent)]));
}

/** Money in suspense is owed to whoever sent it, until it has left (postRefundPaid). */
export const postSuspenseReturned = (
  em: EntityManager,
  returned: Parameters<typeof suspenseReturned>[0],
): Promise<boolean> => post(em, suspenseReturned(returned));

/** A buyer's bank took money back, for now. */
export async function postDisputeOpened(
  em: EntityManager,
  dispute: Parameters<typeof disputeOpened>[0],
): Promise<boolean> {
  const accounts = [account.dispute, account.gateway(dispute.gateway), account.bank];
  return post(em, disputeOpened(dispute, await lockAccounts(em, accounts)));
}

export const postDisputeWon = (
  em: EntityManager,
  dispute: Parameters<typeof disputeWon>[0],
): Promise<boolean> => post(em, disputeWon(dispute));

/** The refund of the line is approved before, in the same transaction (postRefundApproved). */
export const postDisputeLost = (
  em: EntityManager,
  dispute: Parameters<typeof disputeLost>[0],
): Promise<boolean> => post(em, disputeLost(dispute));

const TAXES = [account.vatWithheld, account.pitWithheld, account.vatOutput, account.taxCredit];

/** What is owed of each tax and what was paid too much before, in đồng, locked until the transaction ends. */
export async function lockTaxes(em: EntityManager) {
  const balances = await lockAccounts(em, [...TAXES, account.bank]);
  return {
    vatWithheld: balances(account.vatWithheld),
    pitWithheld: balances(account.pitWithheld),
    vatOutput: balances(account.vatOutput),
    credit: balances(account.taxCredit),
  };
}

/** Taxes paid to the office; the caller has looked that no more is paid than is owed (lockTaxes). */
export async function postTaxPaid(em: EntityManager, paid: PaidTaxes): Promise<boolean> {
  return post(em, taxPaid(paid, await lockAccounts(em, [...TAXES, account.bank])));
}
