import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { endOfMinute, isoTimestamp, isPast } from './moments.ts';
import { runSql } from './run-sql.ts';
import { sql } from './sql.ts';

const app = await testApp();

test('a deadline includes its whole minute, also in SQL', async () => {
  expect(endOfMinute(new Date('2026-11-28T16:59:00Z')).toISOString()).toBe('2026-11-28T16:59:59.999Z');
  const minute = sql`date_trunc('minute', now())`;
  const [found] = await runSql(
    app.services.orm.em.fork(),
    sql`select ${isPast(minute)} as began, ${isPast(sql`${minute} - interval '1 millisecond'`)} as over,
      ${isPast(sql`null::timestamptz`)} as none`,
  );
  expect(found).toEqual({ began: false, over: true, none: null });
});

test('a timestamp is printed in UTC', async () => {
  const at = sql`'2026-11-20 14:05:06.789+07'::timestamptz`;
  const [found] = await runSql(
    app.services.orm.em.fork(),
    sql`select ${isoTimestamp(at)} as seconds, ${isoTimestamp(at, 'ms')} as milliseconds, ${isoTimestamp(sql`null::timestamptz`)} as none`,
  );
  expect(found).toEqual({
    seconds: '2026-11-20T07:05:06Z',
    milliseconds: '2026-11-20T07:05:06.789Z',
    none: null,
  });
});
