import type { EntityManager } from '@mikro-orm/postgresql';
import { expect, test } from 'vitest';
import { DeskQueueKind } from '../../features/operations/index.ts';
import { ANALYZE_TABLES } from '../../platform/db/analyze-tables.ts';
import { runSql } from '../../platform/db/index.ts';
import { invariants } from '../../platform/db/invariants.ts';
import { ownApp } from '../../testing/app.ts';
import { admin, ask, student } from '../../testing/factories.ts';
import { fillDemo, seedDemo } from './seed.ts';
import { readSet } from './set/set-file.ts';

/** The code takes two minutes to write its rows. They change only with files that `npm run check` watches. */
const isDrill = process.env.DRILL === '1';
const app = await ownApp();
const set = await readSet();
const DAY_MS = 86_400_000;
/** Latest time with the set's time of day. At another time of day the set differs from the code by some hours. */
const CLOCK = new Date(set.now.getTime() + Math.floor((Date.now() - set.now.getTime()) / DAY_MS) * DAY_MS);
const rows = <T>(sql: string, em: EntityManager = app.services.orm.em) =>
  em.getConnection().execute<T[]>(sql, [], 'all', em.getTransactionContext());
const count = async (sql: string) => Number((await rows<{ n: string }>(`select ${sql} as n`))[0]!.n);

/** Columns that differ between two seedings by intent: secrets, and IDs that the database generates. */
const OWN = [
  'password_hash',
  'cover_token',
  'number_sealed',
  'bank_number_sealed',
  'xid',
  'noted_at',
  'secret_sealed',
  'signature',
];
const NUMBERED = [
  'notification',
  'package_event',
  'ledger_account',
  'ledger_month',
  'ledger_transaction',
  'ledger_entry',
  'teacher_invoice',
  'suspense_item',
  'refund_step',
];

/** Hash of all rows of each table. */
async function digest(em: EntityManager): Promise<Record<string, string>> {
  const tables = await rows<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migration' order by 1",
    em,
  );
  const hashes: Record<string, string> = {};
  for (const { name } of tables) {
    const left = [
      ...OWN,
      ...(NUMBERED.includes(name) ? ['id', 'transaction_id', 'account_id', 'reverses_id'] : []),
      // A real backup, requested at the real time and not at the clock of the seeding
      ...(name === 'backup_run' ? ['id', 'created_at'] : []),
    ];
    const [row] = await rows<{ hash: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(line, chr(10) order by line)), '') as hash
       from (select (to_jsonb(t) - '{${left.join(',')}}'::text[])::text as line from ${name} t) l`,
      em,
    );
    hashes[name] = row!.hash;
  }
  return hashes;
}

/** Hashes of the rows that the code writes. The transaction is rolled back. */
async function digestOfCode(): Promise<Record<string, string>> {
  const em = app.services.orm.em.fork();
  await em.begin();
  await fillDemo(em, app.services, CLOCK);
  const found = await digest(em);
  await em.rollback();
  // The statistics of PostgreSQL include the rows that were rolled back
  await rows(ANALYZE_TABLES);
  return found;
}

test(`the prepared set fills an empty database${isDrill ? ' with the same rows as the seeding code' : ''}`, async () => {
  const byCode = isDrill ? await digestOfCode() : undefined;
  expect(await seedDemo(app.services, () => CLOCK)).toBe(true);
  if (byCode) expect(await digest(app.services.orm.em.fork())).toEqual(byCode);
}, 900_000);

test('the demo has rows of every kind, and a second seeding changes nothing', async () => {
  expect(await count('(select count(*) from category)')).toBe(12);
  expect(await count("(select count(*) from course where status = 'PUBLISHED')")).toBeGreaterThanOrEqual(60);
  expect(await count('(select count(*) from person where password_hash is not null)')).toBe(3);
  expect(await count('(select count(*) from enrolment)')).toBeGreaterThan(3000);
  expect(await count('(select count(distinct person_id) from notification where read_at is null)')).toBe(4);
  expect(await count('(select count(*) from notification where read_at is not null)')).toBeGreaterThan(20);
  expect(
    await count(`(select count(*) from teacher_invoice i join person p on p.id = i.teacher_id
      where p.email = 'teacher@sen.test'
        and i.month = date_trunc('month', '${CLOCK.toISOString()}'::timestamptz at time zone 'Asia/Ho_Chi_Minh') - interval '1 month')`),
  ).toBe(1);
  expect(await seedDemo(app.services)).toBe(false);
}, 900_000);

/** Statements that find rows whose counter differs from the number of counted rows. */
const WRONG: Record<string, string> = {
  'days of courses': `
    select d.course_id from course_day d where (d.enrolments, d.seconds) is distinct from (
      (select count(*)::int from enrolment e where e.course_id = d.course_id and (e.enrolled_at at time zone 'Asia/Ho_Chi_Minh')::date = d.day),
      (select coalesce(sum(s.seconds), 0)::int from study_day s join enrolment e on e.id = s.enrolment_id where e.course_id = d.course_id and s.day = d.day))
    union all select course_id from course_day_note`,
  'figures of lessons': `
    select f.lesson_id from lesson_figure f,
      lateral (select count(reached_at) as opened, count(completed_at) as completed from lesson_progress p where p.lesson_id = f.lesson_id) r
      where (f.opened, f.completed) <> (r.opened, r.completed)
    union all select lesson_id from lesson_figure_note`,
  students:
    'select id from course c where student_count <> (select count(*) from enrolment where course_id = c.id)',
  ratings: `select id from course c where (rating_count, rating_average) <> (
    select count(*), coalesce(round(avg(stars), 2), 0)::double precision from rating where course_id = c.id and status = 'PUBLISHED')`,
  lessons: `select id from course c where (lesson_count, required_lessons, duration_sec) <> (
    select count(*), count(*) filter (where is_required), coalesce(sum(duration_sec), 0) from lesson where course_id = c.id)`,
  sections: `select id from section s where (lesson_count, duration_sec) <> (
    select count(*), coalesce(sum(duration_sec), 0) from lesson where section_id = s.id)`,
  categories: `select id from category k where course_count <> (
    select count(*) from course c join category x on x.id = c.category_id
    where c.status = 'PUBLISHED' and c.visibility = 'PUBLIC' and (x.id = k.id or x.parent_id = k.id))`,
  'completed lessons': `select id from enrolment e where completed_lessons <> (
    select count(*) from lesson_progress where enrolment_id = e.id and completed_at is not null)`,
  percentages: `select e.id from enrolment e join course c on c.id = e.course_id
    where highest_percentage < 100 * completed_lessons / c.lesson_count or completed_required <> (
        select count(*) from lesson_progress p join lesson l on l.id = p.lesson_id
        where p.enrolment_id = e.id and p.completed_at is not null and l.is_required)
      or (completed_at is not null) <> (completed_required >= (
        select count(*) from lesson l where l.course_id = c.id and l.is_required))`,
  'days of study': `select e.id from enrolment e where
    coalesce((select sum(seconds) from study_day where enrolment_id = e.id), 0) <
    coalesce((select sum(case l.kind when 'VIDEO' then p.done_sec else l.duration_sec end)
      from lesson_progress p join lesson l on l.id = p.lesson_id
      where p.enrolment_id = e.id and l.kind <> 'QUIZ' and (p.completed_at is not null or l.kind = 'VIDEO')), 0)
    and not exists (select 1 from lesson_progress p where p.enrolment_id = e.id and p.completed_at is null)`,
  'days longer than people last': 'select 1 from study_day where seconds > 4 * 3600',
  orders: `select o.id from orders o where total <> (select sum(amount) from order_line where order_id = o.id)
    or (paid_at is not null and total > 0) <> exists (select 1 from payment_attempt a where a.order_id = o.id and a.status = 'SUCCEEDED' and a.amount = o.total - o.credit)`,
  'order numbers': "select 1 from orders having max(right(number, 6)::int) >= nextval('order_number')",
  balances: `select id from ledger_account a where balance <> (select sum(amount) from ledger_entry where account_id = a.id)`,
  achievements: `with day as (
      select e.student_id, d.day, sum(d.seconds) as seconds from study_day d join enrolment e on e.id = d.enrolment_id group by 1, 2),
    run as (select student_id, count(*) as n from (
      select student_id, day - (row_number() over (partition by student_id order by day))::int as run from day) d group by student_id, run),
    metric as (
      select 'LESSONS' as metric, student_id, sum(completed_lessons) as n from enrolment group by student_id
      union all select 'COURSES', student_id, count(completed_at) from enrolment group by student_id
      union all select 'MINUTES', student_id, sum(ceil(seconds / 60.0)) from day group by student_id
      union all select 'STREAK', student_id, max(n) from run group by student_id
      union all select 'CERTIFICATES', student_id, count(*) from certificate join enrolment e on e.id = enrolment_id
        where status = 'ISSUED' group by student_id)
    select 1 from metric m join achievement a using (metric)
    where (m.n >= a.threshold) <> exists (select 1 from earned_achievement x where x.person_id = m.student_id and x.code = a.code)`,
  certificates: `select e.id from enrolment e where (completed_at is not null and access = 'ACTIVE'
      and not exists (select 1 from open_refund f where f.student_id = e.student_id and f.course_id = e.course_id)
      and not exists (select 1 from certificate c where c.enrolment_id = e.id and c.revoked_for = 'WITHDRAWN'))
    <> exists (select 1 from certificate c where c.enrolment_id = e.id and c.status = 'ISSUED')`,
  'certificate numbers':
    "select 1 from certificate having max(right(serial, 6)::int) >= nextval('certificate_number')",
  comments: `select id from comment q where reply_count <> (select count(*) from comment r where r.parent_id = q.id)
    or like_count <> (select count(*) from comment_like k where k.comment_id = q.id)`,
  'comments of those who never opened the lesson': `select c.id from comment c join lesson l on l.id = c.lesson_id join course y on y.id = l.course_id
    where c.author_id <> y.teacher_id and not exists (select 1 from opened_lesson o where o.lesson_id = l.id and o.student_id = c.author_id)`,
  'early ratings': `select r.id from rating r where (
    select sum(seconds) from study_day where enrolment_id = r.enrolment_id) < 900`,
  'short courses': "select id from course where status = 'PUBLISHED' and duration_sec < 30 * 60",
  'lessons on sale that are empty': `select l.id from lesson l join course c on c.id = l.course_id
    left join media m on m.id = l.media_id and m.duration_sec = l.duration_sec
    where c.status = 'PUBLISHED' and case l.kind when 'VIDEO' then m.id is null when 'TEXT' then l.body is null
      when 'FILE' then not exists (select 1 from lesson_file f where f.lesson_id = l.id)
      when 'QUIZ' then not exists (select 1 from lesson_quiz z where z.lesson_id = l.id)
      when 'ASSIGNMENT' then not exists (select 1 from lesson_assignment z where z.lesson_id = l.id)
      when 'EMBED' then l.embed_url is null else l.live_url is null end`,
  // The prepared set moves by whole days
  'long sales': `select id from course where (sale_ends_at at time zone 'Asia/Ho_Chi_Minh')::date
    > (now() at time zone 'Asia/Ho_Chi_Minh')::date + 14`,
  'sales of a price that had not held': `select c.id from course c where c.sale_price is not null and not c.is_introductory and (
    select coalesce(sum(least(p.ends_at, s.began) - greatest(p.starts_at, s.began - interval '90 days')), interval '0')
    from course_price_piece p, (select c.sale_ends_at - interval '14 days' as began) s
    where p.course_id = c.id and not p.is_sale and p.starts_at < s.began) < interval '30 days'`,
  'anything of tomorrow': `select id from enrolment where greatest(enrolled_at, last_studied_at, completed_at) > now()
    union all select id from lesson_progress where greatest(reached_at, reported_at, completed_at) > now()
    union all select id from certificate where greatest(issued_at, revoked_at) > now()
    union all select id from rating where greatest(created_at, updated_at, replied_at) > now()
    union all select id from comment where greatest(created_at, accepted_at) > now()
    union all select id from content_report where created_at > now()
    union all select person_id from earned_achievement where earned_at > now()
    union all select id from orders where greatest(created_at, paid_at) > now()
    union all select id from ledger_transaction where occurred_at > now()`,
  'ends of access that were not bought': `select e.id from enrolment e join course c on c.id = e.course_id
      left join order_line l on l.course_id = e.course_id and l.buyer_id = e.student_id and l.state = 'PAID'
      where (e.expires_at is null) <> (coalesce(l.access_days, c.access_days) is null)
    union all select id from enrolment where expires_at <= now() or last_studied_at > expires_at
    union all select null where not exists (select 1 from course where access_days is not null)`,
  'no course with a minimum age':
    'select null where not exists (select 1 from course where min_age is not null)',
  'no course on sale that is labelled as drafted by AI':
    "select null where not exists (select 1 from course where has_ai_text and status = 'PUBLISHED')",
  'lessons before enrolling': `select p.id from lesson_progress p join enrolment e on e.id = p.enrolment_id where p.reached_at < e.enrolled_at`,
};

test.each(Object.entries(WRONG))('counters and dates equal their rows: %s', async (_, statement) => {
  expect((await rows(statement)).slice(0, 5)).toEqual([]);
});

test.each(invariants)('the ledger of the demo satisfies the invariant: $name', async ({ statement }) => {
  expect(await runSql(app.services.orm.em.fork(), statement)).toEqual([]);
});

test('the demo has answered and open questions, and pending reports', async () => {
  const teachers =
    '(select author_id from comment c join lesson l on l.id = c.lesson_id join course y on y.id = l.course_id where y.teacher_id = c.author_id)';
  expect(await count('(select count(*) from comment where parent_id is null)')).toBeGreaterThan(5);
  expect(await count('(select count(*) from comment where accepted_at is not null)')).toBeGreaterThan(2);
  expect(await count(`(select count(*) from ${teachers} x)`)).toBeGreaterThan(1);
  expect(
    (await rows<{ kind: string }>("select kind from content_case where state = 'PENDING' order by 1")).map(
      ({ kind }) => kind,
    ),
  ).toEqual(['COMMENT', 'RATING']);
  expect(await count('(select count(*) from rating_version)')).toBeGreaterThan(5);
});

test('a production server is never seeded', async () => {
  const config = { ...app.services.config, env: 'production' as const };
  await expect(seedDemo({ ...app.services, config })).rejects.toThrow('known password');
});

test('received money minus outgoing money equals the balances of gateways and banks', async () => {
  expect(await count('(select sum(amount) from ledger_entry)')).toBe(0);
  expect(
    await count(
      `(select sum(total - credit) from orders where paid_at is not null) - (select balance from ledger_account where code = 'suspense')
        - (select sum(amount) from refund_transfer where status = 'DONE')
        - (select sum(amount) from payout where status = 'PAID')
        - (select sum(amount) from dispute where status in ('OPEN', 'LOST'))
        - (select sum(fee) from settlement_line where outcome = 'BOOKED')`,
    ),
  ).toBe(await count("(select sum(balance) from ledger_account where kind in ('GATEWAY', 'BANK'))"));
});

test('one of the two courses that are pending review is assigned', async () => {
  const waiting = await rows<{ slug: string; holder: string | null }>(
    `select c.slug, p.full_name as holder from course_review r join course c on c.id = r.course_id
       left join person p on p.id = r.assignee_id where r.decision = 'PENDING' order by r.submitted_at`,
  );
  expect(waiting).toEqual([
    { slug: 'anh-nghe-thu-cong', holder: null },
    { slug: 'tho-va-thien-moi-ngay', holder: expect.any(String) },
  ]);
  // Uses the filters of the API, which apply the permissions of reviewers
  const boss = await admin(app);
  const { data } = await ask(
    app,
    boss,
    '{ free: courseReviews(assignment: FREE) { total } all: courseReviews { total } }',
  );
  expect(data).toEqual({ free: { total: 1 }, all: { total: 2 } });
});

test('the demo has postings of every kind', async () => {
  const kinds = async (sql: string) =>
    (await rows<{ kind: string }>(`select distinct ${sql} order by 1`)).map(({ kind }) => kind);
  expect(await kinds('status as kind from orders')).toEqual([
    'CANCELLED',
    'EXPIRED',
    'NEEDS_CHECK',
    'PAID',
    'PARTIALLY_REFUNDED',
    'PENDING',
    'REFUNDED',
  ]);
  expect(await kinds('status as kind from refund')).toEqual([
    'ADMIN_REVIEW',
    'CANCELLED',
    'COMPLETED',
    'FAILED',
    'PROCESSING',
    'REJECTED',
    'TEACHER_REVIEW',
  ]);
  expect(await kinds("gateway as kind from payment_attempt where status = 'SUCCEEDED'")).toEqual([
    'MOMO',
    'VIETQR',
    'VNPAY',
    'ZALOPAY',
  ]);
  expect(await kinds("reason as kind from suspense_item where state = 'OPEN'")).toEqual([
    'UNKNOWN_REFERENCE',
    'WRONG_AMOUNT',
  ]);
  expect(await kinds('status as kind from dispute')).toEqual(['LOST', 'OPEN']);
  expect(await kinds('outcome as kind from settlement_line')).toEqual(['BOOKED', 'WRONG_AMOUNT']);
  expect(
    await kinds(
      "(k.owner_id is null)::text as kind from coupon_use u join coupon k on k.id = u.coupon_id where u.state = 'TAKEN'",
    ),
  ).toEqual(['false', 'true']);
  expect(
    await count("(select count(*) from refund where exchange_order_id is not null and status = 'COMPLETED')"),
  ).toBe(1);
  expect(await count('(select max(n) from (select count(*) as n from order_line group by order_id) l)')).toBe(
    3,
  );
  expect(
    await count("(select count(distinct teacher_id) from payout where status = 'PAID')"),
  ).toBeGreaterThan(1);
  expect(await count("(select balance from ledger_account where code = 'bank')")).toBeGreaterThan(0);
  expect(await count("(select balance from ledger_account where code = 'promotion')")).toBe(50_000);
  expect(
    await count(
      "(select count(*) from ledger_account where kind = 'TEACHER_RECEIVABLE' and balance > 100000)",
    ),
  ).toBe(1);
  expect(
    await count(
      "(select count(*) from package_subscription where state = 'ACTIVE' and ends_on <= current_date + 4)",
    ),
  ).toBeGreaterThan(0);
});

test('ratings vary between courses and have unique texts', async () => {
  const rated = await rows<{ average: number; n: number; students: number }>(
    'select rating_average as average, rating_count as n, student_count as students from course where rating_count >= 5',
  );
  expect(Math.min(...rated.map(({ average }) => average))).toBeLessThan(4);
  expect(Math.max(...rated.map(({ average }) => average))).toBeGreaterThan(4.7);
  expect(new Set(rated.map(({ average }) => average)).size).toBeGreaterThan(20);
  expect(Math.max(...rated.map(({ n }) => n))).toBeGreaterThan(90);
  expect(await count('(select count(*) from rating where teacher_reply is not null)')).toBeGreaterThan(20);
  expect(
    await count(
      '(select count(*) from (select text from rating where text is not null group by text having count(*) > 1) twice)',
    ),
  ).toBe(0);
});

test('the demo student has studied for nine weeks and has completed, half-finished and new courses', async () => {
  const progress = await rows<{ percentage: number; days: number; today: number; weeks: number }>(
    `select study_percentage(e.completed_at, e.completed_required, c.required_lessons) as percentage, (select count(*)::int from study_day d where d.enrolment_id = e.id) as days
     from enrolment e join course c on c.id = e.course_id join person p on p.id = e.student_id
     where p.email = 'student@sen.test' order by 1`,
  );
  const shares = progress.map(({ percentage }) => percentage);
  expect(shares.at(-1)).toBe(100);
  expect(shares[0]).toBeLessThan(25);
  expect(shares.some((share) => share > 30 && share < 80)).toBe(true);
  const [span] = await rows<{ weeks: number; days: number; last: number }>(
    `select count(distinct date_trunc('week', d.day))::int as weeks, count(distinct d.day)::int as days,
       ((now() at time zone 'Asia/Ho_Chi_Minh')::date - max(d.day))::int as last
     from study_day d join enrolment e on e.id = d.enrolment_id join person p on p.id = e.student_id
     where p.email = 'student@sen.test'`,
  );
  expect(span!.weeks).toBeGreaterThanOrEqual(9);
  expect(span!.days).toBeGreaterThan(35);
  // Just after midnight, the last study session was yesterday
  expect(span!.last).toBeLessThanOrEqual(1);
});

test('more people join each week, and no row is older than its person', async () => {
  const countJoined = (from: number, to: number) =>
    count(
      `(select count(*) from person where created_at between now() - interval '${from} days' and now() - interval '${to} days')`,
    );
  expect(await countJoined(7, 0)).toBeGreaterThan(5);
  expect(await countJoined(14, 7)).toBeGreaterThan(5);
  expect(await countJoined(7, 0)).toBeGreaterThan(await countJoined(14, 7));
  for (const [table, personColumn, at] of [
    ['enrolment', 'student_id', 'enrolled_at'],
    ['orders', 'buyer_id', 'created_at'],
    ['session', 'person_id', 'created_at'],
    ['rating', 'author_id', 'created_at'],
    ['audit_log', 'actor_id', 'at'],
    ["(select * from audit_log where target_type = 'person')", 'target_id', 'at'],
  ])
    expect([
      table,
      await count(
        `(select count(*) from ${table} x join person p on p.id = x.${personColumn} where x.${at} < p.created_at)`,
      ),
    ]).toEqual([table, 0]);
  expect(
    await count(
      "(select count(*) from audit_log l join course c on c.id = l.target_id where l.action = 'course.publish' and l.at <> c.published_at)",
    ),
  ).toBe(0);
});

test('the queues have the counts of their lists, and students see none', async () => {
  const boss = await admin(app);
  interface Queue {
    kind: string;
    count: number;
    oldestAt: string | null;
    overdueCount: number;
    amount: number | null;
  }
  const QUEUES = '{ deskQueues { kind count oldestAt nextDueAt overdueCount amount } }';
  const queues = (await ask(app, boss, QUEUES)).data.deskQueues as Queue[];
  const LISTS = `{
    COURSE_REVIEWS: courseReviews(limit: 1) { total }
    heldEdits(limit: 1) { total }
    REFUNDS: refunds(group: [WAITING_FOR_PLATFORM], limit: 1) { total }
    payouts: payouts(filter: { status: PENDING }, limit: 1) { total }
    DOUBTS: orders(filter: { isInDoubt: true }, limit: 1) { total }
    SUSPENSE: suspenseItems(filter: { isWaiting: true }, limit: 1) { total }
    DISPUTES: disputes(status: OPEN, limit: 1) { total }
    SELLERS: sellerIdentities(status: PENDING, limit: 1) { total }
    PRIVACY_REQUESTS: privacyRequests(isOpen: true, limit: 1) { total }
    E_INVOICES: eInvoices(group: NEEDS_PERSON, limit: 1) { total }
    CONTENT_REPORTS: contentCases(state: PENDING, limit: 1) { total }
    appeals: contentAppeals(state: WAITING, limit: 1) { total }
    TICKETS: tickets(tab: WAITING, limit: 1) { total }
  }`;
  const { data, errors } = await ask(app, boss, LISTS);
  expect(errors).toBeUndefined();
  const lists = data as Record<string, { total: number }>;
  const totals: Record<string, number> = {
    ...Object.fromEntries(Object.entries(lists).map(([name, { total }]) => [name, total])),
    COURSE_REVIEWS: lists.COURSE_REVIEWS!.total + lists.heldEdits!.total,
    PAYOUTS: lists.payouts!.total,
    CONTENT_REPORTS: lists.CONTENT_REPORTS!.total + lists.appeals!.total,
  };
  expect(Object.fromEntries(queues.map(({ kind, count }) => [kind, count]))).toEqual(
    Object.fromEntries(queues.map(({ kind }) => [kind, totals[kind]])),
  );
  expect(queues.map(({ kind }) => kind)).toEqual(Object.keys(DeskQueueKind));
  for (const { kind, count, oldestAt, overdueCount } of queues) {
    expect([kind, count > 0]).toEqual([kind, oldestAt !== null]);
    expect(overdueCount).toBeLessThanOrEqual(count);
  }
  expect(queues.filter(({ count }) => count > 0).length).toBeGreaterThan(4);
  const others = await student(app);
  expect((await ask(app, others, QUEUES)).data.deskQueues).toEqual([]);
});

test('the demo has moderation findings of rules and simulator, in courses, ratings and questions', async () => {
  const found = await rows<{ place: string; source: string; state: string }>(
    'select distinct place, source, state from moderation_finding order by 1, 2, 3',
  );
  for (const expected of [
    { place: 'DESCRIPTION', source: 'RULES', state: 'OPEN' },
    { place: 'LESSON', source: 'SIMULATED', state: 'OPEN' },
    { place: 'LESSON', source: 'SIMULATED', state: 'KEPT' },
    { place: 'LESSON', source: 'SIMULATED', state: 'MISTAKEN' },
    { place: 'RATING', source: 'RULES', state: 'OPEN' },
    { place: 'COMMENT', source: 'RULES', state: 'OPEN' },
  ])
    expect(found).toContainEqual(expected);
  expect(await count("(select count(*) from notification where kind = 'COURSE_CHECKED')")).toBe(2);
});
