import type { EntityManager } from '@mikro-orm/postgresql';
import { defineEnum } from '../../graphql/define-enum.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import type { AccountName } from './accounts.ts';

export const PostingKind = defineEnum('PostingKind', 'Kind of a ledger transaction.', {
  SALE_PAID: 'A buyer paid. The price is divided among all parties.',
  EXCHANGE_PAID: 'A course was paid with credit from an exchanged course.',
  GATEWAY_SETTLED: 'A gateway transferred its balance to the platform.',
  DEDUCTION_SETTLED: 'A gateway deducted refunds from the amount that it transferred.',
  EARNING_RELEASED: 'The hold of a sale ended. The share is available to the teacher.',
  REFUND_APPROVED: 'A refund was approved. The shares of all parties are reversed.',
  REFUND_PAID: 'A refund was transferred to the buyer.',
  RECEIVABLE_NETTED: 'A teacher’s debt was deducted from earnings.',
  RECEIVABLE_WRITTEN_OFF: 'A teacher’s debt was written off as a loss of the platform.',
  PAYOUT_ASKED: 'Money was reserved for a payout.',
  PAYOUT_DONE: 'A payout reached the teacher’s bank.',
  PAYOUT_FAILED: 'A payout ended without a transfer. The amount is available again.',
  DISPUTE_OPENED: 'The buyer’s bank withdrew the amount until the dispute is decided.',
  DISPUTE_WON: 'The amount of a dispute was returned to the platform.',
  DISPUTE_LOST: 'The amount of a dispute is lost, with the effects of a refund.',
  PACKAGE_SOLD: 'A package for teachers was paid.',
  PACKAGE_DAY: 'A day of a package elapsed and counts as earned.',
  PACKAGE_CANCELLED: 'A package was cancelled with a refund.',
  SUSPENSE_RECEIVED: 'A payment was received that matches no order yet.',
  SUSPENSE_RETURNED: 'An unmatched payment is owed to its sender.',
  TAX_PAID: 'Taxes were paid to the tax office.',
});
export type PostingKind = keyof typeof PostingKind;

/** One side of a posting, in đồng: positive debits, negative credits. Zero amounts are dropped. */
export interface Entry {
  readonly account: AccountName;
  readonly amount: number;
  /** The order line of the entry. Undefined for the transaction as a whole. */
  readonly lineId?: string;
}

/** The balance of an account on its normal side, in đồng: 0 or more except for accounts that may be overdrawn. */
export type Balances = (account: AccountName) => number;

export interface Posting {
  readonly kind: PostingKind;
  /** Idempotency key: a posting with the same key is posted only once. */
  readonly key: string;
  readonly orderId?: string;
  readonly occurredAt?: Date;
  /** Key of the posting that this one reverses. Each is reversed at most once. */
  readonly reverses?: string;
  readonly entries: readonly Entry[];
}

/**
 * Posts to the ledger in the caller's transaction.
 * @returns false if the key was posted before
 * @throws Error if the entries do not sum to zero (checked here, and again by the database at commit)
 */
export const post = async (em: EntityManager, posting: Posting): Promise<boolean> =>
  (await postAll(em, [posting])) > 0;

/**
 * Posts several postings, see {@link post}.
 * @returns the number of those that were not posted before
 */
export async function postAll(em: EntityManager, postings: readonly Posting[]): Promise<number> {
  const sidesByKey = new Map(
    postings.map(({ key, entries }) => [key, entries.filter(({ amount }) => amount !== 0)]),
  );
  for (const [key, sides] of sidesByKey)
    if (getSum(sides) !== 0) throw new Error(`the posting ${key} does not sum to zero`);
  const facts = postings.map(({ entries: _, ...rest }) => rest);
  const posted = await runSql<{ id: string; key: string }>(
    em,
    sql`insert into ledger_transaction (kind, idempotency_key, order_id, occurred_at, reverses_id)
     select p.kind, p.key, p."orderId", coalesce(p."occurredAt", now()),
       (select t.id from ledger_transaction t where t.idempotency_key = p.reverses)
     from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb)
       as p(kind text, key text, "orderId" uuid, "occurredAt" timestamptz, reverses text)
     on conflict (idempotency_key) do nothing returning id, idempotency_key as key`,
    'ledger.post',
  );
  if (!posted.length) return 0;
  const entries = posted.flatMap(({ id, key }) =>
    (sidesByKey.get(key) ?? []).map((entry, sequence) => ({ id, sequence, ...entry })),
  );
  await lockAccounts(em, getAccounts(entries));
  const rows = entries.map(({ account: { code }, ...entry }) => ({ code, ...entry }));
  await runSql(
    em,
    sql`with e as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
         as e(id uuid, code text, amount bigint, sequence int, "lineId" uuid)),
     entry as (
       insert into ledger_entry (transaction_id, sequence, account_id, amount, line_id)
       select e.id, e.sequence, a.id, e.amount, e."lineId" from e join ledger_account a on a.code = e.code
     )
     update ledger_account a set balance = a.balance + s.amount
     from (select code, sum(amount) as amount from e group by code) s where s.code = a.code`,
    'ledger.entries',
  );
  return posted.length;
}

/**
 * Locks accounts until the transaction ends and returns their balances, for postings that depend on them. The list
 * must contain every account of the postings that follow: all code locks rows in the same order, so that postings
 * wait for each other and never deadlock.
 */
export async function lockAccounts(em: EntityManager, accounts: readonly AccountName[]): Promise<Balances> {
  await openAccounts(em, accounts);
  const codes = accounts.map(({ code }) => code);
  const rows = await runSql<{ code: string; balance: string }>(
    em,
    sql`select code, balance::text from ledger_account where code = any(${codes}::text[]) order by id for update`,
    'ledger.lockAccounts',
  );
  const balances = new Map(rows.map(({ code, balance }) => [code, Number(balance)]));
  return ({ code, normalSide }) => {
    const balance = balances.get(code);
    if (balance === undefined) throw new Error(`the account ${code} was not locked`);
    return normalSide === 'DEBIT' ? balance : 0 - balance;
  };
}

export const getAccounts = (entries: readonly Entry[]): AccountName[] => [
  ...new Map(entries.map(({ account }) => [account.code, account])).values(),
];

export const getSum = (entries: readonly Pick<Entry, 'amount'>[]): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0);

async function openAccounts(em: EntityManager, accounts: readonly AccountName[]): Promise<void> {
  await runSql(
    em,
    sql`insert into ledger_account (code, kind, normal_side, owner_id, may_go_negative)
     select distinct code, kind, "normalSide", "ownerId", "mayGoNegative"
     from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb)
       as a(code text, kind text, "normalSide" text, "ownerId" uuid, "mayGoNegative" boolean)
     where not exists (select 1 from ledger_account l where l.code = a.code)
     order by code on conflict (code) do nothing`,
    'ledger.openAccounts',
  );
}
