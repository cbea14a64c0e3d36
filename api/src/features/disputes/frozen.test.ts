import { beforeEach, expect, test } from 'vitest';
import { runSql } from '../../platform/db/index.ts';

import { app, db } from '../payments/testing/payments.ts';
import { buyCourse, renewSeller } from '../refunds/testing/refunds.ts';
import { disputes } from './feature.ts';

beforeEach(renewSeller);

test('the nightly check finds an earning still frozen by a decided dispute', async () => {
  const { statement } = disputes.invariants!.find(({ name }) => name.startsWith('earnings are frozen'))!;
  const look = () => runSql(app.services.orm.em.fork(), statement);
  const { lineId } = await buyCourse(300_000);
  expect(await look()).toEqual([]);
  await db("update earning set freezes = '{dispute:decided}' where line_id = ?", lineId);
  expect(await look()).toEqual([{ line_id: lineId }]);
});
