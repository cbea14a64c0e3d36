// Fails if an entry of rules.json no longer fits the code. A developer who moves the code moves the entry in the same commit.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { rules } from './rules.mjs';

const MIN_ENTRIES = 50;

function* faults() {
  if (rules.length < MIN_ENTRIES)
    yield `There are ${rules.length} entries; at least ${MIN_ENTRIES} are required.`;
  for (const { rule, file, text, replacement, tests } of rules) {
    const missing = [file, ...tests].filter((path) => !existsSync(join(root, path)));
    for (const path of missing) yield `${rule} ${path} does not exist.`;
    if (!tests.length) yield `${rule} No test file is named.`;
    if (replacement === text) yield `${rule} The replacement equals the text.`;
    if (missing.includes(file)) continue;
    const count = readFileSync(join(root, file), 'utf8').split(text).length - 1;
    if (count !== 1) yield `${rule} ${file} contains its text ${count} times instead of once: ${text}`;
  }
  const keys = rules.map(({ file, text }) => `${file}: ${text}`);
  for (const key of new Set(keys.filter((each, i) => keys.indexOf(each) < i)))
    yield `Two entries have the same text. ${key}`;
}

const found = [...faults()];
for (const fault of found) console.log(fault);
if (found.length) process.exit(1);
