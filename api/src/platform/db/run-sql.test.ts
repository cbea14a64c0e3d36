import { expect, test } from 'vitest';
import { sql } from '../../graphql/read/index.ts';
import { testOrm } from '../../testing/database.ts';
import { usePlansForAllValues } from './plan-mode.ts';
import { runSql } from './run-sql.ts';

const orm = await testOrm();

test('a statement with a name is prepared once on a connection, and runs inside the transaction', async () => {
  const person = (n: number) =>
    sql`insert into person (email, full_name) values (${`named-${n}@example.vn`}, ${'Đặt tên'}) returning email`;
  const em = orm.em.fork();
  await em.begin();
  expect(await runSql(em, person(1), 'test.person')).toEqual([{ email: 'named-1@example.vn' }]);
  await runSql(em, person(2), 'test.person');
  const prepared = await runSql<{ name: string; calls: number }>(
    em,
    sql`select name, (generic_plans + custom_plans)::int as calls from pg_prepared_statements where name like 'test.%'`,
  );
  expect(prepared).toEqual([{ name: 'test.person', calls: 2 }]);
  await em.rollback();
  expect(await runSql(orm.em.fork(), sql`select 1 from person where full_name = ${'Đặt tên'}`)).toEqual([]);
});

test('values are bound, so none of them can change the statement', async () => {
  const hostile = `'); drop table person; -- $1 ? :name`;
  expect(
    await runSql(orm.em.fork(), sql`select ${hostile}::text as back, ${['a', 'b"c']}::text[] as list`),
  ).toEqual([{ back: hostile, list: ['a', 'b"c'] }]);
});

test('a prepared statement that fails at its first use works at the next', async () => {
  const em = orm.em.fork();
  const divide = (by: number) => sql`select 1 / ${by}::int as n`;
  await expect(em.transactional((inner) => runSql(inner, divide(0), 'test.once'))).rejects.toThrow(
    'division by zero',
  );
  for (let i = 0; i < 2; i++) expect(await runSql(em, divide(1), 'test.once')).toEqual([{ n: 1 }]);
});

test('usePlansForAllValues applies to its own transaction only', async () => {
  const em = orm.em.fork();
  const counted = sql`select count(*)::int as n from generate_series(1, ${9}::int) n where n < ${4}::int`;
  const plans = () =>
    runSql(
      em,
      sql`select generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements where name = 'test.planned'`,
    );
  await em.transactional(async (inner) => {
    await usePlansForAllValues(inner);
    for (let i = 0; i < 3; i++) expect(await runSql(inner, counted, 'test.planned')).toEqual([{ n: 3 }]);
  });
  expect(await plans()).toEqual([{ generic: 3, custom: 0 }]);
  await runSql(em, counted, 'test.planned');
  expect(await plans()).toEqual([{ generic: 3, custom: 1 }]);
});
