import { expect, test } from 'vitest';
import { sql } from '../graphql/read/index.ts';
import { testOrm } from '../testing/database.ts';
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
