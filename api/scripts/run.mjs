// The everyday commands. They run on Node.js 20 before anything is installed, so they use only Node itself.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, staleParts } from './build-stamp.mjs';
import { ensureInstalled, environment, newestNode, root } from './install.mjs';
import { runTests } from './tests/run-tests.mjs';

const [command = 'start', ...rest] = process.argv.slice(2);
const api = join(root, 'api');
const web = join(root, 'web');
const bin = (name) => join(root, 'node_modules', '.bin', name);

/** Runs a step of a command and ends the command if it fails. */
function step(title, program, args, { cwd = root, env = {} } = {}) {
  const started = Date.now();
  console.log(`\n▸ ${title}`);
  const { status, error } = spawnSync(program, args, {
    cwd,
    stdio: 'inherit',
    env: { ...environment(), ...env },
  });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
  console.log(`  ${title}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
const tool = (title, name, args, options) => step(title, bin(name), args, options);
const program = (args, env) =>
  step(args[0], newestNode().path, ['--enable-source-maps', join(api, 'dist', 'main.js'), ...args], { env });

/** Runs the quick checks, two at a time. The output of each is shown when it ends. */
async function check() {
  const node = newestNode().path;
  // The longest first, so that none runs alone at the end. One thread for each compiler: threads would repeat each
  // other's work, and the other core runs another check.
  const checks = [
    ['rules of React', node, [join(api, 'scripts', 'rules-of-react.mjs')]],
    ['types of the web', bin('tsc'), ['-p', web, '--singleThreaded']],
    ['types of the API', bin('tsc'), ['-p', api, '--singleThreaded']],
    ['generated files', node, [join(api, 'scripts', 'codegen.mjs'), '--check']],
    ['rules of the schema', node, [join(api, 'scripts', 'schema-lint.mjs')]],
    ['promises of the last release', node, [join(api, 'scripts', 'schema-breaks.mjs')]],
    ['rules that mutations remove', node, [join(api, 'scripts', 'mutations', 'check.mjs')]],
    ['prepared set of the demo', node, [join(api, 'scripts', 'demo-set.mjs'), '--check']],
    ['architecture', node, [join(api, 'scripts', 'architecture.mjs')]],
    ['links of the documents', node, [join(api, 'scripts', 'links.mjs')]],
    ['language of comments and documents', node, [join(api, 'scripts', 'language.mjs')]],
    ['tokens of the design', node, [join(web, 'build', 'check-styles.mjs')]],
    ['unused code', bin('knip'), []],
    ['regular expressions', node, [join(api, 'scripts', 'regexes.mjs')]],
    ['lint and format', bin('biome'), ['ci', '--error-on-warnings', '.']],
  ];
  let failed = false;
  const worker = async () => {
    for (let next = checks.shift(); next; next = checks.shift())
      failed = !(await runCheck(...next)) || failed;
  };
  await Promise.all([worker(), worker()]);
  if (failed) process.exit(1);
}

/**
 * Runs a check while others run.
 * @returns true if it passed
 */
function runCheck(title, program, args) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env: environment(), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => (output += error.message));
    child.on('close', (status) => {
      const duration = `${((Date.now() - started) / 1000).toFixed(1)} s`;
      console.log(`▸ ${title}: ${status === 0 ? duration : `FAILED after ${duration}`}`);
      if (status !== 0 && output) console.log(output);
      resolve(status === 0);
    });
  });
}

/** Generates schema/ from the resolvers and routes, and then the documents of the web app from schema/. */
function codegen(flags = []) {
  step('generated files', newestNode().path, [join(api, 'scripts', 'codegen.mjs'), ...flags]);
}

/** Runs a step while others run, and ends the command if it fails. */
function runStepInParallel(title, args) {
  const started = Date.now();
  console.log(`▸ ${title}`);
  return new Promise((resolve) => {
    const child = spawn(newestNode().path, args, { cwd: root, stdio: 'inherit', env: environment() });
    const stop = () => child.kill();
    process.once('exit', stop);
    child.on('error', (error) => console.error(error.message));
    child.on('close', (status) => {
      process.off('exit', stop);
      if (status !== 0) process.exit(status ?? 1);
      console.log(`  ${title}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
      resolve();
    });
  });
}

/** Builds what is out of date. While the web app is built, the database is migrated and gets its demo data. */
async function buildAndPrepare() {
  const stale = staleParts();
  const build = async (part) => {
    await runStepInParallel(part.title, part.args);
    part.finish();
  };
  const [webPart, apiPart] = ['the web', 'the API'].map((name) => stale.find((part) => part.name === name));
  await Promise.all([
    webPart && build(webPart),
    (async () => {
      if (apiPart) await build(apiPart);
      if (webPart)
        await runStepInParallel('preparing the database', [
          '--enable-source-maps',
          join(api, 'dist', 'main.js'),
          'prepare',
        ]);
    })(),
  ]);
}

/** Starts a long-running program and forwards signals to it. */
function serve(args, env = {}) {
  const child = spawn(newestNode().path, args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...environment(), ...env },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  // npm does not forward a signal that ends it. Stop the program when the parent process is gone
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** The suites of `drill`, in their long form. */
const drills = [
  {
    title: 'histories of money',
    config: 'vitest.config.ts',
    tests: ['src/features/ledger/model.test.ts', 'src/features/checkout/histories.test.ts'],
  },
  {
    title: 'storms and kills',
    config: 'vitest.e2e.config.ts',
    tests: [
      'e2e/notification-storm.e2e.ts',
      'e2e/kills.e2e.ts',
      'e2e/export-killed.e2e.ts',
      'e2e/migration-killed.e2e.ts',
      'e2e/former-release.e2e.ts',
    ],
  },
  {
    title: 'changes that all processes see, and ten minutes of mixed load',
    config: 'vitest.e2e.config.ts',
    tests: ['e2e/staleness.drill.ts', 'e2e/mixed-load.e2e.ts', '--no-file-parallelism'],
  },
  {
    title: 'everything that a viewer may read, six levels deep',
    config: 'vitest.e2e.config.ts',
    tests: ['e2e/matrix/secrets.e2e.ts'],
  },
  {
    title: 'every operation and route with the largest degenerate texts',
    config: 'vitest.e2e.config.ts',
    tests: ['e2e/every-operation.drill.ts'],
  },
  {
    title: '20,000 anonymous calls to a members-only site',
    config: 'vitest.e2e.config.ts',
    tests: ['e2e/members-only.e2e.ts'],
  },
  {
    title: 'a restore of millions of rows',
    config: 'vitest.e2e.config.ts',
    tests: ['e2e/million-rows.drill.ts'],
  },
  {
    title: 'a copy of fifty thousand rows by a client of the change feed',
    config: 'vitest.config.ts',
    tests: ['src/features/operations/changes/sync.test.ts'],
  },
  {
    title: 'the prepared demo data compared with that of the code, and loaded at several clocks',
    config: 'vitest.config.ts',
    tests: ['src/database/seed/seed.test.ts', 'src/database/seed/set/set.test.ts'],
  },
  {
    title: 'backups with flipped bytes',
    config: 'vitest.config.ts',
    tests: ['src/features/backup/backup.test.ts'],
  },
  {
    title: 'every screen in all its states, in light and dark',
    cwd: web,
    runner: 'playwright',
    config: 'playwright.config.ts',
    tests: [],
  },
  {
    title: 'every screen and the journeys of money in a members-only academy with another brand',
    cwd: web,
    runner: 'playwright',
    config: 'playwright.config.ts',
    tests: ['/screens.spec', 'money/checkout', 'money/doubt', 'money/refund', 'money/settlement'],
    env: { DRILL: '', SECOND_BRAND: '1' },
  },
  ...(process.env.FFMPEG_PATH
    ? [
        {
          title: 'streams by a real ffmpeg',
          config: 'vitest.config.ts',
          tests: ['src/features/media/streams/real-ffmpeg.test.ts'],
        },
      ]
    : []),
];

const commands = {
  async start() {
    ensureInstalled({ development: false });
    await buildAndPrepare();
    serve(['--enable-source-maps', join(api, 'dist', 'main.js')]);
  },
  dev() {
    ensureInstalled({ development: true });
    serve([join(api, 'scripts', 'dev.mjs')]);
  },
  async check() {
    ensureInstalled({ development: true });
    await check();
  },
  codegen() {
    ensureInstalled({ development: true });
    codegen();
  },
  build() {
    ensureInstalled({ development: true });
    ensureBuilt(step);
    step('size of the web', newestNode().path, [join(web, 'build', 'budget.mjs')]);
  },
  async test() {
    ensureInstalled({ development: true });
    if (!(await runTests(rest))) process.exit(1);
  },
  /** Runs the long forms of tests: many histories of money, storms and kills, every state of every screen. */
  drill() {
    ensureInstalled({ development: true });
    if (rest[0] === 'mutations') {
      step('mutations', newestNode().path, [join(api, 'scripts', 'mutations', 'run.mjs'), ...rest.slice(1)]);
      return;
    }
    if (rest[0] === 'pictures') {
      step('pictures', newestNode().path, [join(web, 'e2e', 'pictures.ts'), ...rest.slice(1)]);
      return;
    }
    ensureBuilt(step);
    const env = { DRILL: '1', MODEL_HISTORIES: '100000', HISTORIES: '2000' };
    for (const { title, cwd = api, runner = 'vitest', config, tests, env: more } of drills)
      tool(title, runner, [runner === 'vitest' ? 'run' : 'test', '--config', config, ...tests], {
        cwd,
        env: { ...env, ...more },
      });
    if (!process.env.FFMPEG_PATH)
      console.log('\nNo stream was made of a real video: FFMPEG_PATH is not set.');
  },
  bench() {
    ensureInstalled({ development: true });
    ensureBuilt(step);
    step('bench', newestNode().path, [join(api, 'bench', 'bench.ts'), ...rest]);
  },
  /** Runs Lighthouse on the public pages of the build. */
  'bench:web'() {
    ensureInstalled({ development: true });
    ensureBuilt(step);
    step('bench of the web', newestNode().path, [join(web, 'e2e', 'lighthouse.ts'), ...rest]);
  },
  'db:migrate'() {
    ensureInstalled({ development: false });
    ensureBuilt(step);
    program(['migrate']);
  },
  'db:seed'() {
    ensureInstalled({ development: false });
    ensureBuilt(step);
    program(['seed']);
  },
  /** Rebuilds the prepared demo data after a change of the seed or of the tables. */
  'db:demo-set'() {
    ensureInstalled({ development: false });
    ensureBuilt(step);
    step('demo set', newestNode().path, [join(api, 'scripts', 'demo-set.mjs')]);
  },
  'admin:create'() {
    ensureInstalled({ development: false });
    ensureBuilt(step);
    program(['admin:create', ...rest]);
  },
  /** Asks for name, colour and address of a new installation, or takes them from BRAND_… */
  setup() {
    ensureInstalled({ development: false });
    ensureBuilt(step);
    program(['setup']);
  },
  /** Creates a backup in BACKUP_DIR. */
  backup() {
    ensureInstalled({ development: false });
    ensureBuilt(step);
    program(['backup']);
  },
  /** Restores a backup (a folder or a downloaded archive) into an empty database and an empty data folder. */
  restore() {
    ensureInstalled({ development: false });
    ensureBuilt(step);
    program(['restore', ...rest]);
  },
  /** Verifies the newest backup: restores it into a temporary database, checks it and deletes the database. */
  'restore:drill'() {
    ensureInstalled({ development: false });
    ensureBuilt(step);
    program(['restore:drill']);
  },
  /** Prints the statements and plans of a query: a file, or the name of an operation of our own clients. */
  sql() {
    ensureInstalled({ development: false });
    ensureBuilt(step);
    program(['sql', ...rest]);
  },
};

if (!commands[command]) {
  console.error(`Unknown command: ${command}. Known: ${Object.keys(commands).join(', ')}`);
  process.exit(1);
}
await commands[command]();
