import { expect, test } from 'vitest';
import { DEAD_LETTERS } from '../../../platform/jobs/jobs.ts';
import { ownApp } from '../../../testing/app.ts';
import { getCode, select } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { postRefundApproved } from '../../ledger/index.ts';
import { sellCourse } from '../../ledger/testing/sell-course.ts';

const app = await ownApp();
const { admin, ask, course, enrol, staff, student, teacher, value } = helpersFor(app);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const toDay = (at: Date) => new Date(at.getTime() + 7 * HOUR_MS).toISOString().slice(0, 10);
/** The beginning of a day in Vietnam, this many days ago. */
const getBegin = (ago: number) =>
  new Date(Date.parse(`${toDay(new Date(Date.now() - ago * DAY_MS))}T00:00:00+07:00`));

/** The beginning of a month in Vietnam, this many months ago. */
const beginOfMonth = (ago: number) => {
  const [year, month] = toDay(new Date()).split('-').map(Number);
  return new Date(Date.UTC(year!, month! - 1 - ago) - 7 * HOUR_MS);
};

interface Figures {
  sales: number;
  paid: number;
  teachers: number;
  platform: number;
  taxes: number;
  givenBack: number;
}
const MONTHS = `query M($months: Int!) { revenueByMonth(months: $months) { month sales paid teachers platform taxes givenBack } }`;
const REVENUE = `query R($days: Int!) { revenueByDay(days: $days) { day sales paid teachers platform taxes givenBack } }`;

/** Books a copy of the last transaction at a time in the past, because transactions are immutable. */
const bookAgain = (at: Date, kind: string) =>
  select(
    app,
    `with of as (select * from ledger_transaction where kind = ? order by occurred_at desc, id desc limit 1),
       t as (insert into ledger_transaction (kind, idempotency_key, order_id, occurred_at)
         select kind, gen_random_uuid()::text, order_id, ? from of returning id)
     insert into ledger_entry (transaction_id, sequence, account_id, amount, line_id)
       select t.id, e.sequence, e.account_id, e.amount, e.line_id from t, ledger_entry e where e.transaction_id = (select id from of)`,
    [kind, at],
  );

/** Books a transaction of a kind with these sides. */
const book = (kind: string, sides: Readonly<Record<string, number>>) =>
  select(
    app,
    `with t as (insert into ledger_transaction (kind, idempotency_key) values (?, gen_random_uuid()::text) returning id)
     insert into ledger_entry (transaction_id, sequence, account_id, amount)
       select t.id, s.place, a.id, s.value::bigint from t, jsonb_each_text(?::jsonb) with ordinality s(key, value, place)
         join lateral (select id from ledger_account where code = s.key) a on true`,
    [kind, JSON.stringify(sides)],
  );

/**
 * Computes the same figures from every single entry, by the chart of accounts, for days or months that begin at these
 * times.
 */
async function recount(times: readonly string[]): Promise<Figures[]> {
  const entries = await select<{ id: string; kind: string; at: Date; code: string; amount: string }>(
    app,
    `select t.id, t.kind, t.occurred_at as at, split_part(a.code, ':', 1) as code, e.amount
     from ledger_entry e join ledger_transaction t on t.id = e.transaction_id join ledger_account a on a.id = e.account_id`,
  );
  return times.map((time) => {
    const of = (kinds: string[]) =>
      entries.filter(({ at, kind }) => toDay(new Date(at)).startsWith(time) && kinds.includes(kind));
    const sales = of(['SALE_PAID', 'EXCHANGE_PAID', 'PACKAGE_SOLD']);
    const on = (rows: typeof sales, ...codes: string[]) =>
      rows.filter(({ code }) => codes.includes(code)).reduce((sum, { amount }) => sum + Number(amount), 0);
    return {
      sales: new Set(sales.map(({ id }) => id)).size,
      paid: on(sales, 'gateway', 'bank', 'suspense', 'refund-payable'),
      teachers: 0 - on(sales, 'hold'),
      platform: 0 - on(sales, 'commission-deferred', 'package-deferred', 'promotion'),
      taxes: 0 - on(sales, 'tax-withheld', 'vat-output'),
      givenBack: 0 - on(of(['REFUND_APPROVED', 'PACKAGE_CANCELLED']), 'refund-payable'),
    };
  });
}

async function recountDays(days: number) {
  const times = Array.from({ length: days }, (_, place) => toDay(getBegin(days - 1 - place)));
  return (await recount(times)).map((figures, place) => ({ day: times[place]!, ...figures }));
}

async function recountMonths(months: number) {
  const times = Array.from({ length: months }, (_, place) =>
    toDay(beginOfMonth(months - 1 - place)).slice(0, 7),
  );
  return (await recount(times)).map((figures, place) => ({ month: `${times[place]!}-01`, ...figures }));
}

test('revenue by day and month equals a recount of entries and orders', async () => {
  const [boss, seller] = [await admin(), await teacher()];
  const amounts = [499_000, 1_234_567, 99_001];
  const orders: string[] = [];
  let lineId = '';
  for (const amount of amounts) {
    const sale = await sellCourse(app, seller, amount);
    orders.push(sale.orderId);
    lineId = sale.lineId;
  }
  await app.services.orm.em
    .fork()
    .transactional((em) => postRefundApproved(em, { refundId: crypto.randomUUID(), lineId, amount: 50_001 }));
  await select(
    app,
    `insert into ledger_account (code, kind, normal_side) values ('package-deferred', 'PACKAGE_DEFERRED', 'CREDIT'),
       ('vat-output', 'VAT_OUTPUT', 'CREDIT'), ('promotion', 'PROMOTION', 'DEBIT'), ('suspense', 'SUSPENSE', 'CREDIT')
     on conflict do nothing`,
  );
  await book('PACKAGE_SOLD', { suspense: 110_000, 'package-deferred': -100_000, 'vat-output': -10_000 });
  await book('EXCHANGE_PAID', {
    'refund-payable': 30_000,
    'gateway:VNPAY': 20_000,
    promotion: 10_000,
    [`hold:${seller.id}`]: -35_000,
    'commission-deferred': -25_000,
  });
  // Other incoming and outgoing money is not revenue
  await book('SUSPENSE_RECEIVED', { 'gateway:VNPAY': 77_000, suspense: -77_000 });
  // The first and the last instant of a day in Vietnam time, and the day before the requested period
  await bookAgain(getBegin(3), 'SALE_PAID');
  await bookAgain(new Date(getBegin(3).getTime() - 1), 'SALE_PAID');
  await bookAgain(getBegin(29), 'REFUND_APPROVED');
  await bookAgain(new Date(getBegin(29).getTime() - 1), 'SALE_PAID');

  const days = (await ask(boss, REVENUE, { days: 30 })).data.revenueByDay as (Figures & {
    day: string;
  })[];
  expect(days).toEqual(await recountDays(30));
  expect(days.filter(({ sales }) => sales > 0)).toHaveLength(3);
  expect(days[0]).toMatchObject({ sales: 0, givenBack: 50_001 });
  for (const { paid, teachers, platform, taxes } of days) expect(teachers + platform + taxes).toBe(paid);
  const sum = await value<string>(
    'select sum(total) from orders where id = any(?::uuid[])',
    `{${orders.join(',')}}`,
  );
  expect(days.at(-1)).toMatchObject({ sales: 5, paid: Number(sum) + 110_000 + 50_000 });
  expect((await ask(boss, REVENUE, { days: 31 })).data.revenueByDay).toEqual(await recountDays(31));
  expect(getCode(await ask(boss, REVENUE, { days: 93 }))).toBe('BAD_INPUT');

  // The first moment of a month in Vietnam and the last of the previous one, also at the edge of the requested period
  for (const ago of [1, 11]) {
    await bookAgain(beginOfMonth(ago), 'SALE_PAID');
    await bookAgain(new Date(beginOfMonth(ago).getTime() - 1), 'REFUND_APPROVED');
    await bookAgain(new Date(beginOfMonth(ago).getTime() - 1), 'SALE_PAID');
  }
  const months = (await ask(boss, MONTHS, { months: 12 })).data.revenueByMonth as Figures[];
  expect(months).toEqual(await recountMonths(12));
  expect(months[0]).toMatchObject({ sales: 1, givenBack: 0 });
  for (const { paid, teachers, platform, taxes } of months) expect(teachers + platform + taxes).toBe(paid);
  expect((await ask(boss, MONTHS, { months: 13 })).data.revenueByMonth).toEqual(await recountMonths(13));
  expect(getCode(await ask(boss, MONTHS, { months: 37 }))).toBe('BAD_INPUT');
});

test('counts active people once, regardless of courses and days', async () => {
  const [boss, seller] = [await admin(), await teacher()];
  const courses = [await course(seller.id), await course(seller.id)];
  const studied: { person: string; ago: number; seconds: number }[] = [];
  for (let number = 0; number < 6; number++) {
    const { id } = await student();
    for (const [index, { id: courseId }] of courses.entries()) {
      const enrolment = await enrol(id, courseId);
      for (const ago of [number, 5, 29 - index, 30 + number, 59 + index]) {
        const seconds = (number * 7 + ago) % 3 === 0 ? 0 : 60;
        const added = await select(
          app,
          `insert into study_day (enrolment_id, day, seconds) values (?, (now() at time zone 'Asia/Ho_Chi_Minh')::date - ?::int, ?)
           on conflict do nothing returning 1`,
          [enrolment, ago, seconds],
        );
        if (added.length) studied.push({ person: id, ago, seconds });
      }
    }
  }
  const between = (from: number, to: number) =>
    new Set(
      studied
        .filter(({ ago, seconds }) => seconds > 0 && ago >= from && ago <= to)
        .map(({ person }) => person),
    ).size;
  for (const days of [30, 7]) {
    const { data } = await ask(
      boss,
      'query A($days: Int!) { activePeople(days: $days) { people peopleBefore byDay } }',
      { days },
    );
    expect(data.activePeople).toEqual({
      people: between(0, days - 1),
      peopleBefore: between(days, 2 * days - 1),
      byDay: Array.from({ length: days }, (_, place) => between(days - 1 - place, days - 1 - place)),
    });
  }
  expect(between(0, 29)).toBe(6);
});

interface Failure {
  kind: string;
  count: number;
  outOf: number | null;
  latestAt: string | null;
}
const FAILURES = '{ deskFailures { kind count outOf latestAt } }';

test('counts failures until a decision, a day or a later success', async () => {
  const boss = await admin();
  const failures = async () =>
    Object.fromEntries(
      ((await ask(boss, FAILURES)).data.deskFailures as Failure[]).map((each) => [each.kind, each]),
    );
  const count = async (kind: string) => (await failures())[kind]?.count;
  expect(Object.keys(await failures())).toEqual(['DEAD_LETTERS', 'FAILED_REQUESTS', 'BACKUPS', 'DRILLS']);

  await select(app, 'delete from pgboss.job where name = ?', [DEAD_LETTERS]);
  await select(
    app,
    `insert into pgboss.job (name, data, state) values (?, '{}', 'created'), (?, '{}', 'completed')`,
    [DEAD_LETTERS, DEAD_LETTERS],
  );
  expect(await failures()).toMatchObject({ DEAD_LETTERS: { count: 1, latestAt: expect.any(String) } });

  await select(app, 'truncate measurement');
  const measured = (hours: number, kind: string, calls: number, failed: number) =>
    select(
      app,
      `insert into measurement (span, at, kind, operation, calls, failed, sum_ms, slowest_ms, counts)
       values ('HOUR', date_trunc('hour', now()) - make_interval(hours => ?), ?, 'Catalogue', ?, ?, 1, 1,
         array_fill(0::bigint, array[40]))`,
      [hours, kind, calls, failed],
    );
  await measured(2, 'graphql', 1000, 3);
  await measured(3, 'rest', 500, 1);
  await measured(3, 'http', 50, 50);
  await measured(30, 'graphql', 1000, 700);
  expect((await failures()).FAILED_REQUESTS).toMatchObject({ count: 4, outOf: 1500, latestAt: null });
  const { data } = await ask(boss, '{ performanceOverview(period: DAY) { calls failed } }');
  expect(data.performanceOverview).toEqual({ calls: 1500, failed: 4 });

  const backup = (status: string, hoursAgo: number, checkFault: string | null = null) =>
    select<{ id: string }>(
      app,
      `insert into backup_run (trigger, status, created_at, ended_at, check_fault)
       values ('DAILY', ?, now() - make_interval(hours => ?), now(), ?) returning id`,
      [status, hoursAgo, checkFault],
    );
  await backup('ERROR', 80);
  const [whole] = await backup('WARNING', 70);
  await backup('SKIPPED', 60);
  expect(await count('BACKUPS')).toBe(0);
  await backup('UNFINISHED', 50);
  await backup('ERROR', 40);
  await backup('OK', 30, 'FILE_CHANGED');
  expect(await count('BACKUPS')).toBe(3);
  await backup('OK', 20);
  expect(await count('BACKUPS')).toBe(0);

  const drill = (status: string, hoursAgo: number) =>
    select(
      app,
      `insert into backup_drill (backup_id, status, started_at, ended_at) values (?, ?, now() - make_interval(hours => ?), now())`,
      [whole!.id, status, hoursAgo],
    );
  await drill('PASSED', 9);
  await drill('FAILED', 8);
  expect(await count('DRILLS')).toBe(1);
  await drill('PASSED', 7);
  expect(await failures()).toMatchObject({ DRILLS: { count: 0, latestAt: null } });
});

test('shows each part only with its permission', async () => {
  const keeper = await staff('backup:read');
  const kinds = async (who: typeof keeper) =>
    ((await ask(who, FAILURES)).data.deskFailures as Failure[]).map(({ kind }) => kind);
  expect(await kinds(keeper)).toEqual(['BACKUPS', 'DRILLS']);
  expect(await kinds(await student())).toEqual([]);
  expect(getCode(await ask(keeper, REVENUE, { days: 30 }))).toBe('FORBIDDEN');
  expect(getCode(await ask(keeper, MONTHS, { months: 12 }))).toBe('FORBIDDEN');
  expect(getCode(await ask(keeper, '{ activePeople { people } }'))).toBe('FORBIDDEN');
  const bookkeeper = await staff('ledger:read');
  expect((await ask(bookkeeper, REVENUE, { days: 1 })).data.revenueByDay).toHaveLength(1);
  expect(await kinds(bookkeeper)).toEqual([]);
});
