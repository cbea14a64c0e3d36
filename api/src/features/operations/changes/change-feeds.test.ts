import { beforeAll, describe, expect, test } from 'vitest';
import { course, getCode, select, student } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { app, type FeedName, page, readOn, readUntil, type World, world } from './testing/feeds.ts';
import { useFeedTimeouts } from './testing/wait-for-feed.ts';

useFeedTimeouts();

const { assign, customRole, enrol, teacher } = helpersFor(app);

/** A change: a statement about one row, in which `$` is the row's ID. */
interface Case {
  readonly what: string;
  readonly act: string | ((w: World) => Promise<unknown>);
}

interface FeedCases {
  readonly feed: FeedName;
  readonly id: (w: World) => string;
  /** Changes another row of the kind, which marks the position in the feed. */
  readonly other: () => Promise<string>;
  readonly shown: readonly Case[];
  readonly silent: readonly Case[];
}

const set = (table: string, assignment: string): Case => ({
  what: assignment.replace(/ = .*/, ''),
  act: `update ${table} set ${assignment} where id = $`,
});
const sets = (table: string, ...assignments: string[]) => assignments.map((each) => set(table, each));

/** A payment of an order. */
const PAYMENT = `insert into payment_attempt (order_id, gateway, reference, amount, expires_at)
  values ($, 'VNPAY', gen_random_uuid()::text, 9000, now() + interval '1 day')`;
const ofPayment = (assignment: string): Case => ({
  what: `${assignment.replace(/ = .*/, '')} of its payment`,
  act: `update payment_attempt set ${assignment} where order_id = $`,
});

const FEEDS: readonly FeedCases[] = [
  {
    feed: 'changedPeople',
    id: ({ learner }) => learner.id,
    other: async () => (await student(app)).id,
    shown: [
      ...sets(
        'person',
        "email = gen_random_uuid() || '@example.vn'",
        "full_name = 'Lê Thị Mới'",
        "phone = '0912345678'",
        "bio = 'Xin chào'",
        "skills = '{Vẽ}'",
        `education = '[{"school": "Bách khoa"}]'`,
        `experience = '[{"company": "Sen"}]'`,
        "locale = 'en'",
        'email_verified_at = now()',
        "roles = '{USER,TEACHER}'",
        "is_active = false, deactivated_at = now(), deactivation_reason = 'Thử'",
        "deactivation_reason = 'Thử nữa'",
        "avatar_url = '/pictures/x'",
      ),
      {
        what: 'a custom role',
        act: async ({ learner }) => assign(learner.id, await customRole([])),
      },
      { what: 'no custom role', act: 'delete from person_custom_role where person_id = $' },
    ],
    silent: [
      ...sets('person', 'last_seen_at = now()', 'updated_at = now()', 'password_changed_at = now()'),
      { what: 'the name of a custom role', act: "update custom_role set name = name || '!'" },
    ],
  },
  {
    feed: 'changedCourses',
    id: ({ courseId }) => courseId,
    other: async () => (await course(app, (await teacher()).id)).id,
    shown: [
      ...sets(
        'course',
        'slug = gen_random_uuid()::text',
        "title = 'Khoá khác'",
        "subtitle = 'Để thử nữa'",
        `description = '{"type": "doc", "content": []}'`,
        "outcomes = '{Hai}'",
        "requirements = '{Ba}'",
        "audience = '{Bốn}'",
        "tags = '{năm}'",
        "level = 'BEGINNER'",
        "language = 'en'",
        "visibility = 'UNLISTED'",
        'category_id = null',
        'price = price + 1000',
        'sale_price = 9000',
        "sale_ends_at = now() + interval '1 day'",
        "cover_key = 'a'",
        'cover_variant = 2',
        'certificate_enabled = not certificate_enabled',
        'marks_playback = not marks_playback',
        'enforce_order = not enforce_order',
        'access_days = 90',
        'min_age = 12',
        'version = version + 1',
        'updated_at = now()',
        "published_at = now() - interval '1 day'",
        "status = 'ARCHIVED'",
      ),
      {
        what: 'its lessons and their length',
        act: 'update lesson set duration_sec = duration_sec + 60 where course_id = $',
      },
    ],
    silent: [
      { what: 'who enrols', act: async ({ courseId }) => enrol((await student(app)).id, courseId) },
      ...sets('course', 'rating_count = rating_count + 1, rating_average = 4', "cover_token = 'x'"),
      { what: 'the words of a lesson', act: "update lesson set title = 'Bài khác' where course_id = $" },
    ],
  },
  {
    feed: 'changedEnrolments',
    id: ({ enrolmentId }) => enrolmentId,
    other: async () => {
      const { id } = await course(app, (await teacher()).id, { lessons: 1 });
      const learner = await student(app);
      await enrol(learner.id, id);
      const rows = await select<{ id: string }>(app, 'select id from enrolment where student_id = ?', [
        learner.id,
      ]);
      return rows[0]!.id;
    },
    shown: sets(
      'enrolment',
      'completed_lessons = completed_lessons + 1',
      'completed_at = now()',
      "expires_at = now() + interval '90 days'",
      "source = 'GIFT'",
      "access = 'SUSPENDED'",
      "enrolled_at = now() - interval '1 day'",
      'last_studied_at = now()',
      "last_studied_at = last_studied_at + interval '1 day'",
    ),
    silent: [
      ...sets(
        'enrolment',
        "last_studied_at = date_trunc('day', last_studied_at at time zone 'Asia/Ho_Chi_Minh') at time zone 'Asia/Ho_Chi_Minh' + interval '5 seconds'",
      ),
      ...sets('enrolment', 'highest_percentage = 70', 'percentage = 70', 'told_days = 7'),
      {
        what: 'the student’s name',
        act: "update person set full_name = 'Khác' where id = (select student_id from enrolment where id = $)",
      },
      {
        what: 'the course’s title',
        act: "update course set title = 'Khác' where id = (select course_id from enrolment where id = $)",
      },
    ],
  },
  {
    feed: 'changedOrders',
    id: ({ orderId }) => orderId,
    other: async () => (await world()).orderId,
    shown: [
      ...sets(
        'orders',
        'total = 8000',
        "status = 'PAID', paid_at = now()",
        "paid_at = now() - interval '1 hour'",
        "status = 'REFUNDED'",
      ),
      { what: 'a payment', act: PAYMENT },
      ...[
        'gateway_transaction = gen_random_uuid()::text',
        'reference = gen_random_uuid()::text',
        'amount = 8000',
      ].map(ofPayment),
      ofPayment(
        "doubt = 'WRONG_AMOUNT', doubted_at = now(), answer_by = now() + interval '1 day', received = 7000",
      ),
      ...[
        'received = 6000',
        "answer_by = now() + interval '3 days'",
        "doubted_at = now() - interval '1 hour'",
      ].map(ofPayment),
    ],
    silent: [
      ...sets(
        'orders',
        "bill_name = 'Công ty Sen'",
        "expires_at = now() + interval '2 days'",
        'asked_at = now()',
      ),
      ...['asked_at = now()', 'begun_at = now()', "pay_url = 'https://example.vn'"].map(ofPayment),
      {
        what: 'the buyer’s name',
        act: "update person set full_name = 'Khác' where id = (select buyer_id from orders where id = $)",
      },
    ],
  },
];

describe.each(FEEDS)('$feed', ({ feed, id, other, shown, silent }) => {
  let w: World;
  let after: string;
  beforeAll(async () => {
    w = await world();
    ({ after } = await readUntil(w.boss, feed, null, await other()));
  });

  /** Number of times that the row is in the feed after its change. */
  const timesAfter = async ({ act }: Case): Promise<number> => {
    if (typeof act === 'function') await act(w);
    else await select(app, act.replace('$', '?'), act.includes('$') ? [id(w)] : []);
    const read = await readUntil(w.boss, feed, after, await other());
    ({ after } = read);
    return read.nodes.filter((node) => node.id === id(w)).length;
  };

  test('returns a row again after each change of a published value, and only then', async () => {
    const missed: string[] = [];
    for (const each of shown) if ((await timesAfter(each)) !== 1) missed.push(each.what);
    expect(missed).toEqual([]);
    const needless: string[] = [];
    for (const each of silent) if ((await timesAfter(each)) !== 0) needless.push(each.what);
    expect(needless).toEqual([]);
  });

  test('is read in pages of any size, each row once, and continues at the cursor', async () => {
    const whole = await readOn(w.boss, feed);
    const ids = whole.nodes.map((node) => node.id);
    expect(new Set(ids).size).toBe(ids.length);
    const slow = await readOn(w.boss, feed, { first: 2 });
    expect(slow.nodes.map((node) => node.id)).toEqual(ids);
    const rest = await readOn(w.boss, feed, { after: whole.after });
    expect([rest.nodes, typeof rest.after]).toEqual([[], 'string']);
  });

  test('accepts page sizes up to 500 and its own cursors only', async () => {
    const refused = async (variables: object) => {
      const reply = await page(w.boss, feed, variables as Record<string, unknown>);
      return [getCode(reply), reply.errors?.[0]?.extensions.details?.[0]?.field];
    };
    expect(await refused({ first: 500 })).toEqual([undefined, undefined]);
    expect(await refused({ first: 501 })).toEqual(['BAD_INPUT', 'first']);
    expect(await refused({ first: 0 })).toEqual(['BAD_INPUT', 'first']);
    for (const cursor of [
      'x',
      '',
      btoa('[]'),
      btoa('["1","1","1"]'),
      btoa('["-1","9999999999999999999999","x"]'),
    ])
      expect(await refused({ after: cursor })).toEqual(['BAD_INPUT', 'after']);
  });
});

test('an erased person or deleted row is returned as an ID only', async () => {
  const w = await world();
  const { after } = await readUntil(w.boss, 'changedPeople', null, w.learner.id);
  await select(app, 'update person set erased_at = now(), is_active = false where id = ?', [w.learner.id]);
  const [person] = (await readUntil(w.boss, 'changedPeople', after, w.learner.id)).nodes.slice(-1);
  expect(person).toMatchObject({ id: w.learner.id, isDeleted: true });
  const whole = await page(w.boss, 'changedPeople', { after }, 'person { email }');
  const { nodes } = whole.data.changedPeople as { nodes: { id: string; person: unknown }[] };
  expect(nodes.find(({ id }) => id === w.learner.id)).toMatchObject({ isDeleted: true, person: null });
  const before = await readUntil(w.boss, 'changedEnrolments', null, w.enrolmentId);
  await select(app, 'delete from enrolment where id = ?', [w.enrolmentId]);
  const { nodes: gone } = await readUntil(w.boss, 'changedEnrolments', before.after, w.enrolmentId);
  expect(gone).toEqual([{ id: w.enrolmentId, isDeleted: true, changedAt: expect.any(String) }]);
});

test('an erasure appears in the feeds of enrolments and orders, which contain the name', async () => {
  const { boss, learner, enrolmentId, orderId } = await world();
  const enrolments = await readUntil(boss, 'changedEnrolments', null, enrolmentId);
  const orders = await readUntil(boss, 'changedOrders', null, orderId);
  await select(
    app,
    "update person set erased_at = now(), is_active = false, full_name = 'Tài khoản đã xoá' where id = ?",
    [learner.id],
  );
  const feeds = [
    await readUntil(boss, 'changedEnrolments', enrolments.after, enrolmentId),
    await readUntil(boss, 'changedOrders', orders.after, orderId),
  ];
  expect(feeds.map(({ nodes }) => nodes.map(({ id, isDeleted }) => [id, isDeleted]))).toEqual([
    [[enrolmentId, false]],
    [[orderId, false]],
  ]);
});
