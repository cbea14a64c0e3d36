// Rebuilds the prepared demo data (api/assets/demo-set.zst). With --check it reports whether the file is out of date.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newestNode, root } from './install.mjs';

/** The sources of the rows: the seed, the migrations, and the videos whose sizes are in rows. */
const SOURCES = ['api/src/database/seed', 'api/src/database/migrations', 'api/assets'];
const SET = join(root, 'api', 'assets', 'demo-set.zst');

function hashOfSources() {
  const hash = createHash('sha256');
  const visit = (path) => {
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name));
    else if (path !== SET && !path.endsWith('.test.ts') && !path.endsWith('.md'))
      hash.update(path.slice(root.length).replaceAll('\\', '/')).update(readFileSync(path));
  };
  for (const source of SOURCES) visit(join(root, source));
  return hash.digest('hex');
}

/** The hash in the first line of the file. */
function hashOfSet() {
  try {
    const file = readFileSync(SET);
    return JSON.parse(file.toString('utf8', 0, file.indexOf('\n'))).sources;
  } catch {
    return undefined;
  }
}

if (process.argv.includes('--check')) {
  if (hashOfSet() !== hashOfSources()) {
    console.error(
      'The prepared set of the demo is older than the code of the seed, the migrations or the films. Run: npm run db:demo-set',
    );
    process.exit(1);
  }
} else {
  const folder = mkdtempSync(join(tmpdir(), 'sen-demo-set-'));
  const { status } = spawnSync(
    newestNode().path,
    ['--enable-source-maps', join(root, 'api', 'dist', 'main.js'), 'demo-set', hashOfSources()],
    { stdio: 'inherit', env: { ...process.env, DATA_DIR: folder, SEED: 'none', LOG_LEVEL: 'warn' } },
  );
  rmSync(folder, { recursive: true, force: true });
  process.exit(status ?? 1);
}
