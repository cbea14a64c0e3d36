import type { EntityManager } from '@mikro-orm/postgresql';
import { account } from './accounts.ts';
import { lockAccounts, post } from './post.ts';
import {
  disputeLost,
  disputeOpened,
  disputeWon,
  gatewaySettled,
  suspenseReturned,
  taxPaid,
} from './postings/gateway.ts';

/** Gateway settles: what it held for us is in the bank, but for its fee. */
export const postSettlement = (
  em: EntityManager,
  settlement: Parameters<typeof gatewaySettled>[0],
): Promise<boolean> => post(em, gatewaySettled(settlement));

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

/** Taxes paid to the office. @param key of the declaration, for instance `2026-11` */
export async function postTaxPaid(em: EntityManager, key: string, occurredAt?: Date): Promise<boolean> {
  const taxes = [account.vatWithheld, account.pitWithheld, account.vatOutput, account.taxCredit];
  return post(em, taxPaid(key, await lockAccounts(em, [...taxes, account.bank]), occurredAt));
}
