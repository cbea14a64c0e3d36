import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { type Actor, getCode, teacher } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { postRefundApproved } from '../index.ts';
import {
  approve,
  createPayout,
  endCoolingOff,
  importStatement,
  makeFile,
  setAccount,
} from '../payouts/testing/payouts.ts';
import { releaseEarnings } from '../release-earnings.jobs.ts';
import { sellCourse } from '../testing/sell-course.ts';

const app = await testApp();
const { admin, ask, updateRow } = helpersFor(app);
let boss: Actor;
beforeAll(async () => {
  boss = await admin();
});

const refund = (lineId: string, amount: number) =>
  app.services.orm.em
    .fork()
    .transactional((em) => postRefundApproved(em, { refundId: crypto.randomUUID(), lineId, amount }));
const release = () => releaseEarnings.handle(app.services, {} as never);

const OVERVIEW =
  '{ myEarnings { held available inPayout paid owed coming { day amount } account { bank } } }';
const SALES = '{ mySales(limit: 50) { total items { id status share shareLeft } } }';
const SALE =
  'query S($id: ID!) { mySale(id: $id) { share status postings { transactionId kind account isMine debit credit } } }';

interface Overview {
  readonly held: number;
  readonly available: number;
  readonly inPayout: number;
  readonly paid: number;
  readonly owed: number;
}
const overview = async (who: Actor) => (await ask(who, OVERVIEW)).data.myEarnings as Overview;
const statuses = async (who: Actor) => {
  const { items } = (await ask(who, SALES)).data.mySales as { items: { id: string; status: string }[] };
  return new Map(items.map(({ id, status }) => [id, status]));
};

/** A teacher with a sale in every state: shares of 63,000 ₫, of which two were released and are paid or in payout. */
async function lived() {
  const who = await teacher(app);
  const lines = [
    await sellCourse(app, who, 400_000, 40),
    await sellCourse(app, who, 400_000, 30),
    await sellCourse(app, who, 400_000, 20),
    await sellCourse(app, who, 400_000, 1),
    await sellCourse(app, who, 400_000, 1),
  ];
  await setAccount(app, who);
  await endCoolingOff(app, who);
  for (let i = 0; i < 3; i++) await release();
  const [first, second] = [await createPayout(app, who, 252_000), await createPayout(app, who, 252_000)];
  await approve(app, boss, first.id);
  await makeFile(app, boss);
  await importStatement(app, boss, [`FT1,${first.number},252000,`]);
  await refund(lines[4]!.lineId, 400_000);
  return { who, lines, second };
}

describe('earnings', () => {
  test('equal the ledger’s balances, and the earliest release is paid first', async () => {
    const { who, lines } = await lived();
    expect(await overview(who)).toMatchObject({
      held: 252_000,
      available: 252_000,
      inPayout: 252_000,
      paid: 252_000,
      owed: 0,
      coming: [{ amount: 252_000 }],
      account: { bank: 'Vietcombank' },
    });
    const found = await statuses(who);
    expect([...found.values()].sort()).toEqual(['AVAILABLE', 'HELD', 'IN_PAYOUT', 'PAID', 'REVERSED']);
    expect(found.get(lines[3]!.lineId)).toBe('HELD');
    expect(found.get(lines[4]!.lineId)).toBe('REVERSED');
  });

  test('over time and by course equal the ledger to the đồng', async () => {
    const { who, lines } = await lived();
    await refund(lines[0]!.lineId, 123_457);
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    const period = `from: "${day(100)}", to: "${day(-2)}"`;
    const { data } = await ask(
      who,
      `{ day: earningsOverTime(${period}) { start sales net } month: earningsOverTime(${period}, step: MONTH) { earned givenBack net }
         earningsByCourse(${period}) { title sales earned givenBack net } }`,
    );
    const { held, available, inPayout, paid, owed } = await overview(who);
    const ledger = held + available + inPayout + paid - owed;
    const sum = (points: unknown) => (points as { net: number }[]).reduce((total, { net }) => total + net, 0);
    expect([sum(data.day), sum(data.month), sum(data.earningsByCourse)]).toEqual([ledger, ledger, ledger]);
    for (const { earned, givenBack, net } of data.earningsByCourse as Record<string, number>[])
      expect(earned! - givenBack!).toBe(net);
    expect((data.day as unknown[]).length).toBe(4);
    const wrong = await ask(who, '{ earningsByCourse(from: "2024-01-01", to: "2026-01-01") { net } }');
    expect(getCode(wrong)).toBe('BAD_INPUT');
  });
});

describe('a sale', () => {
  test("shows its balanced entries and the viewer's share", async () => {
    const { who, lines } = await lived();
    const { data } = await ask(who, SALE, { id: lines[0]!.lineId });
    const { share, postings } = data.mySale as {
      share: number;
      postings: {
        transactionId: string;
        kind: string;
        account: string;
        isMine: boolean;
        debit: number;
        credit: number;
      }[];
    };
    const byTransaction = Map.groupBy(postings, ({ transactionId }) => transactionId);
    expect([...byTransaction.values()].map(([first]) => first!.kind)).toEqual([
      'SALE_PAID',
      'EARNING_RELEASED',
    ]);
    for (const entries of byTransaction.values())
      expect(entries.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0);
    expect(postings).toContainEqual(
      expect.objectContaining({ account: 'gateway:VNPAY', debit: 400_000, isMine: false }),
    );
    expect(postings).toContainEqual(
      expect.objectContaining({ account: 'hold', credit: share, isMine: true }),
    );
    expect(postings).toContainEqual(expect.objectContaining({ account: 'tax-withheld:pit', credit: 8000 }));
  });

  test('names its buyer and order, and is found by its day', async () => {
    const { who, lines } = await lived();
    const day = (ago: number) =>
      new Date(Date.now() + 7 * 3_600_000 - ago * 86_400_000).toISOString().slice(0, 10);
    const found = async (period: string) =>
      (await ask(who, `{ mySales(limit: 50${period}) { items { id buyerName orderNumber } } }`)).data
        .mySales as { items: { id: string; buyerName: string | null; orderNumber: string }[] };
    const { items } = await found(`, from: "${day(30)}", to: "${day(20)}"`);
    expect(items.map(({ id }) => id)).toEqual([lines[2]!.lineId, lines[1]!.lineId]);
    expect(items[0]).toMatchObject({
      buyerName: expect.stringMatching(/./),
      orderNumber: expect.stringMatching(/^T/),
    });
    await updateRow('person', lines[2]!.buyerId, 'erased_at = now(), is_active = false');
    expect((await found(`, from: "${day(20)}", to: "${day(20)}"`)).items).toMatchObject([
      { buyerName: null },
    ]);
  });

  test('is private to its teacher', async () => {
    const { lines } = await lived();
    const other = await teacher(app);
    expect((await ask(other, SALE, { id: lines[0]!.lineId })).data.mySale).toBeNull();
    expect((await ask(other, SALES)).data.mySales).toMatchObject({ total: 0 });
    expect(await overview(other)).toMatchObject({ held: 0, available: 0, paid: 0 });
  });
});
