import { Writable } from 'node:stream';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { emptyDatabase } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import type { Services } from '../process/services.ts';
import { DEAD_LETTERS, defineJob, Jobs } from './jobs.ts';

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly job?: string;
  readonly attempt?: number;
  readonly attempts?: number;
  readonly err?: { readonly message: string };
}

const failing = defineJob({
  name: 'failing',
  payload: z.object({ n: z.number() }),
  retryLimit: 0,
  handle: async (_, { n }) => {
    throw new Error(`no ${n}`);
  },
});

/** Starts a queue in a separate database and collects its log lines. */
async function startQueue() {
  const databaseUrl = await emptyDatabase();
  const lines: Line[] = [];
  const log = pino(
    { level: 'debug' },
    new Writable({
      write(chunk, _, done) {
        lines.push(JSON.parse(String(chunk)) as Line);
        done();
      },
    }),
  );
  const jobs = new Jobs({ databaseUrl, connections: 3, log }, [failing] as never);
  await jobs.start();
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  afterAll(() => db.end());
  return { jobs, lines, db };
}

test('a job that failed its last attempt is logged and becomes a dead letter', async () => {
  const { jobs, lines, db } = await startQueue();
  await db.query(
    `insert into pgboss.job (name, data, retry_limit, dead_letter) values ('failing', '{"n": 7}', 0, $1)`,
    [DEAD_LETTERS],
  );
  await jobs.work({} as Services);
  await eventually(async () =>
    expect(lines.find(({ job }) => job === 'failing')).toMatchObject({
      level: 50,
      attempt: 1,
      attempts: 1,
      err: { message: 'no 7' },
    }),
  );
  await eventually(async () => {
    const { rows } = await db.query('select data from pgboss.job where name = $1', [DEAD_LETTERS]);
    expect(rows).toEqual([{ data: { n: 7 } }]);
  });
  await jobs.stop();
});

test('a stopped queue starts no workers', async () => {
  const { jobs, lines } = await startQueue();
  await jobs.stop();
  await jobs.work({} as Services);
  expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
});

test('stopping a queue while its workers start logs no error', async () => {
  const { jobs, lines } = await startQueue();
  const working = jobs.work({} as Services);
  await Promise.all([jobs.stop(), working]);
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
});
