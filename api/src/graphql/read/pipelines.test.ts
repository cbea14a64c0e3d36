import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { line } from '../../testing/line.ts';
import { createReadPool, type ReadPool, type ReadPoolOptions } from './read-pool.ts';
import { ownDatabase } from './testing/own-database.ts';

let url: string;
let admin: pg.Client;
let pool: ReadPool;
const lost: string[] = [];
beforeAll(async () => {
  url = await ownDatabase();
  admin = new pg.Client({ connectionString: url });
  await admin.connect();
});
afterEach(async () => {
  await pool.close();
  lost.length = 0;
});
afterAll(() => admin.end());

const PID = 'select pg_backend_pid()::text';
/** Takes as long as it is told. */
const SLEEP = 'select pg_sleep($1::float8 / 1000)::text || $2::text';

/** Two connections for quick statements, two for others; the statements are known as quick. */
async function opened(options: ReadPoolOptions = {}): Promise<ReadPool> {
  pool = createReadPool(url, {
    max: 4,
    pipelines: 2,
    onLost: ({ message }) => lost.push(message),
    ...options,
  });
  for (let i = 0; i < 6; i++)
    for (const read of [pool.run('pid', PID, []), pool.run('sleep', SLEEP, [0, 'x'])]) await read;
  // The connections are made when they are first asked for
  await expect.poll(areUsed, { timeout: 60_000 }).toBe(true);
  return pool;
}
/** Whether quick statements have both of their connections. */
async function areUsed(): Promise<boolean> {
  // On a busy machine one of many is quick
  await Promise.all(Array.from({ length: 4 }, () => pool.run('sleep', SLEEP, [0, 'x'])));
  const others = await Promise.all([1, 2].map(() => pool.run(undefined, PID, [])));
  const pids = await pidsOf(8);
  return pids.size === 2 && !others.some((pid) => pids.has(pid));
}
/** Of the connections that answer so many who ask at once. */
const pidsOf = async (n: number) =>
  new Set(await Promise.all(Array.from({ length: n }, () => pool.run('pid', PID, []))));

test('sends quick statements on few connections, and gives each its own answer', async () => {
  await opened();
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, i) => pool.run('sleep', SLEEP, [i % 3 ? 0 : 1, String(i)])),
  );
  expect(answers).toEqual(Array.from({ length: 200 }, (_, i) => String(i)));
  // Beyond what the two take at once, the others help
  expect((await pidsOf(16)).size).toBe(2);
});

test('runs alone what it knows nothing of, what is slow, and what is not prepared', async () => {
  await opened();
  const quick = await pidsOf(8);
  for (let i = 0; i < 8; i++) await pool.run('slow', `${SLEEP} || '2'`, [10, 'x']);
  for (const read of [
    () => pool.run(undefined, PID, []),
    () => pool.run('new', `/* new */ ${PID}`, []),
    () => pool.run('slow', "select pg_sleep($1::float8 / 1000)::text || $2::text || '2'", [0, 'x']),
  ]) {
    const before = await busiest();
    await read();
    expect(quick.has(await busiest())).toBe(false);
    expect(before).toBeDefined();
  }
});
/** The connection whose latest statement began last. */
const busiest = async () =>
  String(
    (
      await admin.query(
        "select pid from pg_stat_activity where application_name like 'sen-%reads' order by query_start desc limit 1",
      )
    ).rows[0].pid,
  );

test('keeps a failure from those around it', async () => {
  await opened();
  const divide = (by: number) => pool.run('divide', 'select (6 / $1::int)::text', [by]);
  for (let i = 0; i < 6; i++) await divide(1);
  const results = await Promise.allSettled([1, 0, 2, 0, 3, 6].map(divide));
  expect(
    results.map((each) =>
      each.status === 'fulfilled' ? each.value : (each.reason as { code: string }).code,
    ),
  ).toEqual(['6', '22012', '3', '22012', '2', '1']);
  // One that fails where it is used first on a connection, with others of its name behind it
  const late = (by: number) => pool.run('late', 'select (60 / $1::int)::text', [by]);
  for (let i = 0; i < 5; i++) await late(1);
  await pool.run('pid', PID, []);
  expect(
    (await Promise.allSettled([late(0), late(2), late(3), late(0)])).map(({ status }) => status),
  ).toEqual(['rejected', 'fulfilled', 'fulfilled', 'rejected']);
  expect(await Promise.all([late(2), late(3)])).toEqual(['30', '20']);
});

test('prepares a statement once for each connection, and closes the oldest', async () => {
  await opened({ maxStatements: 4 });
  for (const n of [1, 2, 3, 4, 5, 6])
    for (let i = 0; i < 8; i++)
      expect(await pool.run(`s${n}`, `select $1::text || '${n}'`, ['x'])).toBe(`x${n}`);
  const names = `select coalesce(string_agg(name, ' ' order by name), '') from pg_prepared_statements`;
  for (let i = 0; i < 8; i++) await pool.run('names', names, []);
  const told = (await pool.run('names', names, []))!.split(' ');
  expect(told).toContain('names');
  expect(told.length).toBeLessThanOrEqual(4);
});

test('changes how it plans between two statements without taking one for the other', async () => {
  await opened();
  const mode = "select current_setting('plan_cache_mode')";
  for (let i = 0; i < 8; i++) {
    await pool.run('auto', mode, []);
    await pool.run('generic', `/* g */ ${mode}`, [], true);
  }
  const asked = Array.from({ length: 40 }, (_, i) => i % 2 === 0);
  const told = await Promise.all(
    asked.map((isGeneric) =>
      isGeneric ? pool.run('generic', `/* g */ ${mode}`, [], true) : pool.run('auto', mode, []),
    ),
  );
  expect(told).toEqual(asked.map((isGeneric) => (isGeneric ? 'force_generic_plan' : 'auto')));
});

test('hedges what would wait behind a statement that is slow for once', async () => {
  await opened();
  let isSlowAnswered = false;
  const slow = Promise.all([1, 2].map(() => pool.run('sleep', SLEEP, [4000, 'slow']))).then((answers) => {
    isSlowAnswered = true;
    return answers;
  });
  const behind = Array.from({ length: 12 }, (_, i) => pool.run('sleep', SLEEP, [0, String(i)]));
  expect(await Promise.all(behind)).toEqual(Array.from({ length: 12 }, (_, i) => String(i)));
  // Nothing joins them while they are held up
  expect(await pool.run('pid', PID, [])).toMatch(/^\d+$/);
  expect(isSlowAnswered).toBe(false);
  expect(await slow).toEqual(['slow', 'slow']);
  await expect.poll(areUsed, { timeout: 60_000 }).toBe(true);
}, 600_000);

/** Whether a pool belongs to this file: those of the worker's applications connect at any time. */
const isOwn = (of: unknown): boolean => (of as pg.Pool).options.connectionString === url;

test('a process that stood still does not take it for the database', async () => {
  await opened();
  const connects = vi.spyOn(pg.Pool.prototype, 'connect');
  onTestFinished(() => connects.mockRestore());
  const read = Array.from({ length: 12 }, (_, i) => pool.run('sleep', SLEEP, [0, String(i)]));
  await new Promise(setImmediate);
  const until = performance.now() + 1_000;
  while (performance.now() < until);
  expect(await Promise.all(read)).toEqual(Array.from({ length: 12 }, (_, i) => String(i)));
  expect(connects.mock.contexts.filter(isOwn)).toEqual([]);
});

test('where everything is slow, few are hedged, and the first answer counts', async () => {
  await opened();
  const { connect } = pg.Pool.prototype;
  const connects = vi.spyOn(pg.Pool.prototype, 'connect').mockImplementation(function (
    this: pg.Pool,
    ...args: unknown[]
  ) {
    return isOwn(this) ? undefined : Reflect.apply(connect, this, args);
  } as never);
  onTestFinished(() => connects.mockRestore());
  const read = Array.from({ length: 16 }, (_, i) => pool.run('sleep', SLEEP, [i < 2 ? 500 : 0, String(i)]));
  // No other connection is to be had: those that were sent first answer
  expect(await Promise.all(read)).toEqual(Array.from({ length: 16 }, (_, i) => String(i)));
  expect(connects.mock.contexts.filter(isOwn)).toHaveLength(8);
});

test('a statement is not quick for having failed', async () => {
  await opened();
  const fails = (ms: number, by: number) =>
    pool.run('fails', 'select pg_sleep($1::float8 / 1000)::text || (1 / $2::int)::text', [ms, by]);
  for (let i = 0; i < 8; i++) await expect(fails(0, 0)).rejects.toMatchObject({ code: '22012' });
  const quick = await pidsOf(8);
  await fails(5, 1);
  expect(quick.has(await busiest())).toBe(false);
});

test('closes when what was sent has been answered', async () => {
  await opened();
  const answer = pool.run('sleep', SLEEP, [400, 'last']);
  await new Promise(setImmediate);
  const closed = pool.close();
  expect(await answer).toBe('last');
  await closed;
  // The server hears of it a moment later
  const open = () =>
    admin.query(
      "select from pg_stat_activity where application_name = 'sen-quick-reads' and datname = current_database()",
    );
  await expect.poll(async () => (await open()).rowCount).toBe(0);
  pool = createReadPool(url);
});

describe('a connection that is lost', () => {
  test('without a word is given up, and nothing waits for it', async () => {
    const through = await line(url);
    pool = createReadPool(through.url, { max: 4, pipelines: 2, statementTimeoutMs: 300 });
    for (let i = 0; i < 6; i++)
      for (const read of [pool.run('pid', PID, []), pool.run('sleep', SLEEP, [0, 'x'])]) await read;
    await expect.poll(areUsed, { timeout: 60_000 }).toBe(true);
    const before = await pidsOf(8);
    through.cut('sen-quick-reads');
    const reads = Array.from({ length: 6 }, (_, i) => pool.run('sleep', SLEEP, [0, String(i)]));
    expect(await Promise.all(reads)).toEqual(Array.from({ length: 6 }, (_, i) => String(i)));
    await expect
      .poll(async () => [...(await pidsOf(8))].some((pid) => before.has(pid)), { timeout: 60_000 })
      .toBe(false);
  }, 600_000);

  test('loses no statement, and is replaced', async () => {
    await opened();
    const before = await pidsOf(8);
    const running = Array.from({ length: 8 }, (_, i) => pool.run('sleep', SLEEP, [20, String(i)]));
    await pause(5);
    for (const pid of before) await admin.query('select pg_terminate_backend($1)', [pid]);
    expect(await Promise.all(running)).toEqual(Array.from({ length: 8 }, (_, i) => String(i)));
    await expect
      .poll(async () => [...(await pidsOf(8))].filter((pid) => before.has(pid)).length, { timeout: 60_000 })
      .toBe(0);
    await expect.poll(areUsed, { timeout: 60_000 }).toBe(true);
  });

  test('while it does nothing costs nothing', async () => {
    await opened();
    for (const pid of await pidsOf(8)) await admin.query('select pg_terminate_backend($1, 2000)', [pid]);
    expect(await pool.run('pid', PID, [])).toMatch(/^\d+$/);
  });

  test('knows no statement of the one before', async () => {
    await opened();
    for (let i = 0; i < 8; i++) await pool.run('clean', 'select 1', []);
    await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like 'sen-%reads'",
    );
    await pause(100);
    for (let i = 0; i < 20; i++) expect(await pool.run('sleep', SLEEP, [0, 'x'])).toBe('x');
    await expect.poll(areUsed, { timeout: 60_000 }).toBe(true);
    for (let i = 0; i < 20; i++) expect(await pool.run('sleep', SLEEP, [0, 'x'])).toBe('x');
  });
});

test('a statement that the server has forgotten is sent whole', async () => {
  await opened();
  await Promise.all(
    Array.from({ length: 8 }, () => pool.run('forget', "select set_config('a.b', 'c', false)", [])),
  );
  for (let i = 0; i < 8; i++) await pool.run('all', 'select count(*)::text from pg_prepared_statements', []);
  // As a proxy does that gives each statement another connection
  const { run } = pool;
  const deallocated = Array.from({ length: 10 }, () => run('drop', 'deallocate all', []));
  await Promise.allSettled(deallocated);
  expect(await Promise.all(Array.from({ length: 10 }, () => run('sleep', SLEEP, [0, 'x'])))).toEqual(
    Array.from({ length: 10 }, () => 'x'),
  );
});

test('a connection is replaced after its time', async () => {
  await opened({ maxLifetimeSeconds: 1 });
  const before = await pidsOf(8);
  await pause(1_100);
  await expect
    .poll(async () => [...(await pidsOf(8))].some((pid) => before.has(pid)), { timeout: 60_000 })
    .toBe(false);
});

test('a database that is not there is asked for once a second, and said by those who ask', async () => {
  pool = createReadPool('postgres://x@127.0.0.1:1/x', { max: 4, pipelines: 2 });
  for (let i = 0; i < 20; i++)
    await expect(pool.run('x', 'select 1', [])).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  onTestFinished(() => expect(lost).toEqual([]));
});
