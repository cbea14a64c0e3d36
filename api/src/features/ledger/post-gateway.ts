import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayText, runSql, sql } from '../../platform/db/index.ts';
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
  /** Keys of the postings of the refund, for instance `refund-paid:<transfer>`. */
  readonly wentBackBy: readonly string[];
};

/**
 * Books a settlement: the gateway has transferred the payments to the bank, less its fee and the refunds that it
 * paid.
 */
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

/** The amount of each posting that the gateway itself paid. */
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

/** Unmatched money is owed to its sender until it has been returned (postRefundPaid). */
export const postSuspenseReturned = (
  em: EntityManager,
  returned: Parameters<typeof suspenseReturned>[0],
): Promise<boolean> => post(em, suspenseReturned(returned));

/** The buyer's bank has taken the money back for the time of the dispute. */
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

/** The caller has already approved the refund of the line, in the same transaction (postRefundApproved). */
export const postDisputeLost = (
  em: EntityManager,
  dispute: Parameters<typeof disputeLost>[0],
): Promise<boolean> => post(em, disputeLost(dispute));

const TAXES = [account.vatWithheld, account.pitWithheld, account.vatOutput, account.taxCredit];

/** The owed amount of each tax and the tax credit, in đồng. The accounts are locked until the transaction ends. */
export async function lockTaxes(em: EntityManager) {
  const balances = await lockAccounts(em, [...TAXES, account.bank]);
  return {
    vatWithheld: balances(account.vatWithheld),
    pitWithheld: balances(account.pitWithheld),
    vatOutput: balances(account.vatOutput),
    credit: balances(account.taxCredit),
  };
}

/** Books taxes paid to the tax office. The caller has checked that no more is paid than is owed (lockTaxes). */
export async function postTaxPaid(em: EntityManager, paid: PaidTaxes): Promise<boolean> {
  return post(em, taxPaid(paid, await lockAccounts(em, [...TAXES, account.bank])));
}
