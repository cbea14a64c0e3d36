// Fails if a relative link of a document (*.md) names a file that does not exist.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './install.mjs';

const FOREIGN = new Set(['node_modules', 'dist', 'artifacts', '.data']);
const links = globSync('**/*.md', { cwd: root, exclude: (name) => FOREIGN.has(name) }).flatMap((document) =>
  [...readFileSync(join(root, document), 'utf8').matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)].map(
    ([, target]) => ({
      document,
      target,
    }),
  ),
);
const broken = links.filter(({ document, target }) => !existsSync(join(root, dirname(document), target)));
for (const { document, target } of broken)
  console.error(`${document} links to ${target}, which does not exist.`);
if (!links.length) console.error('No link was found: the documents were not checked.');
process.exitCode = broken.length || !links.length ? 1 : 0;
