import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** A regular expression literal, where one can begin. */
const LITERAL =
  /(?<=[(,=:?[!&|]\s*|return )\/((?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\\[\n*])(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\\[\n])*)\/[dgimsuy]*/g;

/**
 * An alternative that begins anywhere with a run of any length and needs more after it (`\s+$`): every position of a
 * run without that end is a new start, so the time grows with the square of the run.
 */
const isQuadratic = (source: string): boolean =>
  source
    // One letter for each class, then for each group: neither its `|` nor its brackets belong to the whole
    .replaceAll(/\\(?:p\{\w+\}|.)|\[(?:\\.|[^\]\\])*\]/g, 'x')
    .replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, 'x')
    .split('|')
    .some((part) => /^[^^(][+*].+/.test(part));

const quadraticIn = (text: string): string[] =>
  [...text.matchAll(LITERAL)].map(([, source]) => source!).filter(isQuadratic);

it('knows a pattern that reads the same run from each of its positions', () => {
  const texts = [
    String.raw`a.replace(/^\n+|\s+$/g, '')`,
    String.raw`a.replace(/\s*$/, '')`,
    String.raw`/^\d+$/.test(a) || x.test(/^(.{4})\s+$/)`,
    String.raw`a.replace(/[+*]$/, '').replace(/\.\w+$/, '')`,
    String.raw`a.split(/[\p{L}\d]+[.)]/)`,
  ];
  expect(texts.map((text) => quadraticIn(text).length)).toEqual([1, 1, 0, 0, 1]);
});

it('no pattern of the web takes quadratic time on a text that a user wrote', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter(
    (file) => !/\.test\./.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    quadraticIn(readFileSync(join(import.meta.dirname, file), 'utf8')).map((source) => `${file}: ${source}`),
  );
  expect(found).toEqual([]);
});
