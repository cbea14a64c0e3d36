import { beforeAll, expect, test } from 'vitest';
import { testOrm } from '../../testing/database.ts';
import { runSql } from './run-sql.ts';
import { numberOfMonth, sequenceNumber } from './running-number.ts';
import { sql } from './sql.ts';

const orm = await testOrm();
beforeAll(() => runSql(orm.em.fork(), sql`create sequence tried_number`));

const next = async () =>
  (await runSql<{ n: string }>(orm.em.fork(), sql`select ${sequenceNumber('tried_number', 4)} as n`))[0]!.n;

test('sequence numbers are padded with zeros and grow beyond their digits', async () => {
  expect([await next(), await next()]).toEqual(['0001', '0002']);
  await runSql(orm.em.fork(), sql`select setval('tried_number', 9998)`);
  expect([await next(), await next(), await next()]).toEqual(['9999', '10000', '10001']);
});

test('a number of a month begins with its prefix and the month in Vietnam', async () => {
  const [row] = await runSql<{ n: string; month: string }>(
    orm.em.fork(),
    sql`select ${numberOfMonth('HT', 'tried_number')} as n, to_char(now() at time zone 'Asia/Ho_Chi_Minh', 'MMYY') as month`,
  );
  expect(row!.n).toMatch(new RegExp(`^HT-${row!.month}-\\d{4,}$`));
});
