import type { Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createReadPool, isConnectionLoss, type ReadPool, type ReadPoolOptions } from './read-pool.ts';
import { ownDatabase } from './testing/own-database.ts';

let url: string;
let admin: pg.Client;
const pools: ReadPool[] = [];
const connected: pg.ClientBase[] = [];
beforeAll(async () => {
  url = await ownDatabase();
  admin = new pg.Client({ connectionString: url });
  await admin.connect();
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()));
  await admin.end();
});

function open(options: ReadPoolOptions = {}): ReadPool {
  const pool = createReadPool(url, { max: 1, ...options });
  pools.push(pool);
  pool.pool.on('connect', (client) => connected.push(client));
  return pool;
}

test('binds values as pg does', async () => {
  const { run } = open();
  const text = 'select json_build_array($1::int, $2::text, $3::text[], $4::bool, $5::timestamptz)::text';
  const values = [1, "o'k", ['a', 'b"c'], true, new Date(0)];
  expect(JSON.parse((await run(undefined, text, values))!)).toEqual([
    1,
    "o'k",
    ['a', 'b"c'],
    true,
    '1970-01-01T00:00:00+00:00',
  ]);
  expect(await run(undefined, 'select null::text', [])).toBeNull();
});

test('prepares named statements, and replaces a connection that has prepared too many', async () => {
  const { run } = open({ maxStatements: 3 });
  const countPrepared = async () =>
    JSON.parse(
      (await run(undefined, "select coalesce(json_agg(name), '[]')::text from pg_prepared_statements", []))!,
    );
  await run(undefined, 'select $1::text', ['x']);
  expect(await countPrepared()).toEqual([]);
  for (const n of [1, 2, 3, 4, 5, 4])
    expect(await run(`s${n}`, `select $1::text || '${n}'`, ['x'])).toBe(`x${n}`);
  expect((await countPrepared()).sort()).toEqual(['s4', 's5']);
});

test('plans a statement once for all values on request, others as PostgreSQL decides', async () => {
  const { run } = open();
  const text = 'select count(*)::text from generate_series(1, $1::int) n where n < $2::int';
  const getPlans = async (name: string) =>
    run(
      undefined,
      `select generic_plans || ' generic, ' || custom_plans || ' custom' from pg_prepared_statements where name = $1`,
      [name],
    );
  for (const n of [1, 2, 3]) {
    expect(await run('once', text, [9, n], true)).toBe(String(n - 1));
    expect(await run('each', `/* each */ ${text}`, [9, n])).toBe(String(n - 1));
  }
  expect(await getPlans('once')).toBe('3 generic, 0 custom');
  expect(await getPlans('each')).toBe('0 generic, 3 custom');
});

test('a failure does not change the plan mode of the connection', async () => {
  const { run } = open();
  const mode = (isGeneric: boolean) =>
    run('mode', "select current_setting('plan_cache_mode')", [], isGeneric);
  await expect(run('fails', 'select 1 / $1::int', [0], true)).rejects.toMatchObject({ code: '22012' });
  expect(await mode(true)).toBe('force_generic_plan');
  await expect(run('broken', 'selec', [])).rejects.toMatchObject({ code: '42601' });
  expect(await mode(false)).toBe('auto');
  expect(await mode(true)).toBe('force_generic_plan');
});

test('a failed statement leaves the connection usable', async () => {
  const { run } = open();
  await expect(run('bad', 'select 1/$1::int', [0])).rejects.toMatchObject({ code: '22012' });
  expect(await run('bad', 'select 1/$1::int', [1])).toBe('1');
  await expect(run('broken', 'selec', [])).rejects.toMatchObject({ code: '42601' });
  const circular: unknown[] = [];
  circular.push({ circular });
  await expect(run(undefined, 'select $1::text', [circular])).rejects.toThrow();
  expect(await run(undefined, 'select 1', [])).toBe('1');
});

test('cannot write, and cancels statements after a timeout', async () => {
  const { run } = open({ statementTimeoutMs: 50 });
  await expect(run(undefined, 'create table t()', [])).rejects.toMatchObject({ code: '25006' });
  await expect(run(undefined, 'select pg_sleep(5)::text', [])).rejects.toMatchObject({ code: '57014' });
});

describe('a lost connection', () => {
  const getPid = async ({ run }: ReadPool) =>
    Number(await run(undefined, 'select pg_backend_pid()::text', []));
  /** Sleeps only on the connection that will be lost. */
  const sleeping = "select pg_sleep(case pg_backend_pid() when $1 then 60 else 0 end)::text || 'done'";
  const isBusy = (pid: number) =>
    expect
      .poll(async () => {
        const text = "select 1 from pg_stat_activity where pid = $1 and state = 'active'";
        return (await admin.query(text, [pid])).rowCount;
      })
      .toBe(1);
  const kill = (pid: number) => admin.query('select pg_terminate_backend($1, 5000)', [pid]);

  test('has no effect on an idle pool', async () => {
    const pool = open();
    const pid = await getPid(pool);
    await kill(pid);
    expect(await getPid(pool)).not.toBe(pid);
  });

  test('is replaced, and its statement is sent once more', async () => {
    const pool = open({ statementTimeoutMs: 0 });
    const pid = await getPid(pool);
    const wait = pool.run(undefined, sleeping, [pid]);
    await isBusy(pid);
    await kill(pid);
    expect(await wait).toBe('done');
  });

  test('does not crash the process if the server sends no error', async () => {
    const pool = open();
    const pid = await getPid(pool);
    const wait = pool.run(undefined, sleeping, [pid]);
    await isBusy(pid);
    const reset = Object.assign(new Error('reset'), { code: 'ECONNRESET' });
    (connected.at(-1) as unknown as { connection: { stream: Socket } }).connection.stream.destroy(reset);
    expect(await wait).toBe('done');
  });

  test('is closed after the statement timeout if the server does not respond', async () => {
    const pool = open({ statementTimeoutMs: 100, graceMs: 100 });
    await pool.run(undefined, 'set statement_timeout = 0', []);
    const error = await pool.run(undefined, 'select pg_sleep(60)::text', []).catch((e: unknown) => e);
    expect(isConnectionLoss(error)).toBe(true);
    expect(await pool.run(undefined, 'select 7', [])).toBe('7');
  });

  test('is distinguished from a failed statement', async () => {
    const nowhere = createReadPool('postgres://x@127.0.0.1:1/x');
    const error = await nowhere.run(undefined, 'select 1', []).catch((e: unknown) => e);
    expect(isConnectionLoss(error)).toBe(true);
    expect(isConnectionLoss(Object.assign(new Error('x'), { code: '22012' }))).toBe(false);
    await nowhere.close();
  });
});
