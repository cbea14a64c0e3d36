import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');

/** Classes that a component uses but whose style sheet has no rule for them. */
const missingIn = (file: string): string[] => {
  const text = readFileSync(join(SOURCES, file), 'utf8');
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name, path]) => {
    const sheet = readFileSync(join(SOURCES, dirname(file), path!), 'utf8');
    const used = new Set(
      [...text.matchAll(new RegExp(`(?<![\\w/.'-])${name}\\.(\\w+)`, 'g'))].map(([, each]) => each!),
    );
    used.delete('module');
    return [...used]
      .filter((each) => !new RegExp(`\\.${each}(?![\\w-])`).test(sheet))
      .map((each) => `${file} ${name}.${each}`);
  });
};

it('defines every class that a component uses in its stylesheet', () => {
  const files = globSync('**/*.tsx', { cwd: SOURCES });
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(missingIn)).toEqual([]);
});
