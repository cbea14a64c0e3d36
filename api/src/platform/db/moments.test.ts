import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { endOfMinute, isPast } from './moments.ts';
import { runSql } from './run-sql.ts';
import { sql } from './sql.ts';

const app = await testApp();

test('a deadline includes its whole minute, in statements as well', async () => {
  expect(endOfMinute(new Date('2026-11-28T16:59:00Z')).toISOString()).toBe('2026-11-28T16:59:59.999Z');
  const minute = sql`date_trunc('minute', now())`;
  const [found] = await runSql(
    app.services.orm.em.fork(),
    sql`select ${isPast(minute)} as began, ${isPast(sql`${minute} - interval '1 millisecond'`)} as over,
      ${isPast(sql`null::timestamptz`)} as none`,
  );
  expect(found).toEqual({ began: false, over: true, none: null });
});
