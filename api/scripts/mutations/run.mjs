// Removes each rule of rules.json in a copy of the sources and runs the tests that must fail without it.
// Arguments select entries: those whose area, rule, file or test files contain every word.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { environment, newestNode, root } from '../install.mjs';
import { rules } from './rules.mjs';

/** A limit for mutations that make a test hang, far above what a test file needs on a busy machine. */
const MAX_MS = 600_000;
const NOT_COPIED = new Set(['node_modules', 'dist', '.git', '.data', '.cache', 'artifacts', 'coverage']);
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const selected = rules.filter((entry) => {
  const text = [entry.area, entry.rule, entry.file, ...entry.tests].join('\n').toLowerCase();
  return words.every((word) => text.includes(word));
});

/** Copies the sources. Packages are linked, and each copy has its own cache of transformed modules. */
function makeCopy(folder) {
  cpSync(root, folder, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) });
  for (const workspace of ['', 'api', 'web']) {
    const packages = join(root, workspace, 'node_modules');
    if (existsSync(packages)) symlinkSync(packages, join(folder, workspace, 'node_modules'), 'junction');
  }
  return folder;
}

const running = new Set();

/**
 * Runs test files of one workspace.
 * @returns the report of reporter.mjs, and the output of Vitest
 */
function runTests(copy, workspace, tests) {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const args = [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    ...tests.map((test) => test.slice(workspace.length + 1)),
    ...['--config', 'vitest.config.ts', '--maxWorkers', '1'],
    ...['--reporter', join(import.meta.dirname, 'reporter.mjs')],
    ...['--fsModuleCachePath', join(copy, 'module-cache')],
  ];
  return new Promise((resolve) => {
    const child = spawn(newestNode().path, args, {
      cwd: join(copy, workspace),
      env: { ...environment(), SEN_REPORT: report },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    const timer = setTimeout(() => child.kill('SIGTERM'), MAX_MS);
    child.on('close', () => {
      clearTimeout(timer);
      running.delete(child);
      const { files } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { files: [] };
      resolve({ files, output });
    });
  });
}

/** True if a check of a test failed, and not the code, an import or a timeout. fast-check wraps such errors. */
const isAssertion = ({ name, message }) =>
  name === 'AssertionError' || message.startsWith('Property failed after');

/** @returns the test that caught the mutation, or why the test file does not prove the rule */
function findCatcher(test, { files, output }) {
  const file = files.find(({ path }) => path.endsWith(`/${test}`));
  const caught = file?.failed.find(({ errors }) => errors.some(isAssertion));
  if (caught) return { caughtBy: caught.name };
  if (file?.passed) return { fault: `NOT CAUGHT by ${test}` };
  const error = file?.failed[0]?.errors[0] ?? file?.errors[0];
  return {
    fault: `BROKE ${test} without a failed assertion: ${error?.message ?? output.trim().slice(-500)}`,
  };
}

/** @returns true if every test file of the entry failed by an assertion */
async function prove(copy, { rule, file, text, replacement, tests }) {
  const started = Date.now();
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    source.replace(text, () => replacement),
  );
  const verdicts = [];
  for (const workspace of ['api', 'web']) {
    const files = tests.filter((test) => test.startsWith(`${workspace}/`));
    if (!files.length) continue;
    const outcome = await runTests(copy, workspace, files);
    verdicts.push(...files.map((test) => findCatcher(test, outcome)));
  }
  writeFileSync(path, source);
  const faults = verdicts.flatMap(({ fault }) => fault ?? []);
  const results = faults.length ? faults : verdicts.map(({ caughtBy }) => `caught by "${caughtBy}"`);
  console.log(`${faults.length ? '✗' : '✓'} ${rule} ${results.join('; ')} (${seconds(started)})`);
  return !faults.length;
}

const started = Date.now();
const folder = mkdtempSync(join(tmpdir(), 'sen-mutations-'));
const waiting = [...selected];
let caught = 0;

async function work(copy) {
  for (let entry = waiting.shift(); entry; entry = waiting.shift()) if (await prove(copy, entry)) caught++;
}

// Vitest removes its own database and folder, so the copies are removed after it has ended
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    waiting.length = 0;
    for (const child of running) child.kill('SIGTERM');
  });

try {
  const copies = Array.from({ length: Math.min(2, availableParallelism()) }, (_, i) => `copy-${i}`);
  await Promise.all(copies.map((name) => work(makeCopy(join(folder, name)))));
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
console.log(`\n${caught} of ${selected.length} mutations are caught; ${seconds(started)}`);
if (caught < selected.length || !selected.length) process.exitCode = 1;
