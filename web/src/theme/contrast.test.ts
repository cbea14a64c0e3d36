import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast, type Pair, SHAPES, TEXT, themes } from './contrast.ts';

const SOURCES = join(import.meta.dirname, '..');

const below = (theme: Record<string, string>, pairs: readonly Pair[], minRatio: number) =>
  pairs
    .map((pair) => ({ pair: pair.join(' on '), ratio: contrast(theme, pair) }))
    .filter(({ ratio }) => !(ratio >= minRatio));

/** A colour and a background that one rule or one element sets. */
const usedPairs = (): string[] => {
  const sheets = globSync('**/*.css', { cwd: SOURCES }).flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/\{([^{}]*)\}/g)].map(([, body]) => [
      /(?<![\w-])color: var\(--([\w-]+)\)/.exec(body!)?.[1],
      /(?<![\w-])background: var\(--([\w-]+)\)/.exec(body!)?.[1],
    ]),
  );
  const elements = globSync('**/*.tsx', { cwd: SOURCES }).flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/<[A-Z]\w*\s[^<>]*>|styleClass\(\{[^}]*\}/g)].map(
      ([element]) => [
        /\btone(?:="|: ')([\w-]+)/.exec(element)?.[1],
        /\bbg(?:="|: ')([\w-]+)/.exec(element)?.[1],
      ],
    ),
  );
  const pairs = [...sheets, ...elements].filter(
    ([front, back]) => front && back && `--${front}` in themes.light && `--${back}` in themes.light,
  );
  return [...new Set(pairs.map((pair) => pair.join(' on ')))].sort();
};

describe.each(Object.entries(themes))('in the %s theme', (_, theme) => {
  it('text has a contrast of 4.5 to its background', () => {
    expect(below(theme, TEXT, 4.5)).toEqual([]);
  });

  it('fields, rings and shapes have a contrast of 3 to their background', () => {
    expect(below(theme, SHAPES, 3)).toEqual([]);
  });
});

it('checks every pair that a rule or an element uses', () => {
  const used = usedPairs();
  expect(used.length).toBeGreaterThan(10);
  const checked = new Set([...TEXT, ...SHAPES].map((pair) => pair.join(' on ')));
  expect(used.filter((pair) => !checked.has(pair))).toEqual([]);
});
