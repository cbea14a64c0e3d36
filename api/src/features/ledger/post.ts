import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../platform/run-sql.ts';
import { sql } from '../../platform/sql.ts';

/** An account by what it is for; it is opened the first time something is posted to it. */
export interface AccountName {
  readonly code: string;
  readonly kind: string;
  readonly normalSide: 'DEBIT' | 'CREDIT';
  readonly ownerId?: string;
}

/** The chart of accounts, as far as what exists needs it (design/money.md). */
export const account = {
  /** What a gateway owes us. */
  gateway: (code: string): AccountName => ({ code: `gateway:${code}`, kind: 'GATEWAY', normalSide: 'DEBIT' }),
  /** A teacher's earnings while buyers may still want their money back. */
  hold: (teacherId: string): AccountName => ({
    code: `hold:${teacherId}`,
    kind: 'TEACHER_HOLD',
    normalSide: 'CREDIT',
    ownerId: teacherId,
  }),
  vatWithheld: {
    code: 'tax-withheld:vat',
    kind: 'TAX_WITHHELD',
    normalSide: 'CREDIT',
  } satisfies AccountName as AccountName,
  pitWithheld: {
    code: 'tax-withheld:pit',
    kind: 'TAX_WITHHELD',
    normalSide: 'CREDIT',
  } satisfies AccountName as AccountName,
  /** The platform's share, earned once the hold is over. */
  commissionDeferred: {
    code: 'commission-deferred',
    kind: 'COMMISSION_DEFERRED',
    normalSide: 'CREDIT',
  } satisfies AccountName as AccountName,
  /** Money that came and fits nothing, until it is matched or returned. */
  suspense: { code: 'suspense', kind: 'SUSPENSE', normalSide: 'CREDIT' } satisfies AccountName as AccountName,
};

/** One side of a posting, in đồng: positive debits, negative credits. Zero is left out. */
export interface Entry {
  readonly account: AccountName;
  readonly amount: number;
}

export interface Posting {
  /** For example `SALE_PAID`. */
  readonly kind: string;
  /** The same key is posted once, whoever tries it how often. */
  readonly key: string;
  readonly orderId?: string;
  readonly occurredAt?: Date;
  readonly entries: readonly Entry[];
}

/**
 * Posts to the ledger in the caller's transaction.
 * @returns false where the key was posted already.
 * @throws where the entries do not sum to zero (here, and again by the database at commit).
 */
export const post = async (em: EntityManager, posting: Posting): Promise<boolean> =>
  (await postAll(em, [posting])) > 0;

/** Posts many at once, as {@link post} does one. @returns how many were not there before */
export async function postAll(em: EntityManager, postings: readonly Posting[]): Promise<number> {
  const sidesOf = new Map(
    postings.map(({ key, entries }) => [key, entries.filter(({ amount }) => amount !== 0)]),
  );
  for (const [key, sides] of sidesOf)
    if (sides.reduce((sum, { amount }) => sum + amount, 0) !== 0)
      throw new Error(`the posting ${key} does not sum to zero`);
  const facts = postings.map(({ kind, key, orderId, occurredAt }) => ({ kind, key, orderId, occurredAt }));
  const posted = await runSql<{ id: string; key: string }>(
    em,
    sql`insert into ledger_transaction (kind, idempotency_key, order_id, occurred_at)
     select kind, key, "orderId", coalesce("occurredAt", now())
     from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as p(kind text, key text, "orderId" uuid, "occurredAt" timestamptz)
     on conflict (idempotency_key) do nothing returning id, idempotency_key as key`,
  );
  if (!posted.length) return 0;
  const entries = posted.flatMap(({ id, key }) =>
    (sidesOf.get(key) ?? []).map(({ account, amount }, sequence) => ({ id, account, amount, sequence })),
  );
  await openAccounts(em, [...new Map(entries.map(({ account }) => [account.code, account])).values()]);
  const balances = JSON.stringify(entries.map(({ account: { code }, ...entry }) => ({ code, ...entry })));
  // Rows are locked in one order everywhere, so that postings wait for each other and never dead-lock
  await runSql(
    em,
    sql`select id from ledger_account where code in (select code from jsonb_to_recordset(${balances}::jsonb) as e(code text)) order by id for update`,
  );
  await runSql(
    em,
    sql`with e as (select * from jsonb_to_recordset(${balances}::jsonb) as e(id uuid, code text, amount bigint, sequence int)),
     entry as (
       insert into ledger_entry (transaction_id, sequence, account_id, amount)
       select e.id, e.sequence, a.id, e.amount from e join ledger_account a on a.code = e.code
     )
     update ledger_account a set balance = a.balance + s.amount
     from (select code, sum(amount) as amount from e group by code) s where s.code = a.code`,
  );
  return posted.length;
}

async function openAccounts(em: EntityManager, accounts: readonly AccountName[]): Promise<void> {
  await runSql(
    em,
    sql`insert into ledger_account (code, kind, normal_side, owner_id)
     select distinct code, kind, "normalSide", "ownerId"
     from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb) as a(code text, kind text, "normalSide" text, "ownerId" uuid)
     where not exists (select 1 from ledger_account l where l.code = a.code)
     order by code on conflict (code) do nothing`,
  );
}
