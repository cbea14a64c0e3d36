import { beforeAll, describe, expect, test } from 'vitest';
import { ownApp } from '../../../testing/app.ts';
import { type Actor, getCode, select } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { postRefundApproved } from '../index.ts';
import { createPayout, setAccount } from '../payouts/testing/payouts.ts';
import { releaseEarnings } from '../release-earnings.jobs.ts';
import { payTaxes, sellCourse } from '../testing/sell-course.ts';
import { checkBooks } from './check-books.jobs.ts';

const app = await ownApp();
const { admin, ask, teacher } = helpersFor(app);
let boss: Actor;
let seller: Actor;
beforeAll(async () => {
  [boss, seller] = [await admin(), await teacher()];
});

const DAY_MS = 86_400_000;
const toDay = (ago: number) => new Date(Date.now() + 7 * 3_600_000 - ago * DAY_MS).toISOString().slice(0, 10);
interface Balance {
  readonly account: string;
  readonly count: number;
  readonly debit: number;
  readonly credit: number;
}
const balances = async (on: string): Promise<Balance[]> =>
  (
    await ask(boss, 'query T($on: Date!) { trialBalance(on: $on) { account count debit credit } }', {
      on,
    })
  ).data.trialBalance as Balance[];
const sum = (rows: readonly Balance[], side: 'debit' | 'credit') =>
  rows.reduce((total, row) => total + row[side], 0);
const of = (rows: readonly Balance[], account: string) =>
  rows.find((row) => row.account === account) ?? { account, count: 0, debit: 0, credit: 0 };
const inTransaction = <T>(work: Parameters<ReturnType<typeof fork>['transactional']>[0]) =>
  fork().transactional(work) as Promise<T>;
const fork = () => app.services.orm.em.fork();

const TRANSACTION = `id kind orderId orderNumber refundId payoutId payoutNumber
  sides { code account ownerName title debit credit }`;
interface Transaction {
  readonly id: string;
  readonly kind: string;
  readonly refundId: string | null;
  readonly payoutNumber: string | null;
  readonly sides: readonly { code: string; title: string | null; debit: number; credit: number }[];
}
const behind = async (about: object): Promise<Transaction[]> =>
  (
    await ask(
      boss,
      `query B($about: LedgerSubject!) { ledgerTransactions(about: $about) { ${TRANSACTION} } }`,
      { about },
    )
  ).data.ledgerTransactions as Transaction[];

/** Books a transaction at a time in the past. Existing transactions are immutable, so a new one is inserted. */
async function bookAt(at: Date): Promise<void> {
  await select(
    app,
    `with t as (insert into ledger_transaction (kind, idempotency_key, occurred_at)
       values ('SUSPENSE_RECEIVED', gen_random_uuid()::text, ?) returning id)
     insert into ledger_entry (transaction_id, sequence, account_id, amount)
       select t.id, case a.code when 'gateway:VNPAY' then 0 else 1 end, a.id, case a.code when 'gateway:VNPAY' then 1000 else -1000 end
       from t, ledger_account a where a.code in ('gateway:VNPAY', 'hold:' || ?)`,
    [at, seller.id],
  );
  await select(
    app,
    `update ledger_account set balance = balance + case code when 'gateway:VNPAY' then 1000 else -1000 end
    where code in ('gateway:VNPAY', 'hold:' || ?)`,
    [seller.id],
  );
}

describe('trial balance', () => {
  test('sums to zero on any day and shows the balance of each account', async () => {
    const { orderId, teacherShare } = await sellCourse(app, seller, 499_000);
    const booked = [70, 40, 1, 0];
    const [today, before] = [await balances(toDay(0)), await balances(toDay(1))];
    expect(of(today, 'hold').credit - of(before, 'hold').credit).toBe(teacherShare);
    expect(of(today, 'gateway:VNPAY').debit - of(before, 'gateway:VNPAY').debit).toBe(499_000);
    for (const ago of booked) await bookAt(new Date(Date.now() - ago * DAY_MS));
    const held = async (ago: number) => of(await balances(toDay(ago)), 'hold').credit;
    expect([
      await held(71),
      await held(70),
      await held(41),
      await held(40),
      await held(2),
      await held(1),
    ]).toEqual([0, 1000, 1000, 2000, 2000, 3000]);
    for (const ago of [71, 45, 40, 20, 1, 0]) {
      const rows = await balances(toDay(ago));
      expect([ago, sum(rows, 'debit')]).toEqual([ago, sum(rows, 'credit')]);
    }
    expect((await behind({ orderId })).map(({ kind }) => kind)).toEqual(['SALE_PAID']);
  });

  test('assigns the first hours of a month to that month in Vietnam', async () => {
    const [year, month] = toDay(0).split('-').map(Number) as [number, number];
    const firstHour = new Date(Date.UTC(year, month - 2, 1) - 6 * 3_600_000);
    const lastDay = new Date(Date.UTC(year, month - 2, 0)).toISOString().slice(0, 10);
    const before = of(await balances(lastDay), 'gateway:VNPAY');
    await bookAt(firstHour);
    expect(of(await balances(lastDay), 'gateway:VNPAY')).toEqual(before);
  });

  test('taxes by month are the sums withheld, returned and paid', async () => {
    const { lineId } = await sellCourse(app, seller, 1_000_000);
    const TAXES = '{ taxMonths { month account collected givenBack paid } }';
    const vat = async () => {
      const found = (await ask(boss, TAXES)).data.taxMonths as Record<string, unknown>[];
      return found.find(
        ({ account, month }) => account === 'tax-withheld:vat' && month === `${toDay(0).slice(0, 7)}-01`,
      ) as { collected: number; givenBack: number; paid: number };
    };
    const before = await vat();
    await inTransaction((em) =>
      postRefundApproved(em, { refundId: crypto.randomUUID(), lineId, amount: 1_000_000 }),
    );
    expect(await vat()).toEqual({ ...before, givenBack: before.givenBack + 50_000 });
    const owed = before.collected - before.givenBack - 50_000;
    await payTaxes(app);
    expect(await vat()).toEqual({
      ...before,
      givenBack: before.givenBack + 50_000,
      paid: before.paid + owed,
    });
  });
});

describe('the drill-down of an amount', () => {
  test('links accounts to entries, and entries to transactions', async () => {
    const own = await teacher();
    const { lineId, orderId, teacherShare } = await sellCourse(app, own, 300_000, 40);
    await sellCourse(app, own, 200_000, 1);
    await releaseEarnings.handle(app.services, {} as never);
    const refundId = crypto.randomUUID();
    await inTransaction((em) => postRefundApproved(em, { refundId, lineId, amount: 300_000 }));
    const { data } = await ask(
      boss,
      `query A($code: String!, $id: ID!) {
         ledgerAccounts(account: "hold", search: "${own.email}") { total items { code } }
         ledgerAccount(code: $id) { account class ownerId debit credit }
         ledgerLines(code: $code, first: 2) { edges { node { transactionId kind orderNumber debit credit } } pageInfo { hasNextPage endCursor } }
       }`,
      { code: `hold:${own.id}`, id: `hold:${own.id}` },
    );
    expect(data.ledgerAccounts).toEqual({ total: 1, items: [{ code: `hold:${own.id}` }] });
    expect(data.ledgerAccount).toMatchObject({
      account: 'hold',
      class: 'LIABILITY',
      ownerId: own.id,
      debit: 0,
    });
    const lines = data.ledgerLines as {
      edges: { node: { transactionId: string; kind: string; debit: number; orderNumber: string } }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    };
    expect(lines.edges.map(({ node }) => node.kind)).toEqual(['EARNING_RELEASED', 'SALE_PAID']);
    expect(lines.edges[0]!.node).toMatchObject({ debit: teacherShare });
    expect(lines.edges[0]!.node.orderNumber).toMatch(/^T\d+$/);
    expect(lines.pageInfo.hasNextPage).toBe(true);
    const rest = await ask(
      boss,
      'query A($code: String!, $after: String) { ledgerLines(code: $code, after: $after) { edges { node { kind credit } } } }',
      { code: `hold:${own.id}`, after: lines.pageInfo.endCursor },
    );
    expect((rest.data.ledgerLines as { edges: object[] }).edges).toEqual([
      { node: { kind: 'SALE_PAID', credit: teacherShare } },
    ]);
    const [one] = await behind({ transactionId: lines.edges[0]!.node.transactionId });
    expect(one!.sides.reduce((total, { debit, credit }) => total + debit - credit, 0)).toBe(0);
    expect(one!.sides[0]).toMatchObject({ code: `hold:${own.id}`, title: 'Khoá', debit: teacherShare });
    const all = await behind({ orderId });
    expect(all.map(({ kind, refundId: of }) => [kind, of])).toEqual([
      ['SALE_PAID', null],
      ['EARNING_RELEASED', null],
      ['REFUND_APPROVED', refundId],
    ]);
  });

  test('links a payout to its entries', async () => {
    const own = await teacher();
    await sellCourse(app, own, 1_000_000, 30);
    await releaseEarnings.handle(app.services, {} as never);
    await setAccount(app, own);
    const payout = await createPayout(app, own, 300_000);
    const found = await behind({ payoutId: payout.id });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      kind: 'PAYOUT_ASKED',
      payoutNumber: payout.number,
      sides: [
        { code: `available:${own.id}`, debit: 300_000 },
        { code: `transit:${own.id}`, credit: 300_000 },
      ],
    });
  });

  test('requires an administrator and finds nothing for an unknown URL', async () => {
    const reply = await ask(seller, '{ trialBalance(on: "2026-11-20") { account } }');
    expect(getCode(reply)).toBe('FORBIDDEN');
    expect(await behind({ transactionId: crypto.randomUUID() })).toEqual([]);
    expect(await behind({ orderId: 'nothing' })).toEqual([]);
    const none = await ask(boss, '{ ledgerAccount(code: "gateway:NONE") { code } }');
    expect(none.data.ledgerAccount).toBeNull();
  });
});

test('shows the latest check of the books with its result', async () => {
  await checkBooks.handle(app.services, {});
  const LOOK = '{ booksCheck { at checked broken } }';
  const first = (await ask(boss, LOOK)).data.booksCheck as { checked: number; broken: string[] };
  expect(first.checked).toBeGreaterThan(5);
  await select(app, "update ledger_month set debit = debit + 1 where kind = 'SALE_PAID'");
  await checkBooks.handle(app.services, {});
  const second = (await ask(boss, LOOK)).data.booksCheck as { broken: string[] };
  expect(second.broken).toContain('monthly totals equal the sums of their entries');
  expect(first.broken).not.toContain('monthly totals equal the sums of their entries');
});
