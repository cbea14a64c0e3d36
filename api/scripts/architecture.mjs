// Holds the rules of dependency-cruiser.config.cjs, and that they were held against the sources at all: a parser that
// can't read them finds nothing, and nothing has no faults.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './install.mjs';

/** There are more of our own modules than this, and more imports between them. */
const LEAST = { modules: 500, dependencies: 2000 };

const folder = mkdtempSync(join(tmpdir(), 'sen-architecture-'));
const file = join(folder, 'modules.json');
const run = (name, args) =>
  spawnSync(join(root, 'node_modules', '.bin', name), args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'ignore'],
    shell: process.platform === 'win32',
  });
run('depcruise', [
  '--config',
  'dependency-cruiser.config.cjs',
  '-T',
  'json',
  '-f',
  file,
  'api/src',
  'web/src',
]);
const { totalCruised, totalDependenciesCruised } = JSON.parse(readFileSync(file, 'utf8')).summary;
const { status } = run('depcruise-fmt', ['-T', 'err', '--exit-code', file]);
rmSync(folder, { recursive: true, force: true });
if (totalCruised < LEAST.modules || totalDependenciesCruised < LEAST.dependencies) {
  console.error(
    `Only ${totalCruised} modules and ${totalDependenciesCruised} imports were read: the rules were not checked.`,
  );
  process.exit(1);
}
process.exit(status ?? 1);
