import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
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

/** The classes of each style sheet that components use. */
const usedClasses = (): Map<string, Set<string>> => {
  const used = new Map<string, Set<string>>();
  for (const file of globSync('**/*.{ts,tsx}', { cwd: SOURCES })) {
    const text = readFileSync(join(SOURCES, file), 'utf8');
    for (const [, name, path] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
      const sheet = normalize(join(dirname(file), path!));
      const classes = used.get(sheet) ?? new Set();
      for (const [, each] of text.matchAll(new RegExp(`(?<![\\w/.'-])${name}\\.(\\w+)`, 'g')))
        classes.add(each!);
      used.set(sheet, classes);
    }
  }
  return used;
};

it('has no class that no component uses', () => {
  const used = usedClasses();
  const unused = globSync('**/*.module.css', { cwd: SOURCES }).flatMap((file) => {
    const sheet = readFileSync(join(SOURCES, file), 'utf8');
    const composed = [...sheet.matchAll(/composes: ([\w ]+);/g)].flatMap(([, names]) => names!.split(' '));
    const selectors = sheet
      .replaceAll(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, '')
      .replaceAll(/\{[^{}]*\}/g, ';');
    const classes = new Set([...selectors.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name!));
    return [...classes]
      .filter((name) => !used.get(file)?.has(name) && !composed.includes(name))
      .map((name) => `${file} .${name}`);
  });
  expect(unused).toEqual([]);
});
