import { beforeAll, expect, test } from 'vitest';
import { ownApp } from '../../../testing/app.ts';
import { type Actor, getCode } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { pdfText } from '../../../testing/pdf-text.ts';
import { makeInvoices } from '../invoices/make-invoices.jobs.ts';
import { DAY, firstDay, pastSalesFor, timeIn } from '../testing/past-sales.ts';
import { payTaxes } from '../testing/sell-course.ts';
import { taxReturnSheet } from './tax-return.ts';

const app = await ownApp();
const { admin, ask, db, teacher, value } = helpersFor(app);
const { soldAt, refundAt } = await pastSalesFor(app);

const AMOUNTS = 'gross vatWithheld pitWithheld refunded vatBack pitBack';
type Amounts = Record<'gross' | 'vatWithheld' | 'pitWithheld' | 'refunded' | 'vatBack' | 'pitBack', number>;
const month = (back: number) => firstDay(back).slice(0, 7);

let seller: Actor, other: Actor, boss: Actor;
beforeAll(async () => {
  [seller, other, boss] = [await teacher(), await teacher(), await admin()];
  await db("update teacher_profile set tax_id = '001190012345' where person_id = ?", seller.id);
  const first = await soldAt(seller, 999_999, timeIn(2, 3 * DAY));
  await soldAt(seller, 333_333, timeIn(1, 0));
  await refundAt(first, 123_457, timeIn(1, 2 * DAY));
  // Paid to the tax office already, so the returned taxes become a credit
  await payTaxes(app);
  await refundAt(first, 500_000, timeIn(1, 3 * DAY));
  await soldAt(other, 100_003, timeIn(1, 4 * DAY), { pitBp: 500 });
  // The whole price belongs to the platform, as after a change to an academy
  await soldAt(await teacher(), 700_000, timeIn(1, 4 * DAY), { commissionBp: 10_000 });
  const academySale = await soldAt(other, 700_000, timeIn(1, 5 * DAY), { commissionBp: 10_000 });
  await refundAt(academySale, 300_000, timeIn(1, 6 * DAY));
  await soldAt(seller, 5_000_000, timeIn(0, 0));
  await makeInvoices.handle(app.services, {} as never);
});

test('the taxes withheld in closed months add up to the ledger', async () => {
  const { data } = await ask(boss, `{ withheldTaxMonths { month sellers ${AMOUNTS} } }`);
  const months = data.withheldTaxMonths as (Amounts & { month: string; sellers: number })[];
  expect(months.map(({ month: first, sellers }) => [first, sellers])).toEqual([
    [firstDay(1), 2],
    [firstDay(2), 1],
  ]);
  const booked = await db<{ month: string; code: string; collected: number; returned: number }>(
    `select to_char(t.occurred_at at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-01') as month, a.code,
       (sum(-e.amount) filter (where t.kind = 'SALE_PAID'))::float8 as collected,
       coalesce(sum(e.amount) filter (where t.kind = 'REFUND_APPROVED'), 0)::float8 as returned
     from ledger_transaction t join ledger_entry e on e.transaction_id = t.id join ledger_account a on a.id = e.account_id
     where a.code in ('tax-withheld:vat', 'tax-withheld:pit', 'tax-credit') and t.kind in ('SALE_PAID', 'REFUND_APPROVED')
     group by 1, 2`,
  );
  const sum = (first: string, what: 'collected' | 'returned', code = 'tax') =>
    booked
      .filter((row) => row.month === first && row.code.startsWith(code))
      .reduce((total, row) => total + (row[what] ?? 0), 0);
  for (const { month: first, ...amounts } of months) {
    expect(amounts.vatWithheld).toBe(sum(first, 'collected', 'tax-withheld:vat'));
    expect(amounts.pitWithheld).toBe(sum(first, 'collected', 'tax-withheld:pit'));
    expect(amounts.vatBack + amounts.pitBack).toBe(sum(first, 'returned'));
  }
  expect(await value("select balance::float8 from ledger_account where code = 'tax-credit'")).toBeGreaterThan(
    0,
  );
});

test('sales of the academy itself are not revenue of a teacher who also sold before the change', async () => {
  const { data } = await ask(other, `{ myWithheldTaxes { month ${AMOUNTS} } }`);
  expect(data.myWithheldTaxes).toMatchObject([{ month: firstDay(1), gross: 100_003, refunded: 0 }]);
  const ofAll = await ask(boss, `{ withheldTaxMonths { ${AMOUNTS} } }`);
  expect(ofAll.data.withheldTaxMonths).toMatchObject([{ gross: 433_336, refunded: 623_457 }, {}]);
});

test('the monthly return has one row for each seller, and their totals', async () => {
  const rows: Record<string, unknown>[] = [];
  for await (const row of taxReturnSheet(app.services, { month: month(1), locale: 'vi' }).rows)
    rows.push(row);
  expect(rows).toHaveLength(3);
  const [total] = rows.splice(-1) as [Record<string, unknown>];
  expect(total).toMatchObject({ name: 'Tổng cộng', taxCode: null, residency: null });
  for (const key of Object.keys(total))
    if (!['name', 'taxCode', 'sellerClass', 'residency'].includes(key))
      expect([key, Number(total[key])]).toEqual([key, rows.reduce((sum, row) => sum + Number(row[key]), 0)]);
  const EXPORT =
    'mutation($input: ExportTaxReturnInput!) { exportTaxReturn(input: $input) { url spreadsheetUrl } }';
  const ofMonth = (who: Actor, back: number) => ask(who, EXPORT, { input: { month: month(back) } });
  const { url, spreadsheetUrl } = (await ofMonth(boss, 1)).data.exportTaxReturn as Record<string, string>;
  const file = await app.server.inject({ url: url! });
  expect(file.body).toContain('001190012345');
  expect(file.body.trimEnd().split('\n')).toHaveLength(4);
  expect((await app.server.inject({ url: spreadsheetUrl! })).statusCode).toBe(200);
  expect(getCode(await ofMonth(boss, 0))).toBe('NOT_FOUND');
  expect(getCode(await ofMonth(seller, 1))).toBe('FORBIDDEN');
});

test('a teacher and administrators download a certificate of a month or a year', async () => {
  const OWN =
    'mutation($input: DownloadMyTaxCertificateInput!) { downloadMyTaxCertificate(input: $input) { url } }';
  const own = (who: Actor, period: string) => ask(who, OWN, { input: { period } });
  const { url } = (await own(seller, month(1))).data.downloadMyTaxCertificate as { url: string };
  const file = await app.server.inject({ url });
  expect(file.headers['content-type']).toBe('application/pdf');
  const text = pdfText(file.rawPayload);
  expect(text).toContain('001190012345');
  const { data } = await ask(seller, `{ myWithheldTaxes { month ${AMOUNTS} } }`);
  const [latest] = data.myWithheldTaxes as [Amounts & { month: string }];
  expect(latest.month).toBe(firstDay(1));
  for (const amount of [latest.vatWithheld, latest.pitBack])
    expect(text.replace(/\D/g, '')).toContain(String(amount));
  // Another period or person needs another signature
  expect((await app.server.inject({ url: url.replace(month(1), month(2)) })).statusCode).toBe(404);
  expect((await app.server.inject({ url: url.replace(seller.id, other.id) })).statusCode).toBe(404);
  expect(getCode(await own(other, month(2)))).toBe('NOT_FOUND');
  expect(getCode(await own(other, '2026-13'))).toBe('BAD_INPUT');
  const OF =
    'mutation($input: DownloadTaxCertificateInput!) { downloadTaxCertificate(input: $input) { url } }';
  const input = { teacherId: seller.id, period: firstDay(1).slice(0, 4) };
  expect((await ask(boss, OF, { input })).errors).toBeUndefined();
  expect(getCode(await ask(other, OF, { input }))).toBe('FORBIDDEN');
  expect(
    await db(
      "select action from audit_log where target_id = ? and action = 'tax.read-certificate'",
      seller.id,
    ),
  ).toHaveLength(1);
});
