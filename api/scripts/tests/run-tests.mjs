// `npm test`: runs all suites, or those that patterns or a change select. Every suite runs, even if another one has
// failed.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { environment, newestNode, root } from '../install.mjs';
import { lockOrExit } from './lock.mjs';
import { printReport, readResult } from './report.mjs';
import { affectedSince, baseOfBranch, commandOf, matching, suites } from './suites.mjs';

const folder = join(root, 'artifacts', 'tests');
const startsFile = join(folder, 'starts');
const here = import.meta.dirname;
const script = join(here, '..', 'run.mjs');

/**
 * @param {string[]} args patterns of paths; `-t <title>` runs the tests with that title; `--changed [commit]` runs what
 *   the change since the commit (without one: since this branch left main) can have broken
 * @returns {Promise<boolean>} whether everything passed
 */
export async function runTests(args) {
  lockOrExit(join(root, 'artifacts', 'tests.lock'));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const started = performance.now();
  const idleBefore = idleSeconds();
  const results = await (args.length ? runSelected(args) : runAll());
  return printReport({
    folder,
    results,
    seconds: (performance.now() - started) / 1000,
    idleSeconds: idleSeconds() - idleBefore,
    cores: cpus().length,
    starts: countStarts(),
  });
}

/**
 * Runs the checks and the unit tests of the web app at the same time as the first of the long suites. The long ones
 * run one after another: each uses two cores, and two at a time took a third longer in total.
 */
async function runAll() {
  const [api, web, blackBox, journeys] = suites;
  const long = async () => {
    const results = [await run('build', [newestNode().path, [script, 'build']])];
    for (const suite of [api, blackBox, journeys]) results.push(await runSuite(suite));
    return results;
  };
  const short = async () => [await run('check', [newestNode().path, [script, 'check']]), await runSuite(web)];
  return (await Promise.all([short(), long()])).flat();
}

async function runSelected(args) {
  const { selections, title } = select(args);
  const results = [];
  const isShown = true;
  if (selections.some(({ isBuilt }) => isBuilt))
    results.push(await run('build', [newestNode().path, [script, 'build']], { isShown }));
  for (const suite of selections) results.push(await runSuite(suite, { title, isShown }));
  return results;
}

function select(args) {
  if (args[0] === '--changed') {
    const { selections, omitted } = affectedSince(args[1] ?? baseOfBranch());
    if (omitted.length) console.log(`Nothing in this change concerns: ${omitted.join(', ')}.`);
    return { selections };
  }
  const flag = args.indexOf('-t');
  const title = flag < 0 ? undefined : args[flag + 1];
  const patterns = flag < 0 ? args : args.toSpliced(flag, 2);
  const selections = patterns.length ? matching(patterns) : suites;
  if (!selections.length) {
    console.error(`No test file has ${patterns.join(' or ')} in its path.`);
    process.exit(1);
  }
  return { selections, title };
}

function runSuite(suite, { title, isShown } = {}) {
  const [program, args] = commandOf(suite, title);
  const reporter = join(here, `${suite.runner}-report.mjs`);
  // In the background only lines of progress are printed; the report has the messages of failures
  const own = { vitest: 'default', playwright: 'list' }[suite.runner];
  const names = isShown ? [own, reporter] : [reporter];
  const reporters =
    suite.runner === 'vitest'
      ? names.flatMap((name) => ['--reporter', name])
      : ['--reporter', names.join(',')];
  return run(suite.name, [program, [...args, ...reporters]], { cwd: suite.cwd, isShown });
}

/**
 * Runs a program and measures it. Its output goes to artifacts/tests/<name>.log unless it is shown; lines of progress
 * and, after a failure, the end of the log are always shown.
 */
function run(name, [program, args], { cwd = root, isShown = false } = {}) {
  const files = { report: join(folder, `${name}.json`), measured: join(folder, `${name}.time.json`) };
  const logFile = join(folder, `${name}.log`);
  const output = isShown ? 'inherit' : 'pipe';
  console.log(`▸ ${name}`);
  return new Promise((resolve) => {
    const child = spawn(newestNode().path, [join(here, 'measure.mjs'), files.measured, program, ...args], {
      cwd,
      stdio: ['ignore', output, output],
      env: {
        ...environment(),
        SEN_REPORT: files.report,
        SEN_STARTS: startsFile,
        ...(isShown ? {} : { SEN_SUITE: name }),
      },
    });
    if (!isShown) writeLog(child, logFile, name);
    const stop = (signal) => child.kill(signal);
    process.once('SIGINT', stop).once('SIGTERM', stop);
    child.on('close', (status) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      const result = readResult(name, status === 0, files);
      console.log(`  ${name}: ${status === 0 ? '' : 'FAILED after '}${result.seconds.toFixed(0)} s`);
      if (status !== 0 && !isShown && !result.files.length)
        console.log(readFileSync(logFile, 'utf8').slice(-4000));
      resolve(result);
    });
  });
}

/** Writes a program's output to a file, and shows its lines of progress (progress.mjs). */
function writeLog(child, file, name) {
  const log = createWriteStream(file);
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      log.write(`${line}\n`);
      if (line.startsWith('  ✗ ') || line.startsWith(`  ${name}: `)) console.log(line);
    });
}

/** @returns seconds that all cores together have been idle since the machine started */
const idleSeconds = () => cpus().reduce((sum, { times }) => sum + times.idle, 0) / 1000;

/** @returns {Record<string, number>} how many applications and databases the tests started */
function countStarts() {
  const counts = {};
  let lines = [];
  try {
    lines = readFileSync(startsFile, 'utf8').split('\n').filter(Boolean);
  } catch {
    // No suite started one
  }
  for (const what of lines) counts[what] = (counts[what] ?? 0) + 1;
  return counts;
}
