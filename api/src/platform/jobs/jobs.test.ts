import { expect, test } from 'vitest';
import { z } from 'zod';
import { sweepTraces } from '../../features/operations/index.ts';
import { testApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { select } from '../../testing/factories.ts';
import { defineJob, Jobs } from './jobs.ts';

const app = await testApp();
const waiting = () =>
  select(app, "select 1 from pgboss.job where name = 'traces.sweep' and state = 'created'");
const { jobs, orm } = app.services;

test('a job is created when its transaction commits, and not if it rolls back', async () => {
  const failed = orm.em.fork().transactional(async (em) => {
    await jobs.send(em, sweepTraces, {});
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await waiting()).toHaveLength(0);
  await orm.em.fork().transactional(async (em) => {
    await jobs.send(em, sweepTraces, {});
    expect(await waiting()).toHaveLength(0); // not visible before the commit
  });
  expect(await waiting()).toHaveLength(1);
});

test('a worker runs one due job after another without a pause', async () => {
  const done: number[] = [];
  const counted = defineJob({
    name: 'test.counted',
    payload: z.object({ n: z.number() }),
    handle: async (_, { n }) => void done.push(n),
  });
  const queue = new Jobs({ databaseUrl: app.services.databaseUrl, connections: 3, log: app.services.log }, [
    counted,
  ]);
  await queue.start();
  const all = Array.from({ length: 20 }, (_, n) => n);
  await orm.em.fork().transactional((em) =>
    queue.sendEach(
      em,
      counted,
      all.map((n) => ({ n })),
    ),
  );
  await queue.work(app.services);
  await eventually(() => expect(done.toSorted((a, b) => a - b)).toEqual(all));
  await queue.stop();
});
