import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { runSql, sql } from '../../platform/db/index.ts';
import { StatementNames } from '../../platform/db/statement-names.ts';
import { BOUNDS_MS, Measurements } from '../../platform/process/measurements.ts';
import { testApp } from '../../testing/app.ts';
import { getCode, select } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { sumHours } from './measurement.jobs.ts';
import { Reporter } from './reporter.ts';
import { storeMeasurements } from './store-measurements.ts';

const app = await testApp();
const { admin, ask, student } = helpersFor(app);
const em = () => app.services.orm.em.fork();
const process = () => new Measurements(new Set(['Catalogue', 'People']));

beforeEach(() => select(app, 'truncate measurement, statement_text, server_process'));

const earlier = (span: string) => select(app, `update measurement set at = at - interval '${span}'`);

interface Operation {
  operation: string;
  calls: number;
  failed: number;
  p50Ms: number;
  p95Ms: number;
  slowestMs: number;
  targetMs: number;
  partsAbove: number;
}
const OPERATIONS =
  'query P($period: PerformancePeriod!) { measuredOperations(period: $period) { kind operation calls failed p50Ms p95Ms slowestMs targetMs p95s partsAbove } }';
const operations = async (period: string) => {
  const reply = await ask(await admin(), OPERATIONS, { period });
  expect(reply.errors).toBeUndefined();
  return reply.data.measuredOperations as Operation[];
};

describe('measurements', () => {
  test('of two processes are summed, also if one is stored later', async () => {
    const [one, other] = [process(), process()];
    for (const ms of [10, 20, 30]) one.record('graphql', 'Catalogue', ms, false);
    for (const ms of [40, 700]) other.record('graphql', 'Catalogue', ms, ms > 500);
    const late = one.flush();
    one.record('graphql', 'Catalogue', 5, false);
    await Promise.all([
      storeMeasurements(em(), { measured: [...late, ...one.flush()], texts: [] }),
      storeMeasurements(em(), { measured: other.flush(), texts: [] }),
    ]);
    expect(one.flush()).toEqual([]);
    for (const period of ['HOUR', 'DAY', 'WEEK', 'QUARTER'])
      expect(await operations(period)).toEqual([
        expect.objectContaining({
          kind: 'GRAPHQL',
          operation: 'Catalogue',
          calls: 6,
          failed: 1,
          slowestMs: 700,
          targetMs: 100,
          partsAbove: 1,
        }),
      ]);
  });

  test('are stored by many processes simultaneously without a deadlock', async () => {
    const names = Array.from({ length: 30 }, (_, i) => `GET /api/${i}`);
    await Promise.all(
      Array.from({ length: 8 }, async (_, turn) => {
        const measured = process();
        for (const name of turn % 2 ? names : names.toReversed()) measured.record('rest', name, turn, false);
        await storeMeasurements(em(), { measured: measured.flush(), texts: [] });
      }),
    );
    const rows = await operations('HOUR');
    expect(rows.map(({ calls }) => calls)).toEqual(names.map(() => 8));
  });

  test('have quantiles in the bucket of the exact value', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.double({ min: 0, max: 40_000, noNaN: true }), { minLength: 1, maxLength: 200 }),
        fc.constantFrom(0.5, 0.95, 0.99),
        async (calls, share) => {
          const measured = process();
          for (const ms of calls) measured.record('rest', 'GET /api/courses', ms, false);
          const [row] = await runSql<{ value: number }>(
            em(),
            sql`select histogram_quantile(${JSON.stringify([...measured.all()][0]!.counts)
              .replace('[', '{')
              .replace(']', '}')}::bigint[], ${share}) as value`,
          );
          const rank = Math.max(1, Math.ceil(share * calls.length - 1e-9));
          const exact = calls.toSorted((a, b) => a - b)[rank - 1]!;
          const place = BOUNDS_MS.findIndex((bound) => exact <= bound);
          const value = row!.value;
          if (place === -1) expect(value).toBe(BOUNDS_MS.at(-1));
          else {
            expect(value).toBeLessThanOrEqual(BOUNDS_MS[place]! + 1e-9);
            expect(value).toBeGreaterThanOrEqual((BOUNDS_MS[place - 1] ?? 0) - 1e-9);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  test('of names that clients invent are counted together', async () => {
    const measured = process();
    const names = new StatementNames(new Set(['Catalogue']));
    for (let i = 0; i < 500; i++) {
      measured.record('graphql', `MadeUp${i}`, 1, false);
      measured.record('statement', names.nameRead(`/* MadeUp${i} */ select ${i}`), 1, false);
      measured.record('statement', names.nameRead(`/* Catalogue */ select $1::int + ${i}`), 1, false);
      measured.record('statement', names.nameWrite(`insert into x values ('secret ${i}')`), 1, false);
    }
    expect(measured.flush().length).toBeLessThan(12);
    expect(JSON.stringify(names.flushTexts())).not.toContain('secret');
  });

  test('are summed by hour, repeatedly with the same result, and deleted when they are old', async () => {
    const record = async (ms: number) => {
      const measured = process();
      measured.record('graphql', 'People', ms, false);
      await storeMeasurements(em(), { measured: measured.flush(), texts: [] });
    };
    await record(10);
    await earlier('80 minutes');
    await record(600);
    await earlier('70 minutes');
    const sum = () => em().transactional((each) => sumHours(each, 90));
    const hours = () =>
      select<{ calls: number }>(
        app,
        "select sum(calls)::int as calls from measurement where span = 'HOUR' and operation = 'People'",
      );
    await sum();
    await sum();
    expect(await hours()).toEqual([{ calls: 2 }]);
    // Minutes that are summed in an hour are not counted again
    await record(700);
    expect((await operations('WEEK'))[0]).toMatchObject({ calls: 3, targetMs: 300 });
    await earlier('3 days');
    await sum();
    const spans = () => select(app, 'select distinct span from measurement');
    expect(await spans()).toEqual([{ span: 'HOUR' }]);
    expect((await operations('WEEK'))[0]).toMatchObject({ calls: 3 });
    await earlier('91 days');
    await sum();
    expect(await spans()).toEqual([]);
  });

  test('have a point in the chart for every step, also without calls', async () => {
    const measured = process();
    for (const ms of [10, 20]) measured.record('graphql', 'Catalogue', ms, false);
    await storeMeasurements(em(), { measured: measured.flush(), texts: [] });
    const boss = await admin();
    for (const [period, most] of [
      ['HOUR', 60],
      ['DAY', 96],
      ['WEEK', 168],
      ['QUARTER', 90],
    ] as const) {
      const reply = await ask(
        boss,
        `{ operationPoints(period: ${period}, kind: GRAPHQL, operation: "Catalogue") { at calls p95Ms } performanceOverview(period: ${period}) { calls p95Ms callsPerMinute peakPerMinute } }`,
      );
      expect(reply.errors).toBeUndefined();
      const points = reply.data.operationPoints as { calls: number; p95Ms: number | null }[];
      expect(points).toHaveLength(most);
      expect(points.filter(({ calls }) => calls === 2)).toHaveLength(1);
      expect(points.filter(({ p95Ms }) => p95Ms === null)).toHaveLength(most - 1);
      expect(reply.data.performanceOverview).toMatchObject({ calls: 2, peakPerMinute: 2 });
    }
  });
});

describe('a process', () => {
  const PROCESSES = '{ serverProcesses { host pid memoryBytes lagMs version } }';
  const reporter = () =>
    new Reporter({
      orm: app.services.orm,
      log: app.services.log,
      measurements: process(),
      statementNames: new StatementNames(new Set()),
    });
  const listed = async () => (await ask(await admin(), PROCESSES)).data.serverProcesses as object[];

  test('is listed until its last heartbeat is a minute old', async () => {
    const [one, other] = [reporter(), reporter()];
    one.start();
    other.start();
    await expect.poll(async () => (await listed()).length).toBe(2);
    await one.stop();
    expect(await listed()).toHaveLength(1);
    await select(app, "update server_process set beat_at = now() - interval '61 seconds'");
    expect(await listed()).toEqual([]);
    await other.stop();
  });
});

describe('statements', () => {
  test('of the server are named, and planned without their values', async () => {
    const boss = await admin();
    const SECRET = 'khong-ai-biet';
    await ask(boss, `{ people(filter: {search: "${SECRET}"}) { total } }`);
    await ask(boss, `query People { people(filter: {search: "${SECRET}"}) { total } }`);
    const names = new StatementNames(new Set(['People']));
    const text = `/* People */ select count(*) from person where full_name = $1`;
    const measured = process();
    measured.record('statement', names.nameRead(text), 800, false);
    await storeMeasurements(em(), { measured: measured.flush(), texts: names.flushTexts() });
    const reply = await ask(
      boss,
      '{ slowStatements(period: HOUR) { name calls meanMs p95Ms slowestMs hasText } }',
    );
    const [slow] = reply.data.slowStatements as { name: string }[];
    // The bucket ends at 1024
    expect(slow).toMatchObject({ calls: 1, meanMs: 800, p95Ms: 800, slowestMs: 800, hasText: true });
    const plan = await ask(boss, 'query Q($name: ID!) { statementPlan(name: $name) { text plan } }', {
      name: slow!.name,
    });
    expect(plan.data.statementPlan).toMatchObject({ text, plan: expect.stringContaining('person') });
    expect(JSON.stringify(plan.data)).not.toContain(SECRET);
  });

  test('are never taken from the client, and never executed', async () => {
    const boss = await admin();
    const PLAN = 'query Q($name: ID!) { statementPlan(name: $name) { plan } }';
    expect((await ask(boss, PLAN, { name: 'select 1' })).data.statementPlan).toBeNull();
    await select(
      app,
      "insert into statement_text values ('x', 'delete from measurement where kind = $1'), ('y', 'no sql')",
    );
    await select(
      app,
      "insert into measurement values ('HOUR', now(), 'rest', 'GET /x', 1, 0, 1, 1, array_fill(0::bigint, array[30]))",
    );
    const { data } = await ask(boss, PLAN, { name: 'x' });
    expect((data.statementPlan as { plan: string }).plan).toContain('Delete on measurement');
    expect(await select(app, 'select 1 from measurement')).toHaveLength(1);
    expect((await ask(boss, PLAN, { name: 'y' })).data.statementPlan).toEqual({ plan: null });
    expect(getCode(await ask(await student(), PLAN, { name: 'x' }))).toBe('FORBIDDEN');
  });
});

test('queues, disk usage and the machine are listed', async () => {
  const reply = await ask(
    await admin(),
    '{ jobQueues { name waiting running failed later oldestDueAt } storageUse { kind name bytes } serverMachine { diskBytes freeDiskBytes memoryBytes } }',
  );
  expect(reply.errors).toBeUndefined();
  const queues = reply.data.jobQueues as { name: string }[];
  expect(queues.map(({ name }) => name)).toContain('mail.deliver');
  expect(queues.map(({ name }) => name)).not.toContain('dead-letters');
  const places = reply.data.storageUse as { kind: string; name: string; bytes: number }[];
  expect(places.filter(({ kind }) => kind === 'TABLE').length).toBeLessThanOrEqual(9);
  expect(places).toContainEqual({ kind: 'TABLE', name: 'pgboss', bytes: expect.any(Number) });
});
