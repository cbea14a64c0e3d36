// Measures what a first visit to each public page loads, after brotli, and fails above the budget
// (design/quality.md allows 200 KiB of JavaScript on public pages; this holds what was reached, with 3 % to spare). Run
// after `vite build`.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const BUDGET_KIB = 184;
const client = join(import.meta.dirname, '..', 'dist', 'client');
const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'));
const pages = ['home', 'course-list', 'category', 'course-detail', 'instructor', 'about'];

/** Catalogues beside the common one, where they are not those of the catalogue alone (web/src/app/routes.tsx). */
const texts = {
  home: ['catalog', 'home'],
  about: ['about'],
  'course-list': ['catalog', 'filters'],
  category: ['catalog', 'filters'],
  instructor: ['catalog', 'instructor'],
};

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

let isOver = false;
for (const page of pages) {
  const keys = new Set([
    ...collect('index.html'),
    ...collect(`src/features/catalog/${page}.page.tsx`),
    'src/i18n/vi/common.ts',
    ...(texts[page] ?? ['catalog']).map((name) => `src/i18n/vi/${name}.ts`),
  ]);
  const entries = [...keys].map((key) => manifest[key]);
  const scripts = entries.reduce((sum, { file }) => sum + bytes(file), 0) / 1024;
  const sheets = new Set(entries.flatMap(({ css }) => css ?? []));
  const styles = [...sheets].reduce((sum, file) => sum + bytes(file), 0) / 1024;
  isOver ||= scripts > BUDGET_KIB;
  console.log(`${page.padEnd(14)} scripts ${scripts.toFixed(1)} KiB, styles ${styles.toFixed(1)} KiB`);
}
if (isOver) {
  console.error(`Over the budget of ${BUDGET_KIB} KiB of scripts`);
  process.exit(1);
}
