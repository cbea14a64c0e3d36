// `npm run bench`: the hot operations against a hand-written floor, on the full data size, in one interleaved run.
// It prints and gates nothing: machines drift, so only ratios within one run mean anything.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { startEmbedded } from '../src/database/embedded/cluster.ts';
import { migrations } from '../src/database/migrations/index.ts';
import { FULL, fill, type Size, TENTH } from './data.ts';
import { geometricMean, type Load, measure, median, type Result } from './measure.ts';
import { operations, PROGRESS } from './operations.ts';
import { describeStorm, type Storm, signInStorm } from './sign-in-storm.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');
const main = join(root, 'api', 'dist', 'main.js');
const folder = join(root, '.data', 'bench');
const seconds = Number(process.env.SECONDS ?? 3);
const repeats = Number(process.env.REPEATS ?? 3);
/** Of everybody who is made here. */
const PASSWORD = 'mat-khau-du-dai';
const SETTINGS = { SEED: 'none', LOG_LEVEL: 'fatal', DATA_DIR: folder, APP_KEYS: 'bench'.repeat(8) };

const database = await startEmbedded(folder);
const at = (name: string) => Object.assign(new URL(database.url), { pathname: `/${name}` }).toString();

async function prepare(name: string, size: Size): Promise<string> {
  // Other tables or other data than those that lie there: made anew
  const made = createHash('sha1')
    .update(
      JSON.stringify([
        size,
        migrations.map(({ name: each }) => each),
        readFileSync(join(root, 'api', 'bench', 'data.ts'), 'utf8'),
      ]),
    )
    .digest('hex');
  const marker = join(folder, `${name}-${made}`);
  if (existsSync(marker)) return at(name);
  console.log(`▸ making ${name}: ${size.courses} courses, ${size.enrolments} enrolments`);
  const db = new pg.Client({ connectionString: database.url });
  await db.connect();
  await db.query(`drop database if exists ${name} with (force)`);
  await db.query(`create database ${name}`);
  await db.end();
  spawnSync(process.execPath, [main, 'migrate'], {
    env: { ...process.env, ...SETTINGS, DATABASE_URL: at(name) },
    stdio: 'inherit',
  });
  await fill(at(name), size);
  writeFileSync(marker, '');
  return at(name);
}

const children: ChildProcess[] = [];
async function start(file: string, port: number, databaseUrl: string): Promise<number> {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...SETTINGS, DATABASE_URL: databaseUrl, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.push(child);
  for (let i = 0; i < 100; i++) {
    await pause(200);
    if (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined)) return child.pid!;
  }
  throw new Error(`${file} did not start`);
}

interface Viewer {
  readonly id: string;
  readonly token: string;
  /** Of somebody who is an administrator. */
  readonly adminToken: string;
  readonly lessons: readonly string[];
}

/** A signed-in student with twenty courses, one lesson of each opened. */
async function makeViewer(databaseUrl: string, port: number): Promise<Viewer> {
  const ask = async (query: string, variables: object, token?: string) => {
    const headers = {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    return (
      await fetch(`http://127.0.0.1:${port}/graphql`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ query, variables }),
      })
    ).json() as Promise<{ data: Record<string, unknown> }>;
  };
  const register = async (name: string) => {
    const input = { email: `${name}${Date.now()}@bench.test`, password: PASSWORD, fullName: 'Người Xem' };
    const answer = await ask(
      'mutation($input: RegisterInput!) { register(input: $input) { accessToken user { id } } }',
      { input },
    );
    return answer.data.register as { accessToken: string; user: { id: string } };
  };
  const { accessToken: token, user } = await register('viewer');
  const administrator = await register('admin');
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  await db.query(`update person set roles = '{USER,ADMIN}' where id = $1`, [administrator.user.id]);
  await db.query(
    `insert into enrolment (student_id, course_id, source, last_studied_at) select $1, id, 'PURCHASE', now() - student_count * interval '1 minute' from course order by slug limit 20`,
    [user.id],
  );
  const { rows } = await db.query(
    `select (array_agg(l.id))[1] as id from lesson l join enrolment e on e.course_id = l.course_id where e.student_id = $1 group by e.id`,
    [user.id],
  );
  await db.end();
  const lessons = rows.map(({ id }) => id as string);
  for (const id of lessons)
    await ask('mutation($id: ID!) { openLesson(lessonId: $id) { id } }', { id }, token);
  return { id: user.id, token, adminToken: administrator.accessToken, lessons };
}

/** The contestants of one operation: ours as a trusted text, a third party's own spelling, the floor. */
function contestants(
  name: string,
  viewer: Viewer,
  pids: { api: number; floor: number },
  ports: { api: number; floor: number },
): Record<'own' | 'third' | 'floor', Load> {
  const api = {
    url: `http://127.0.0.1:${ports.api}/graphql`,
    headers: { authorization: `Bearer ${viewer.token}` },
    pid: pids.api,
  };
  const floor = { url: `http://127.0.0.1:${ports.floor}/`, headers: {}, pid: pids.floor };
  const operation = operations.find((each) => each.name === name);
  if (!operation) {
    const report = (i: number) => ({
      lessonId: viewer.lessons[i % viewer.lessons.length]!,
      from: (i * 3) % 280,
      to: ((i * 3) % 280) + 10,
    });
    const input = (i: number) => {
      const { lessonId, from, to } = report(i);
      return { input: { lessonId, watched: [{ from, to }], positionSec: to } };
    };
    return {
      own: { ...api, body: (i) => JSON.stringify({ query: PROGRESS, variables: input(i) }) },
      third: {
        ...api,
        body: (i) => JSON.stringify({ query: PROGRESS.replace('Report', 'Theirs'), variables: input(i) }),
      },
      floor: {
        ...floor,
        body: (i) => JSON.stringify({ name: 'progress', variables: report(i), viewer: viewer.id }),
      },
    };
  }
  const { document, variables, asAdministrator } = operation;
  if (asAdministrator) api.headers.authorization = `Bearer ${viewer.adminToken}`;
  const theirs = document.replace(/^query \w+/, 'query Theirs').replace(/ \{/g, '\n{');
  return {
    own: { ...api, body: (i) => JSON.stringify({ query: document, variables: variables(i) }) },
    third: { ...api, body: (i) => JSON.stringify({ query: theirs, variables: variables(i) }) },
    floor: { ...floor, body: (i) => JSON.stringify({ name, variables: variables(i), viewer: viewer.id }) },
  };
}

/** Both sides have to say the same thing, or the comparison means nothing. */
async function checkSame(name: string, loads: ReturnType<typeof contestants>): Promise<void> {
  const answer = async ({ url, headers, body }: Load) =>
    (
      await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: body(3),
      })
    ).json();
  const [own, floor] = [await answer(loads.own), await answer(loads.floor)];
  if (!isDeepStrictEqual(own, floor))
    throw new Error(
      `${name}: the floor answers something else\n${JSON.stringify(own).slice(0, 600)}\n${JSON.stringify(floor).slice(0, 600)}`,
    );
}

type Row = {
  name: string;
  own: Result;
  third: Result;
  floor: Result;
  ratios: number[];
  thirdRatios: number[];
};

/** Operations to measure; left out: all. */
const only = process.env.ONLY?.split(',');

async function compare(
  databaseUrl: string,
  ports: { api: number; floor: number },
): Promise<{ rows: Row[]; storm?: Storm }> {
  const pids = {
    api: await start(main, ports.api, databaseUrl),
    floor: await start(join(root, 'api', 'bench', 'floor.ts'), ports.floor, databaseUrl),
  };
  const viewer = await makeViewer(databaseUrl, ports.api);
  const rows: Row[] = [];
  const names = [...operations.map((each) => each.name), 'progress write'];
  for (const name of names.filter((each) => !only || only.includes(each))) {
    const loads = contestants(name, viewer, pids, ports);
    if (name !== 'progress write') await checkSame(name, loads);
    for (const load of Object.values(loads)) await measure(load, 1); // warm
    const results: Record<'own' | 'third' | 'floor', Result[]> = { own: [], third: [], floor: [] };
    for (let i = 0; i < repeats; i++)
      for (const key of ['floor', 'own', 'third'] as const)
        results[key].push(await measure(loads[key], seconds));
    const middle = (list: Result[]): Result => ({
      perSecond: median(list.map((r) => r.perSecond)),
      p50: median(list.map((r) => r.p50)),
      p99: median(list.map((r) => r.p99)),
      cpu: median(list.map((r) => r.cpu)),
      failed: list.reduce((sum, r) => sum + r.failed, 0),
    });
    rows.push({
      name,
      own: middle(results.own),
      third: middle(results.third),
      floor: middle(results.floor),
      ratios: results.own.map((r, i) => r.perSecond / results.floor[i]!.perSecond),
      thirdRatios: results.third.map((r, i) => r.perSecond / results.floor[i]!.perSecond),
    });
  }
  const storm =
    !only || only.includes('sign-in storm')
      ? await signInStorm(
          databaseUrl,
          contestants('single course', viewer, pids, ports).own,
          PASSWORD,
          seconds,
        )
      : undefined;
  return { rows, storm };
}

function print(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}`);
  console.table(
    rows.map(({ name, own, third, floor, ratios, thirdRatios }) => ({
      operation: name,
      'floor req/s': Math.round(floor.perSecond),
      'own req/s': Math.round(own.perSecond),
      'own ÷ floor': median(ratios).toFixed(2),
      'each repeat': ratios.map((r) => r.toFixed(2)).join(' '),
      'third ÷ floor': median(thirdRatios).toFixed(2),
      'p50 / p99 ms': `${own.p50} / ${own.p99}`,
      'node CPU ÷ floor': (own.cpu / floor.cpu).toFixed(1),
      failed: own.failed + third.failed + floor.failed,
    })),
  );
  const reads = rows.filter(({ name }) => name !== 'progress write');
  console.log(
    `reads, geometric mean ÷ floor: own ${geometricMean(reads.map(({ ratios }) => median(ratios))).toFixed(2)}, third party's ${geometricMean(reads.map(({ thirdRatios }) => median(thirdRatios))).toFixed(2)}`,
  );
}

try {
  const full = await compare(await prepare('bench_full', FULL), { api: 4801, floor: 4802 });
  print(
    `20,000 courses, 32 connections, medians of ${repeats} interleaved repeats of ${seconds} s`,
    full.rows,
  );
  if (full.storm) console.log(`\n${describeStorm(full.storm)}`);
  if (!process.env.FULL_ONLY) {
    const tenth = await compare(await prepare('bench_tenth', TENTH), { api: 4803, floor: 4804 });
    print('a tenth of the data', tenth.rows);
    console.log('\ngrowth of cost from a tenth to all (p50, own):');
    for (const [i, row] of full.rows.entries())
      console.log(`  ${row.name}: × ${(tenth.rows[i]!.own.perSecond / row.own.perSecond).toFixed(2)}`);
  }
} finally {
  for (const child of children) child.kill('SIGKILL');
  await database.stop();
}
