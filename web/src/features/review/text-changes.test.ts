import { expect, test } from 'vitest';
import { textChanges } from './text-changes.ts';

const said = (before: string, after: string) =>
  textChanges(before, after).map(
    ({ text, kind }) => `${{ same: ' ', removed: '-', added: '+' }[kind]}${text}`,
  );

test('sentences that stay, go and come, in their order', () => {
  expect(said('Một. Hai. Ba.', 'Một. Hai rưỡi. Ba. Bốn.')).toEqual([
    ' Một.',
    '-Hai.',
    '+Hai rưỡi.',
    ' Ba.',
    '+Bốn.',
  ]);
});

test('points are lines', () => {
  expect(said('a\nb', 'b\nc')).toEqual(['-a', ' b', '+c']);
});

test('nothing before, nothing after', () => {
  expect(said('', 'Mới')).toEqual(['+Mới']);
  expect(said('Cũ', '')).toEqual(['-Cũ']);
});

test('a text of very many sentences is shown whole', () => {
  const long = 'a\n'.repeat(500);
  expect(textChanges(long, 'b')).toEqual([
    { text: long, kind: 'removed' },
    { text: 'b', kind: 'added' },
  ]);
});
