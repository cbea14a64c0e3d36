// The suites of `npm test`, and the selection of their files by patterns or by a change.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../install.mjs';

const api = join(root, 'api');
const web = join(root, 'web');

/**
 * @typedef {object} Suite
 * @property {string} name used in reports and in the names of files under artifacts/
 * @property {'vitest' | 'playwright'} runner
 * @property {string} cwd
 * @property {string} config
 * @property {string} folder where its files are
 * @property {RegExp} files matches the path of a test file
 * @property {boolean} [isBuilt] runs the built server, so the build has to be complete
 */

/** @type {readonly Suite[]} */
export const suites = [
  {
    name: 'api',
    runner: 'vitest',
    cwd: api,
    config: 'vitest.config.ts',
    folder: join(api, 'src'),
    files: /\.test\.ts$/,
  },
  {
    name: 'web',
    runner: 'vitest',
    cwd: web,
    config: 'vitest.config.ts',
    folder: web,
    files: /(src|build)\b.*\.test\.tsx?$/,
  },
  {
    name: 'black-box',
    runner: 'vitest',
    cwd: api,
    config: 'vitest.e2e.config.ts',
    folder: join(api, 'e2e'),
    files: /\.e2e\.ts$/,
    isBuilt: true,
  },
  {
    name: 'journeys',
    runner: 'playwright',
    cwd: web,
    config: 'playwright.config.ts',
    folder: join(web, 'e2e'),
    files: /\.spec\.ts$/,
    isBuilt: true,
  },
];

/** Folders that every test of the API depends on: a change there runs the whole suite. */
const SHARED_BY_API = /^api\/src\/(graphql|platform|database|testing|[^/]+\.ts$)/;

/** @returns {string[]} the test files of a suite, relative to the repository */
const filesOf = ({ folder, files }) =>
  readdirSync(folder, { recursive: true })
    .map((file) => relative(root, join(folder, file)).replaceAll('\\', '/'))
    .filter((file) => files.test(file) && !file.includes('node_modules'));

/**
 * @typedef {Suite & { selected?: string[], related?: string }} Selection
 *   `selected`: only these files; `related`: files that import what changed since that commit. All files without either.
 */

/** @returns {Selection[]} the suites that have files whose path contains one of the patterns, with those files */
export function matching(patterns) {
  return suites
    .map((suite) => ({
      ...suite,
      selected: filesOf(suite).filter((file) => patterns.some((pattern) => file.includes(pattern))),
    }))
    .filter(({ selected }) => selected.length);
}

/**
 * Selects the tests that a change since `base` can have broken: changed test files, the tests of each API feature
 * with changed files, and the unit tests of the web app that import changed files.
 * @returns {{ selections: Selection[], omitted: string[] }}
 */
export function affectedSince(base) {
  const changed = changedFiles(base);
  const features = new Set(
    changed.map((file) => /^api\/src\/([^/]+\/[^/]+)\//.exec(file)?.[1]).filter(Boolean),
  );
  const runsWholeApi = changed.some((file) => SHARED_BY_API.test(file));
  const selections = suites.map((suite) => {
    if (suite.name === 'api' && runsWholeApi) return suite;
    if (suite.name === 'web')
      return changed.some((file) => file.startsWith('web/'))
        ? { ...suite, related: base }
        : { ...suite, selected: [] };
    const isAffected = (file) =>
      changed.includes(file) ||
      (suite.name === 'api' && [...features].some((feature) => file.startsWith(`api/src/${feature}/`)));
    return { ...suite, selected: filesOf(suite).filter(isAffected) };
  });
  const isEmpty = ({ selected }) => selected?.length === 0;
  return {
    selections: selections.filter((suite) => !isEmpty(suite)),
    omitted: selections.filter(isEmpty).map(({ name }) => name),
  };
}

/** @returns {string[]} files that differ from the commit, untracked ones included, relative to the repository */
function changedFiles(base) {
  const git = (...args) =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
}

/** @returns {string} the commit where this branch left main; HEAD on main itself */
export function baseOfBranch() {
  for (const main of ['origin/main', 'main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', main, 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
    });
    if (status === 0) return stdout.trim();
  }
  return 'HEAD';
}

/** The command line that runs a selection; with `title` only the test with that title. */
export function commandOf({ runner, cwd, config, selected, related }, title) {
  const chosen = (selected ?? []).map((file) => relative(cwd, join(root, file)));
  const program = join(root, 'node_modules', '.bin', runner);
  if (runner === 'playwright')
    return [program, ['test', '--config', config, ...chosen, ...(title ? ['--grep', title] : [])]];
  const flags = [
    ...(related ? ['--changed', related, '--passWithNoTests'] : []),
    ...(title ? ['-t', title] : []),
  ];
  return [program, ['run', '--config', config, ...flags, ...chosen]];
}

export const isPresent = ({ cwd, config }) => existsSync(join(cwd, config));
