// Measures the JavaScript of each public page after brotli. It fails if a page is above the budget (the limit is 200
// KiB; BUDGET_KIB is slightly above the current size), or if a page contains an operation that it does not use. A
// document file is loaded as a whole, so documents of public pages need their own files. Run after `vite build`.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { renderedPages } from './rendered-pages.ts';

const BUDGET_KIB = 184;
const client = join(import.meta.dirname, '..', 'dist', 'client');
const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'));
/** The operations that the sources of each script use (chunk-operations.plugin.ts). */
const operationsByScript = JSON.parse(readFileSync(join(client, '.vite', 'operations.json'), 'utf8'));

const QUOTE = '["\'`]';
const OPERATION = new RegExp(
  `OperationDefinition${QUOTE},operation:${QUOTE}\\w+${QUOTE},name:\\{kind:${QUOTE}Name${QUOTE},value:${QUOTE}(\\w+)`,
  'g',
);
/** The operations whose documents are in a script. */
const operationsIn = (file) =>
  [...readFileSync(join(client, file), 'utf8').matchAll(OPERATION)].map(([, name]) => name);

const bytes = (file) => {
  const compressed = statSync(join(client, `${file}.br`), { throwIfNoEntry: false });
  return (compressed ?? statSync(join(client, file))).size;
};

const collect = (key, found = new Set()) => {
  const entry = manifest[key];
  if (!entry || found.has(key)) return found;
  found.add(key);
  for (const imported of entry.imports ?? []) collect(imported, found);
  return found;
};

const problems = [];
const size = (keys) => [...keys].reduce((sum, key) => sum + bytes(manifest[key].file), 0) / 1024;

const pages = renderedPages();
if (pages.length < 10) problems.push(`Only ${pages.length} rendered pages were found in routes.tsx`);
for (const { file: source, texts } of pages) {
  const page = source.replace(/^src\/(?:features\/)?|\.page\.tsx$/g, '');
  const keys = new Set([
    ...collect('index.html'),
    ...collect(source),
    'src/i18n/vi/common.ts',
    ...texts.map((name) => `src/i18n/vi/${name}.ts`),
  ]);
  const entries = [...keys].map((key) => {
    if (!manifest[key]) throw new Error(`The build has no ${key}`);
    return manifest[key];
  });
  const scripts = size(keys);
  const sheets = new Set(entries.flatMap(({ css }) => css ?? []));
  const styles = [...sheets].reduce((sum, file) => sum + bytes(file), 0) / 1024;
  if (scripts > BUDGET_KIB) problems.push(`${page}: over the budget of ${BUDGET_KIB} KiB of scripts`);
  const files = entries.map(({ file }) => file);
  const usedOperations = new Set(files.flatMap((file) => operationsByScript[file] ?? []));
  const operations = files.flatMap(operationsIn);
  // All public pages have operations. If none is found, the format of the documents has changed
  if (!operations.length) problems.push(`${page}: none of its operations were found`);
  for (const name of operations)
    if (!usedOperations.has(name)) problems.push(`${page}: the page does not use its operation ${name}`);
  console.log(`${page.padEnd(29)} scripts ${scripts.toFixed(1)} KiB, styles ${styles.toFixed(1)} KiB`);
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
