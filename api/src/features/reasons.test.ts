import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { faultOfMessage, fieldFaults } from '../platform/errors/field-faults.ts';
import { allReasons } from '../platform/errors/reasons.ts';
import { isMessageKey } from '../platform/i18n/messages/index.ts';

const root = join(import.meta.dirname, '..');
const isSource = (name: string) =>
  /\.tsx?$/.test(name) &&
  !/\.(test|cases)\.ts$|(^|[\\/])testing[\\/]|(reasons|texts)\.ts$|field-faults\.ts$|(messages|texts)[\\/]/.test(
    name,
  );
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(isSource)
  .map((name) => readFileSync(join(root, name), 'utf8'))
  .join('\n');
const unused = (names: Iterable<string>) =>
  [...names].filter((name) => !new RegExp(`['".]${name.replace('.', '\\.')}\\b`).test(sources));

it('every reason is thrown somewhere', () => {
  expect(unused(Object.keys(allReasons))).toEqual([]);
});

it('every text about a field is said somewhere, and every kind of fault has a text', () => {
  const inReasons = new Set<string>(Object.values(allReasons).map(({ message }) => message));
  expect(unused(Object.keys(faultOfMessage).filter((key) => !inReasons.has(key)))).toEqual([]);
  expect(new Set(Object.values(faultOfMessage))).toEqual(new Set(Object.keys(fieldFaults)));
});

it('texts that validators name are texts about fields', () => {
  const named = [...sources.matchAll(/(?:message: |said\()'([a-z]+\.[A-Za-z]+)'/g)].map(([, key]) => key!);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((key) => isMessageKey(key) && !(key in faultOfMessage))).toEqual([]);
});
