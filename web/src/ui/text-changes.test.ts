import { expect, test } from 'vitest';
import { textChanges } from './text-changes.ts';

const getChanges = (before: string, after: string) =>
  textChanges(before, after).map(
    ({ text, kind }) => `${{ same: ' ', removed: '-', added: '+' }[kind]}${text}`,
  );

test('lists kept, removed and added sentences in order', () => {
  expect(getChanges('Một. Hai. Ba.', 'Một. Hai rưỡi. Ba. Bốn.')).toEqual([
    ' Một.',
    '-Hai.',
    '+Hai rưỡi.',
    ' Ba.',
    '+Bốn.',
  ]);
});

test('treats points as lines', () => {
  expect(getChanges('a\nb', 'b\nc')).toEqual(['-a', ' b', '+c']);
});

test('handles an empty text before or after', () => {
  expect(getChanges('', 'Mới')).toEqual(['+Mới']);
  expect(getChanges('Cũ', '')).toEqual(['-Cũ']);
});

test('shows a very long text as a whole', () => {
  const long = 'a\n'.repeat(500);
  expect(textChanges(long, 'b')).toEqual([
    { text: long, kind: 'removed' },
    { text: 'b', kind: 'added' },
  ]);
});
