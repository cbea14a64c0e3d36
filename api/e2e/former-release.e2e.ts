import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectFolder } from '../src/platform/process/project-folder.ts';
import { emptyDatabase } from '../src/testing/database.ts';
import { eventually } from '../src/testing/eventually.ts';
import { runFolder } from '../src/testing/run-folder.ts';
import { buildFormerServer, FormerClient, hasFormerSources } from './former-server.ts';
import { isDrill } from './is-drill.ts';
import { isReady, type Running, SEEDED_MS, START_MS, spawnServer } from './server-process.ts';

/**
 * The previous release continues to serve while the new one takes over. It is built from its own sources and started
 * on tables that the new migrations have changed. Skipped only in a clone without history.
 */
const folder = runFolder('former');
const currentMain = join(projectFolder(), 'api', 'dist', 'main.js');
const PASSWORD = 'Sen-demo-2026';
const STUDENT = 'student@sen.test';
/** Tables that a restore changes on purpose, and those of the migrator and of backups. */
const DIFFERING = [
  ...['backup_run', 'backup_drill', 'change_era', 'export_file', 'migration', 'outgoing_hold', 'restoration'],
  'session',
];
/** Table to which the new migrations add rows. */
const EXTENDED = 'search_synonym';
/** The lengths that the new migrations measure again, and the feed, which lists the courses with another length. */
const MEASURED = ['course.duration_sec', 'section.duration_sec', 'lesson.duration_sec'];
const FEED = 'row_change';
/** Tables of the former release by name, each with its columns. */
const { tables } = JSON.parse(
  readFileSync(join(projectFolder(), 'api', 'src', 'database', 'former-release.json'), 'utf8'),
) as { tables: Record<string, Record<string, string>> };
/** An ID that no row has. */
const NO_ID = '00000000-0000-4000-8000-000000000000';
const children: Running[] = [];

async function start(
  main: string,
  databaseUrl: string,
  args: string[] = [],
  { seed = 'none', dataDir = 'data' } = {},
): Promise<Running> {
  const running = await spawnServer(
    main,
    {
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, dataDir),
      APP_KEYS: 'k'.repeat(40),
      SEED: seed,
      COST_PER_MINUTE: '1000000000',
    },
    args,
  );
  children.push(running);
  return running;
}

/**
 * Runs a command to its end.
 * @returns its output
 */
async function run(...parameters: Parameters<typeof start>): Promise<string> {
  const { ended, output } = await start(...parameters);
  expect([await ended, output()]).toEqual([0, expect.any(String)]);
  return output();
}

afterAll(async () => {
  for (const { child } of children) child.kill('SIGKILL');
  await Promise.all(children.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

describe.runIf(hasFormerSources())('the previous release', { timeout: 3 * START_MS }, () => {
  let formerMain: string;
  let databaseUrl: string;
  let running: Running;
  let client: FormerClient;
  let tokens: (string | undefined)[];
  let ids: string[];
  const query = async <Row extends object>(statement: string, url = databaseUrl): Promise<Row[]> => {
    const connection = new pg.Client({ connectionString: url });
    await connection.connect();
    try {
      return (await connection.query<Row>(statement)).rows;
    } finally {
      await connection.end();
    }
  };

  /** Digests of the rows of each table, over the columns of the former release. */
  const contents = async (url: string, except: readonly string[]): Promise<Record<string, string>> => {
    const digests: Record<string, string> = {};
    for (const [name, columns] of Object.entries(tables).filter(([name]) => !except.includes(name)))
      digests[name] = (
        await query<{ digest: string }>(
          `select count(*) || ' ' || coalesce(sum(hashtextextended(row(${Object.keys(columns)
            .filter((column) => !MEASURED.includes(`${name}.${column}`))
            .map((column) => `"${column}"`)
            .join(', ')})::text, 0)), 0) as digest from "${name}"`,
          url,
        )
      )[0]!.digest;
    return digests;
  };

  const synonyms = (url?: string) => query<{ terms: string[] }>(`select id, terms from ${EXTENDED}`, url);

  /** Starts the former release with its demo data, and selects people and IDs for requests. */
  const serveDemo = async () => {
    running = await start(formerMain, databaseUrl, [], { seed: 'demo' });
    await isReady(running, SEEDED_MS);
    client = new FormerClient(join(folder, 'sources'), running.url);
    const people = [STUDENT, 'teacher@sen.test', 'admin@sen.test'];
    tokens = [undefined, ...(await Promise.all(people.map((email) => client.signIn(email, PASSWORD))))];
    const found = await query<{ id: string }>(
      `(select e.course_id as id from enrolment e join person p on p.id = e.student_id where p.email = 'student@sen.test' limit 1)
       union all (select l.id from lesson l join enrolment e using (course_id) join person p on p.id = e.student_id
         where p.email = 'student@sen.test' limit 1)
       union all (select id from person where email in ('student@sen.test', 'teacher@sen.test'))
       union all (select c.id from course c join person p on p.id = c.teacher_id where p.email = 'teacher@sen.test' limit 1)`,
    );
    ids = found.map(({ id }) => id);
  };

  beforeAll(() => {
    formerMain = buildFormerServer(join(folder, 'sources'));
  }, SEEDED_MS);

  test(
    `responds while the new migrations run${isDrill ? ' over its demo data' : ''}, and afterwards`,
    async () => {
      databaseUrl = await emptyDatabase();
      if (isDrill) await serveDemo();
      else {
        running = await start(formerMain, databaseUrl);
        await isReady(running);
        client = new FormerClient(join(folder, 'sources'), running.url);
        [tokens, ids] = [[undefined], [NO_ID]];
      }
      const migration = await start(currentMain, databaseUrl, ['migrate']);
      const before = await client.askAll(tokens, ids);
      expect([await migration.ended, migration.output()]).toEqual([0, expect.any(String)]);
      const after = await client.askAll(tokens, ids);
      expect([...before.failures, ...after.failures]).toEqual([]);
      expect(before.answered.size).toBeGreaterThan(isDrill ? 50 : 15);
      expect(after.answered).toEqual(before.answered);
      running.child.kill('SIGKILL');
    },
    2 * SEEDED_MS,
  );

  test(
    'makes a backup of its demo data that the new release restores and serves',
    async () => {
      databaseUrl = await emptyDatabase();
      await run(formerMain, databaseUrl, ['prepare'], { seed: 'demo' });
      // The demo data contains a scheduled run
      await query('delete from backup_run');
      const backup = (await run(formerMain, databaseUrl, ['backup'])).trim().split('\n').at(-1)!;
      const url = await emptyDatabase();
      await run(currentMain, url, ['restore', backup], { dataDir: 'restored' });
      const except = [...DIFFERING, EXTENDED, FEED];
      expect(await contents(url, except)).toEqual(await contents(databaseUrl, except));
      expect(await synonyms(url)).toEqual(expect.arrayContaining(await synonyms()));
      const restored = await start(currentMain, url, [], { dataDir: 'restored' });
      await isReady(restored);
      const guest = new FormerClient(join(folder, 'sources'), restored.url);
      expect(await guest.signIn(STUDENT, PASSWORD)).toBeTruthy();
      restored.child.kill('SIGKILL');
    },
    2 * SEEDED_MS,
  );

  test(
    'loses no row of its demo data to the new migrations and reads all of them',
    async () => {
      const except = ['migration', EXTENDED, FEED];
      const [before, terms] = [await contents(databaseUrl, except), await synonyms()];
      await run(currentMain, databaseUrl, ['migrate']);
      expect(await contents(databaseUrl, except)).toEqual(before);
      expect(await synonyms()).toEqual(expect.arrayContaining(terms));
      await serveDemo();
      const { failures, answered } = await client.askAll(tokens, ids);
      expect(failures).toEqual([]);
      expect(answered.size).toBeGreaterThan(50);
    },
    2 * SEEDED_MS,
  );

  test('runs together with the new release, and both know a new account', async () => {
    const second = await start(currentMain, databaseUrl);
    await isReady(second);
    for (const [registering, other] of [
      [running, second],
      [second, running],
    ] as const) {
      const email = `${registering === running ? 'truoc' : 'sau'}@example.vn`;
      const registered = await fetch(`${registering.url}/api/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'mat-khau-du-dai', fullName: 'Người đi qua' }),
      });
      expect(registered.ok).toBe(true);
      expect(
        await new FormerClient(join(folder, 'sources'), other.url).signIn(email, 'mat-khau-du-dai'),
      ).toBeTruthy();
    }
  });

  test('evicts cache entries when a table is announced only by name', async () => {
    const [course] = await query<{ id: string; teacher: string }>(
      `select c.id, c.teacher_id as teacher from course c
       where c.status = 'PUBLISHED' and c.visibility = 'PUBLIC' order by c.published_at limit 1`,
    );
    const read = async () => (await fetch(`${running.url}/api/courses/${course!.id}`)).text();
    for (const [statement, name] of [
      [`update course set title = 'Tên khác' where id = '${course!.id}'`, 'Tên khác'],
      [`update person set full_name = 'Lê Văn Khác' where id = '${course!.teacher}'`, 'Lê Văn Khác'],
    ] as const) {
      // A response is cached from the second request on, for a minute
      for (let i = 0; i < 4; i++) expect(await read()).not.toContain(name);
      await query(statement);
      await eventually(async () => expect(await read()).toContain(name));
    }
  });

  test('fails visibly if a migration drops something', async () => {
    await query('alter table course rename column title to heading');
    const { failures } = await client.askAll([undefined], ids);
    expect(failures).toContainEqual(expect.stringMatching(/INTERNAL/));
  });
});
