import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { seedDemo } from './seed.ts';

const app = await testApp();
const count = async (sql: string) =>
  Number((await app.services.orm.em.getConnection().execute<{ n: string }[]>(`select ${sql} as n`))[0]!.n);

test('the demo platform is whole, and seeding again changes nothing', async () => {
  expect(await seedDemo(app.services)).toBe(true);
  expect(await count('(select count(*) from category)')).toBe(12);
  expect(await count("(select count(*) from course where status = 'PUBLISHED')")).toBeGreaterThanOrEqual(60);
  expect(await count('(select count(*) from person where password_hash is not null)')).toBe(3);
  expect(await count('(select count(*) from enrolment)')).toBeGreaterThan(500);
  expect(await count('(select count(distinct person_id) from notification where read_at is null)')).toBe(4);
  // One payment for the administrator to look into
  expect(await count("(select count(*) from orders where status = 'NEEDS_CHECK')")).toBe(1);
  expect(await count("(select balance from ledger_account where code = 'suspense')")).toBe(
    await count('(select -sum(received) from payment_attempt)'),
  );
  expect(await count('(select count(*) from notification where read_at is not null)')).toBeGreaterThan(20);
  expect(await seedDemo(app.services)).toBe(false);
});

test('every đồng of the demo is in the ledger, and counters agree with their rows', async () => {
  expect(await count('(select sum(amount) from ledger_entry)')).toBe(0);
  expect(
    await count(
      "(select sum(total) from orders where status = 'PAID') + (select sum(received) from payment_attempt)",
    ),
  ).toBe(await count("(select balance from ledger_account where code = 'gateway:VNPAY')"));
  expect(
    await count(
      '(select count(*) from course c where student_count <> (select count(*) from enrolment where course_id = c.id))',
    ),
  ).toBe(0);
  expect(
    await count(
      '(select count(*) from course c where lesson_count <> (select count(*) from lesson where course_id = c.id))',
    ),
  ).toBe(0);
  expect(
    await count(
      "(select count(*) from category k where course_count <> (select count(*) from course c join category x on x.id = c.category_id where c.status = 'PUBLISHED' and (x.id = k.id or x.parent_id = k.id)))",
    ),
  ).toBe(0);
});

test('the demo lives in time: people keep joining, and nothing of theirs is older than they are', async () => {
  const joined = (from: number, to: number) =>
    count(
      `(select count(*) from person where created_at between now() - interval '${from} days' and now() - interval '${to} days')`,
    );
  expect(await joined(7, 0)).toBeGreaterThan(5);
  expect(await joined(14, 7)).toBeGreaterThan(5);
  expect(await joined(7, 0)).toBeGreaterThan(await joined(14, 7));
  for (const [table, who, at] of [
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
        `(select count(*) from ${table} x join person p on p.id = x.${who} where x.${at} < p.created_at)`,
      ),
    ]).toEqual([table, 0]);
  expect(
    await count(
      "(select count(*) from audit_log l join course c on c.id = l.target_id where l.action = 'course.publish' and l.at <> c.published_at)",
    ),
  ).toBe(0);
});
