import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { ownApp } from '../../testing/app.ts';
import { type Actor, getCode, getReason, select } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { postRefundApproved } from '../ledger/index.ts';
import { payTaxes, sellCourse } from '../ledger/testing/sell-course.ts';
import { sheetAsCsv } from '../operations/index.ts';
import { reportSheet } from './export-report.ts';
import { ReportComparison, ReportPeriod } from './report.enums.ts';
import type { BusinessReport, BusinessReportInput } from './report.types.ts';
import { earlierDays, getDays } from './report-days.ts';
import { sendReports } from './send-reports.jobs.ts';

const app = await ownApp();
const { admin, ask, db, staff, student, teacher } = helpersFor(app);

const REPORT = `query R($input: BusinessReportInput!) { businessReport(input: $input) {
  beforeFrom beforeTo columns { name unit } rows { key label values before } total { values before } hasLines } }`;
const LINES = `query L($input: BusinessReportInput!, $key: String!) {
  businessReportLines(input: $input, key: $key, limit: 100) { total items { orderNumber title isRefund amount } } }`;
const SAVE = 'mutation S($input: SaveReportInput!) { saveReport(input: $input) { id name period isMailed } }';
type Named = Record<string, number | null>;

const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
const day = (ago: number) => new Date(Date.parse(today) - ago * 86_400_000).toISOString().slice(0, 10);
const monthOf = (at: string) => `${at.slice(0, 7)}-01`;

let boss: Actor;
let [lan, minh, buyer]: Actor[] = [];
/** Line IDs of the sales below. */
let lines: Record<'react' | 'figma' | 'again' | 'old', { lineId: string; courseId: string; orderId: string }>;

beforeAll(async () => {
  [boss, lan, minh, buyer] = [await admin(), await teacher(), await teacher(), await student()];
  lines = {
    react: await sellCourse(app, lan!, 500_000, 0, buyer),
    figma: await sellCourse(app, minh!, 300_000, 0),
    again: await sellCourse(app, lan!, 200_000, 0, buyer),
    old: await sellCourse(app, lan!, 100_000, 40, buyer),
  };
  // sellCourse books now; the first purchase of the buyer was earlier
  await select(app, "update orders set coupon_code = 'SEN20' where id = ?", [lines.figma.orderId]);
  await select(
    app,
    'update order_line set list_price = 350000, discount = 50000, coupon_discount = 50000 where id = ?',
    [lines.figma.lineId],
  );
  await select(
    app,
    "update order_line set attribution = 'TEACHER', link_course_id = course_id where id = ?",
    [lines.again.lineId],
  );
  const { lineId } = lines.react;
  await app.services.orm.em
    .fork()
    .transactional((em) =>
      postRefundApproved(em, { refundId: crypto.randomUUID(), lineId, amount: 200_000 }),
    );
});

const scope = (kind: string, more: Partial<BusinessReportInput> = {}) => ({
  kind,
  from: day(5),
  to: today,
  step: 'DAY',
  ...more,
});

async function read(input: object): Promise<BusinessReport> {
  const { data, errors } = await ask(boss, REPORT, { input });
  expect(errors).toBeUndefined();
  return data.businessReport as BusinessReport;
}

const named = ({ columns }: BusinessReport, values: readonly (number | null)[]): Named =>
  Object.fromEntries(columns.map(({ name }, index) => [name, values[index]!]));
const rowsOf = (report: BusinessReport) =>
  new Map(report.rows.map(({ key, values }) => [key, named(report, values)]));

test('the days of a report are listed without gaps, and each amount equals the ledger', async () => {
  const report = await read(scope('SALES'));
  expect(report.rows).toHaveLength(6);
  expect(report.rows[0]).toMatchObject({ key: day(5), label: day(5).split('-').reverse().join('/') });
  const rows = rowsOf(report);
  expect(rows.get(day(3))).toMatchObject({ sold: 0, gross: 0, net: 0 });
  expect(rows.get(today)).toMatchObject({ sold: 4, gross: 1_100_000, refunded: 200_000, net: 900_000 });
  const { data } = await ask(
    boss,
    '{ revenueByDay(days: 6) { day paid givenBack } trialBalance(on: "2099-01-01") { account debit credit } }',
  );
  for (const { day: key, paid, givenBack } of data.revenueByDay as {
    day: string;
    paid: number;
    givenBack: number;
  }[])
    expect(rows.get(key)).toMatchObject({ gross: paid, refunded: givenBack });
  const balance = (account: string) =>
    (data.trialBalance as { account: string; debit: number; credit: number }[])
      .filter((one) => one.account === account)
      .reduce((sum, { debit, credit }) => sum + credit - debit, 0);
  const total = named(report, report.total.values);
  expect(total.teachers).toBe(balance('hold'));
  expect(total.platform).toBe(balance('commission-deferred'));
  expect(total.taxes).toBe(balance('tax-withheld:vat') + balance('tax-withheld:pit'));
  expect(total.net).toBe(total.teachers! + total.platform! + total.taxes!);
});

test.each([
  ['COURSES', 4],
  ['TEACHERS', 2],
  ['CHANNELS', 3],
  ['COUPONS', 1],
  ['REFUNDS', 1],
])('%s: the sales and refunds behind each row add up to it', async (kind, size) => {
  const input = scope(kind);
  const report = await read(input);
  expect(report.rows).toHaveLength(size);
  expect(report.hasLines).toBe(true);
  for (const { key, label, values } of report.rows) {
    expect(label).not.toMatch(/businessReport|^[\da-f-]{36}$/);
    const row = named(report, values);
    const { total, items } = (await ask(boss, LINES, { input, key })).data.businessReportLines as {
      total: number;
      items: { isRefund: boolean; amount: number }[];
    };
    const sold = items.filter(({ isRefund }) => !isRefund);
    expect(total).toBe(items.length);
    if ('sold' in row) expect(sold).toHaveLength(row.sold!);
    if ('refunds' in row) expect(items).toHaveLength(row.refunds!);
    const sum = items.reduce((all, { amount }) => all + amount, 0);
    expect(sum).toBe('net' in row ? row.net : -row.refunded!);
  }
  const { total } = report;
  for (const [index, { unit }] of report.columns.entries())
    if (unit !== 'PERCENT')
      expect(total.values[index]).toBe(report.rows.reduce((sum, { values }) => sum + values[index]!, 0));
});

test('channels, coupons and teachers are told apart', async () => {
  const channels = rowsOf(await read(scope('CHANNELS')));
  expect(channels.get('TEACHER_LINK')).toMatchObject({ sold: 1, gross: 200_000 });
  expect(channels.get('PLATFORM_COUPON')).toMatchObject({ sold: 1, gross: 300_000 });
  expect(channels.get('PLATFORM')).toMatchObject({ sold: 2, refunded: 200_000 });
  expect(rowsOf(await read(scope('COUPONS'))).get('SEN20')).toMatchObject({
    sold: 1,
    discount: 50_000,
    gross: 300_000,
  });
  expect(rowsOf(await read(scope('TEACHERS'))).get(lan!.id)).toMatchObject({ sold: 3, net: 600_000 });
  // A refund without a request is a lost dispute
  expect([...rowsOf(await read(scope('REFUNDS'))).keys()]).toEqual(['DISPUTE']);
});

test('a report is compared with an earlier period', async () => {
  const days = { from: day(2), to: today };
  const report = await read({ ...scope('SALES'), ...days, comparison: 'PREVIOUS_PERIOD' });
  expect(report).toMatchObject({ beforeFrom: day(5), beforeTo: day(3) });
  expect(named(report, report.total.before!)).toMatchObject({ sold: 0, net: 0 });
  expect(report.rows.map(({ before }) => before!.length)).toEqual([7, 7, 7]);
  const courses = await read({ ...scope('COURSES'), from: day(0), comparison: 'PREVIOUS_YEAR' });
  expect(courses.rows.every(({ before }) => before!.every((value) => value === 0))).toBe(true);
});

test('cohorts count the buyers of each month who bought again', async () => {
  const bought = await select<{ month: string; buyers: number; again: number }>(
    app,
    `select to_char(first, 'YYYY-MM-DD') as month, count(*)::int as buyers, count(*) filter (where months > 1)::int as again from (
       select buyer_id, min(date_trunc('month', paid_at at time zone 'Asia/Ho_Chi_Minh')) as first,
         count(distinct date_trunc('month', paid_at at time zone 'Asia/Ho_Chi_Minh')) as months
       from orders where paid_at is not null group by 1) b group by 1 order by 1`,
  );
  const report = await read(scope('COHORTS', { from: day(100), step: 'MONTH' as never }));
  const rows = rowsOf(report);
  for (const { month, buyers, again } of bought)
    expect(rows.get(month)).toMatchObject({ buyers, everAgain: again });
  expect(rows.get(monthOf(day(40)))).toMatchObject({ buyers: 1, everAgain: 1, returned: 100 });
  expect(report.hasLines).toBe(false);
});

test('conversion counts visits, orders and payments of a course', async () => {
  const { courseId } = lines.figma;
  await select(app, 'insert into course_visit_day (course_id, day, views, previews) values (?, ?, 40, 5)', [
    courseId,
    today,
  ]);
  await select(
    app,
    `insert into course_day (course_id, day, ordered, paid, enrolments, begun, finished, learners, seconds)
     values (?, ?, 4, 1, 0, 0, 0, 0, 0) on conflict (course_id, day) do update set ordered = 4, paid = 1`,
    [courseId, today],
  );
  expect(rowsOf(await read(scope('CONVERSION'))).get(courseId)).toEqual({
    views: 40,
    previews: 5,
    ordered: 4,
    orderRate: 10,
    paid: 1,
    paidRate: 25,
  });
});

test('taxes equal the accounts of the ledger, before and after their payment', async () => {
  const taxes = async () => {
    const report = await read(scope('TAXES', { step: 'MONTH' as never }));
    return named(report, report.total.values);
  };
  const [{ owed }] = (await db<{ owed: number }>(
    "select (-sum(e.amount))::float8 as owed from ledger_entry e join ledger_account a on a.id = e.account_id where a.kind = 'TAX_WITHHELD'",
  )) as [{ owed: number }];
  const before = await taxes();
  expect(before.vatWithheld! + before.pitWithheld!).toBe(owed);
  expect(before.taxPaid).toBe(0);
  await payTaxes(app);
  expect(await taxes()).toEqual({ ...before, taxPaid: owed });
});

describe('periods', () => {
  test.each([
    // Whole months are compared with whole months
    ['PREVIOUS_PERIOD', { from: '2026-03-01', to: '2026-03-31' }, { from: '2026-02-01', to: '2026-02-28' }],
    ['PREVIOUS_PERIOD', { from: '2026-01-01', to: '2026-03-31' }, { from: '2025-10-01', to: '2025-12-31' }],
    ['PREVIOUS_PERIOD', { from: '2026-03-02', to: '2026-03-08' }, { from: '2026-02-23', to: '2026-03-01' }],
    ['PREVIOUS_YEAR', { from: '2025-02-01', to: '2025-02-28' }, { from: '2024-02-01', to: '2024-02-29' }],
    ['PREVIOUS_YEAR', { from: '2026-11-10', to: '2026-11-20' }, { from: '2025-11-10', to: '2025-11-20' }],
  ] as const)('%s of %j', (comparison, days, expected) => {
    expect(earlierDays(days, ReportComparison[comparison] as never)).toEqual(expected);
  });

  test.each([
    ['LAST_7_DAYS', '2026-11-22', '2026-11-28'],
    ['LAST_30_DAYS', '2026-10-30', '2026-11-28'],
    ['LAST_WEEK', '2026-11-16', '2026-11-22'],
    ['LAST_MONTH', '2026-10-01', '2026-10-31'],
    ['THIS_MONTH', '2026-11-01', '2026-11-29'],
    ['THIS_YEAR', '2026-01-01', '2026-11-29'],
  ] as const)('%s on a Sunday', (period, from, to) => {
    expect(getDays(ReportPeriod[period] as never, '2026-11-29')).toEqual({ from, to });
  });

  test.each([
    [{ from: '2026-02-02', to: '2026-02-01' }, 'to'],
    [{ from: '2026-01-01', to: '2026-04-30' }, 'step'],
    [{ from: '2020-01-01', to: '2026-04-30' }, 'to'],
    [{ from: null, to: '2026-04-30' }, 'from'],
  ])('%j is refused at the field %s', async (days, field) => {
    const { errors } = await ask(boss, REPORT, { input: { ...scope('SALES'), ...days } });
    expect(errors?.[0]).toMatchObject({
      extensions: { code: 'BAD_INPUT', details: [{ field: field }] },
    });
  });
});

test('saved reports belong to their owner, and are sent to those who asked for it', async () => {
  const input = { name: 'Tuần này', kind: 'SALES', period: 'LAST_7_DAYS', step: 'DAY', isMailed: true };
  const clerk = await staff('business-report:read');
  const { id } = (await ask(clerk, SAVE, { input })).data.saveReport as { id: string };
  await ask(boss, SAVE, { input: { ...input, name: 'Chỉ xem', isMailed: false } });
  const namesOf = async (actor: Actor) =>
    ((await ask(actor, '{ savedReports { name } }')).data.savedReports as { name: string }[]).map(
      ({ name }) => name,
    );
  expect(await namesOf(clerk)).toEqual(['Tuần này']);
  expect(await namesOf(boss)).toEqual(['Chỉ xem']);
  const notes = () =>
    db<{ person_id: string; params: { totals: string } }>(
      "select person_id, params from notification where kind = 'BUSINESS_REPORT'",
    );
  await sendReports(app.services);
  expect(await notes()).toMatchObject([
    {
      person_id: clerk.id,
      params: {
        name: 'Tuần này',
        from: day(7),
        to: day(1),
        totals: expect.stringMatching(/^Lượt bán: 0\nDoanh thu: 0 ₫/),
      },
    },
  ]);
  const remove = (actor: Actor) =>
    ask(actor, `mutation { deleteSavedReport(savedReportId: "${id}") { id } }`);
  expect(getCode(await remove(boss))).toBe('NOT_FOUND');
  expect((await remove(clerk)).data.deleteSavedReport).toEqual({ id });
  await sendReports(app.services);
  expect(await notes()).toHaveLength(1);
});

test('a report that cannot be read does not keep the others from being sent, nor sends them twice', async () => {
  const [first, second] = [await staff('business-report:read'), await staff('business-report:read')];
  for (const [owner, kind] of [
    [first.id, 'SALES'],
    [first.id, 'FORMER_KIND'],
    [second.id, 'SALES'],
  ])
    await db(
      "insert into saved_report (owner_id, name, kind, period, step, is_mailed) values (?, 'Tuần', ?, 'LAST_WEEK', 'DAY', true)",
      owner!,
      kind!,
    );
  await sendReports(app.services);
  for (const { id } of [first, second])
    expect(
      await db("select 1 from notification where kind = 'BUSINESS_REPORT' and person_id = ?", id),
    ).toHaveLength(1);
  await db('delete from saved_report where owner_id in (?, ?)', first.id, second.id);
});

test('a person saves at most 30 reports, and only people with the permission read them', async () => {
  const clerk = await staff('business-report:read');
  await select(
    app,
    `insert into saved_report (owner_id, name, kind, period, step)
     select ?::uuid, 'Báo cáo ' || n, 'SALES', 'THIS_YEAR', 'MONTH' from generate_series(1, 30) n`,
    [clerk.id],
  );
  const input = { name: 'Một cái nữa', kind: 'SALES', period: 'THIS_YEAR' };
  expect(getReason(await ask(clerk, SAVE, { input }))).toBe('TOO_MANY_REPORTS');
  // Unreadable from April on
  const { errors } = await ask(boss, SAVE, { input: { ...input, step: 'DAY' } });
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_INPUT', details: [{ field: 'step' }] } });
  for (const [document, variables] of [
    [REPORT, { input: scope('SALES') }],
    [LINES, { input: scope('SALES'), key: today }],
    [SAVE, { input }],
  ] as const)
    expect(getCode(await ask(lan!, document, variables))).toBe('FORBIDDEN');
});

test('an export has all rows and the total, each with the earlier period', async () => {
  const input = { ...scope('TEACHERS'), comparison: 'PREVIOUS_PERIOD' } as unknown as BusinessReportInput;
  const csv = await text(sheetAsCsv(reportSheet(app.services, { ...input, locale: 'en' })));
  const [header, first, second, ...rest] = csv.trim().split('\r\n');
  expect(header).toMatch(/By teacher,Period,Sales,Gross revenue,Refunds,Net revenue/);
  const [label] = first!.split(',');
  expect(second!.startsWith(`${label},`)).toBe(true);
  expect(rest).toHaveLength(4);
  expect(rest.at(-2)).toMatch(/^Total,.*,4,1100000,200000,900000,/);
  const { data } = await ask(
    boss,
    'mutation E($input: ExportBusinessReportInput!) { exportBusinessReport(input: $input) { url spreadsheetUrl } }',
    { input },
  );
  const { spreadsheetUrl } = data.exportBusinessReport as { spreadsheetUrl: string };
  const { statusCode, rawPayload } = await app.server.inject({ url: spreadsheetUrl });
  expect([statusCode, rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);
});
