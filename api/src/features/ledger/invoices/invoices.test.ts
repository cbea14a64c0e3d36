import { beforeAll, describe, expect, test } from 'vitest';
import { runSql, sql } from '../../../platform/db/index.ts';
import { invariants } from '../../../platform/db/invariants.ts';
import { ownApp } from '../../../testing/app.ts';
import { type Actor, getCode, teacher } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { transactionsWaiting } from '../../../testing/locks.ts';
import { pdfText } from '../../../testing/pdf-text.ts';
import { postPayoutDone, postPayoutRequested, releaseDue } from '../index.ts';
import { timeIn as at, DAY, firstDay as getFirst, pastSalesFor } from '../testing/past-sales.ts';
import { closeMonth, makeInvoices } from './make-invoices.jobs.ts';

const app = await ownApp();
const { admin, ask, db } = helpersFor(app);
const fork = () => app.services.orm.em.fork();
const run = () => makeInvoices.handle(app.services, {} as never);

const FIGURES = `number month sales gross commission vatWithheld pitWithheld share refunded commissionBack vatBack pitBack
  shareBack owedBack released netted writtenOff paidOut opening closing openingOwed closingOwed`;
type Invoice = Record<string, number> & { readonly id: string; readonly number: string };
const getInvoices = async (who: Actor) =>
  (await ask(who, `{ myTeacherInvoices(limit: 50) { items { id ${FIGURES} } } }`)).data.myTeacherInvoices as {
    items: Invoice[];
  };

const payOut = (teacherId: string, amount: number, occurredAt: Date) =>
  fork().transactional(async (em) => {
    const payout = { payoutId: crypto.randomUUID(), teacherId, amount, occurredAt };
    await postPayoutRequested(em, payout);
    await postPayoutDone(em, payout);
  });

const { soldAt, refundAt: refund } = await pastSalesFor(app);
let seller: Actor;
let other: Actor;
beforeAll(async () => {
  [seller, other] = [await teacher(app), await teacher(app)];
  // Two months ago: a sale with a hold that ends in the last month, and one in the last second of the month
  const first = await soldAt(seller, 999_999, at(2, 20 * DAY));
  await soldAt(seller, 200_000, at(1, -1));
  // Last month: a sale in its first second, a partial refund, a payout, and a refund of what was paid out
  const second = await soldAt(seller, 333_333, at(1, 0));
  await refund(second, 123_457, at(1, 3 * DAY));
  await fork().transactional((em) => releaseDue(em, at(1, 12 * DAY)));
  await payOut(seller.id, 630_000, at(1, 14 * DAY));
  await refund(first, 999_999, at(1, 15 * DAY));
  // The current month is not complete
  await soldAt(seller, 700_000, at(0, 0));
  await soldAt(other, 150_000, at(1, 5 * DAY));
});

describe('a teacher’s monthly invoices', () => {
  test('are created once by simultaneous runs, with numbers without gaps', async () => {
    const close = (em: ReturnType<typeof fork>) => closeMonth(em, getFirst(2), new Date());
    const first = fork();
    await first.begin();
    expect(await close(first)).toBe(1);
    const second = fork().transactional(close);
    await transactionsWaiting(app.services.orm);
    await first.commit();
    expect(await second).toBe(0);
    await run();
    await run();
    const made = await db<{ month: string; sequence: number }>(
      'select month::text, sequence from teacher_invoice order by month, sequence',
    );
    expect(made).toEqual([
      { month: getFirst(2), sequence: 1 },
      { month: getFirst(1), sequence: 1 },
      { month: getFirst(1), sequence: 2 },
    ]);
    const again = await fork().transactional((em) => closeMonth(em, getFirst(1), new Date()));
    expect(again).toBe(0);
  });

  test('contain the exact sales, refunds and payouts of the month in Vietnam time', async () => {
    const { items } = await getInvoices(seller);
    const [last, before] = items;
    expect(items).toHaveLength(2);
    // 999,999 and 200,000: shares 630,002 and 126,000
    expect(before).toMatchObject({
      month: getFirst(2),
      ...{ sales: 2, gross: 1_199_999, commission: 359_999, vatWithheld: 59_999, pitWithheld: 23_999 },
      ...{ share: 756_002, refunded: 0, shareBack: 0, released: 0, paidOut: 0 },
      ...{ opening: 0, closing: 756_002, openingOwed: 0, closingOwed: 0 },
    });
    const sale = {
      gross: 333_333,
      commission: 99_999,
      vatWithheld: 16_666,
      pitWithheld: 6666,
      share: 210_002,
    };
    expect(last).toMatchObject({ month: getFirst(1), sales: 1, ...sale, opening: 756_002, openingOwed: 0 });
    expect(last).toMatchObject({
      ...{ refunded: 1_123_456, commissionBack: 299_999 + 37_036, vatBack: 49_999 + 6172 },
      ...{ pitBack: 19_999 + 2468, shareBack: 630_002 + 77_781, released: 630_002, paidOut: 630_000 },
      ...{ owedBack: 630_000, netted: 0, writtenOff: 0, closingOwed: 630_000 },
    });
    expect(last!.closing).toBe(756_002 + 210_002 - 77_781 - 2 - 630_000);
  });

  test('are consistent and immutable', async () => {
    for (const { name, statement } of invariants)
      if (name.startsWith('invoices')) expect([name, await runSql(fork(), statement)]).toEqual([name, []]);
    await expect(db('update teacher_invoice set paid_out = paid_out + 1')).rejects.toThrow();
    await expect(db('delete from teacher_invoice')).rejects.toThrow();
  });

  test('include late postings of a closed month in the next one', async () => {
    await soldAt(other, 50_000, at(1, 6 * DAY));
    await run();
    expect((await getInvoices(other)).items).toHaveLength(1);
    const em = fork();
    await em.begin();
    await closeMonth(em, getFirst(0), new Date());
    const [next] = await runSql<{ gross: string; opening: string; closing: string }>(
      em,
      sql`select gross::text, opening::text, closing::text
        from teacher_invoice where teacher_id = ${other.id} and month = ${getFirst(0)}::date`,
    );
    await em.rollback();
    expect(next).toEqual({ gross: '50000', opening: '94500', closing: '126000' });
  });
});

describe('the PDF of an invoice', () => {
  const download = (who: Actor, id: string) =>
    ask(who, 'mutation($id: ID!) { createTeacherInvoiceDownload(invoiceId: $id) { url } }', { id });

  test('shows the number and the sums to its teacher only', async () => {
    const [last] = (await getInvoices(seller)).items;
    expect(getCode(await download(other, last!.id))).toBe('NOT_FOUND');
    expect(getCode(await download(await admin(), last!.id))).toBe('FORBIDDEN');
    const { url } = (await download(seller, last!.id)).data.createTeacherInvoiceDownload as { url: string };
    const file = await app.server.inject({ url });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(file.headers['content-disposition']).toContain(`sen-${last!.number}.pdf`);
    const text = pdfText(file.rawPayload);
    expect(text).toContain(last!.number);
    expect(text).toContain('Bảng kê thu nhập');
    for (const sum of ['333.333 ₫', '210.002 ₫', '1.123.456 ₫', '707.783 ₫', '−630.000 ₫', '258.221 ₫'])
      expect(text).toContain(sum);
    expect(text).not.toMatch(/[-−]0 ₫/);
    expect((await app.server.inject({ url: url.replace('locale=vi', 'locale=en') })).statusCode).toBe(404);
  });
});
