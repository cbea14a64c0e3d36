// The everyday commands. Runs on Node.js 20 before anything is installed, so it uses nothing but Node itself.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build-stamp.mjs';
import { ensureInstalled, newestNode, root } from './install.mjs';

const [command = 'start', ...rest] = process.argv.slice(2);
const api = join(root, 'api');
const web = join(root, 'web');
const bin = (name) => join(root, 'node_modules', '.bin', name);

/** A step of a command: shown, and the end of the command when it fails. */
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
const environment = () => ({
  ...process.env,
  PATH: [newestNode().folder, join(root, 'node_modules', '.bin'), process.env.PATH].join(
    process.platform === 'win32' ? ';' : ':',
  ),
});
const program = (args, env) =>
  step(args[0], newestNode().path, ['--enable-source-maps', join(api, 'dist', 'main.js'), ...args], { env });

function check() {
  tool('types of the API', 'tsc', ['-p', api]);
  if (existsSync(join(web, 'tsconfig.json'))) tool('types of the web', 'tsc', ['-p', web]);
  tool('lint and format', 'biome', ['ci', '--error-on-warnings', '.']);
  step('architecture', newestNode().path, [join(api, 'scripts', 'architecture.mjs')]);
  tool('unused code', 'knip', []);
  codegen(['--check']);
}

/** Emits schema/ from the resolvers and routes, then the web's documents from schema/. */
function codegen(flags = []) {
  step('generated files', newestNode().path, [join(api, 'scripts', 'codegen.mjs'), ...flags]);
}

/** Starts a long-running program and hands our signals on. */
function serve(args, env = {}) {
  const child = spawn(newestNode().path, args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...environment(), ...env },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  // npm dies of a signal without handing it on: when whoever started us is gone, the program stops as if asked to
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

const commands = {
  start() {
    ensureInstalled({ development: false });
    ensureBuilt(step);
    serve(['--enable-source-maps', join(api, 'dist', 'main.js')]);
  },
  dev() {
    ensureInstalled({ development: true });
    serve([join(api, 'scripts', 'dev.mjs')]);
  },
  check() {
    ensureInstalled({ development: true });
    check();
  },
  codegen() {
    ensureInstalled({ development: true });
    codegen();
  },
  test() {
    ensureInstalled({ development: true });
    check();
    tool('unit and integration tests of the API', 'vitest', ['run'], { cwd: api });
    if (existsSync(join(web, 'vitest.config.ts')))
      tool('unit tests of the web', 'vitest', ['run'], { cwd: web });
    ensureBuilt(step);
    step('size of the web', newestNode().path, [join(web, 'build', 'budget.mjs')]);
    tool('the program from outside', 'vitest', ['run', '--config', 'vitest.e2e.config.ts'], { cwd: api });
    if (existsSync(join(web, 'vitest.e2e.config.ts')))
      tool('journeys in a browser', 'vitest', ['run', '--config', 'vitest.e2e.config.ts'], { cwd: web });
  },
  bench() {
    ensureInstalled({ development: true });
    ensureBuilt(step);
    step('bench', newestNode().path, [join(api, 'bench', 'bench.ts'), ...rest]);
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
  'admin:create'() {
    ensureInstalled({ development: false });
    ensureBuilt(step);
    program(['admin:create', ...rest]);
  },
};

if (!commands[command]) {
  console.error(`Unknown command: ${command}. Known: ${Object.keys(commands).join(', ')}`);
  process.exit(1);
}
commands[command]();
