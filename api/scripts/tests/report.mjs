// Reports a run: a summary on the terminal, and all details in artifacts/tests/report.json.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SLOWEST = 10;
/** Maximum number of lines of a failure's message; the log contains all of them. */
const MAX_MESSAGE_LINES = 25;

/** @typedef {{ name: string, ok: boolean, seconds: number, cpuSeconds: number | null, files: object[], failures: object[] }} SuiteResult */

/** @returns {SuiteResult} the result that a suite wrote to its files */
export function readResult(name, ok, { report, measured }) {
  const read = (file, fallback) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : fallback);
  const { files, failures } = read(report, { files: [], failures: [] });
  const result = { name, ok, ...read(measured, { seconds: 0, cpuSeconds: null }), files, failures };
  // A suite that ends with an error but without a failure was not completed
  if (!ok && !failures.length)
    failures.push({ file: '', name: `${name} failed`, message: `See artifacts/tests/${name}.log` });
  return result;
}

/**
 * @param {{ folder: string, results: SuiteResult[], seconds: number, idleSeconds: number, cores: number, starts: Record<string, number> }} run
 * @returns {boolean} whether everything passed
 */
export function printReport({ folder, results, ...run }) {
  const suites = results.map((result) => ({ ...result, ...totalsOf(result), slowest: slowestOf([result]) }));
  writeFileSync(join(folder, 'report.json'), JSON.stringify({ ...run, suites }, null, 1));
  console.log(`\n${'suite'.padEnd(24)} files  tests failed   wall    CPU import  tests (seconds)`);
  for (const { name, files, tests, failed, seconds, cpuSeconds, importSeconds, testSeconds } of suites)
    console.log(
      [
        name.padEnd(24),
        cell(files.length || '', 5),
        cell(tests || '', 6),
        cell(failed, 6),
        cell(seconds.toFixed(0), 6),
        cell(cpuSeconds?.toFixed(0) ?? '', 6),
        cell(files.length ? importSeconds.toFixed(0) : '', 6),
        cell(files.length ? testSeconds.toFixed(0) : '', 6),
      ].join(' '),
    );
  const starts = Object.entries(run.starts).map(([kind, count]) => `${count} ${kind}s`);
  console.log(
    `\n${run.seconds.toFixed(0)} s in all; cores idle for ${run.idleSeconds.toFixed(0)} of ${(run.seconds * run.cores).toFixed(0)} core-seconds` +
      (starts.length ? `; started ${starts.join(', ')}.` : '.'),
  );
  console.log('\nSlowest tests:');
  for (const { ms, file, name } of slowestOf(results))
    console.log(`${cell((ms / 1000).toFixed(1), 6)} s  ${file} > ${name}`);
  printFailures(results);
  const sum = (key) => suites.reduce((total, suite) => total + suite[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return results.every(({ ok }) => ok);
}

function printFailures(results) {
  const failures = results.flatMap(({ failures }) => failures);
  if (!failures.length) return;
  console.log(`\nFailures (${failures.length}):`);
  for (const { file, name, title, message } of failures) {
    console.log(`\n✗ ${file}${file && ' > '}${name}`);
    const lines = String(message ?? '')
      .trimEnd()
      .split('\n');
    console.log(
      lines
        .slice(0, MAX_MESSAGE_LINES)
        .map((line) => `    ${line}`)
        .join('\n'),
    );
    if (file) console.log(`  again: npm test -- ${file}${title ? ` -t ${JSON.stringify(title)}` : ''}`);
  }
}

const cell = (value, width) => String(value).padStart(width);

function totalsOf({ files, failures }) {
  const tests = files.flatMap(({ tests: each }) => each);
  const seconds = (key) => files.reduce((total, file) => total + file[key], 0) / 1000;
  return {
    tests: tests.length,
    passed: tests.filter(({ state }) => state === 'passed').length,
    failed: failures.length,
    importSeconds: seconds('importMs'),
    testSeconds: seconds('testsMs'),
  };
}

const slowestOf = (results) =>
  results
    .flatMap(({ files }) => files.flatMap(({ file, tests }) => tests.map((test) => ({ file, ...test }))))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST);
