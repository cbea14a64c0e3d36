import { expect, test } from 'vitest';
import { sweepTraces } from '../features/operations/index.ts';
import { testApp } from '../testing/app.ts';
import { select } from '../testing/factories.ts';

const app = await testApp();
const waiting = () =>
  select(app, "select 1 from pgboss.job where name = 'traces.sweep' and state = 'created'");
const { jobs, orm } = app.services;

test('a job is part of the transaction that causes it: rolled back with it, there after its commit', async () => {
  const failed = orm.em.fork().transactional(async (em) => {
    await jobs.send(em, sweepTraces, {});
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await waiting()).toHaveLength(0);
  await orm.em.fork().transactional(async (em) => {
    await jobs.send(em, sweepTraces, {});
    expect(await waiting()).toHaveLength(0); // others do not see it before the commit
  });
  expect(await waiting()).toHaveLength(1);
});
