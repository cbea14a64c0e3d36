import { expect, test } from 'vitest';
import { type Draft, dropDraft, readDraft, writeDraft } from './draft-store.ts';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const draft: Draft<{ title: string }> = {
  version: 3,
  base: { title: 'a' },
  values: { title: 'b' },
  savedAt: 1,
};

test('gives back what was written, until it is dropped', () => {
  const store = memory();
  expect(readDraft('course.1', store)).toBeNull();
  expect(writeDraft('course.1', draft, store)).toBe(true);
  expect(readDraft('course.1', store)).toEqual(draft);
  expect(readDraft('course.2', store)).toBeNull();
  dropDraft('course.1', store);
  expect(readDraft('course.1', store)).toBeNull();
});

test('odd contents are no draft', () => {
  const store = memory();
  for (const odd of ['{', '1', '{"version":1}', '{"version":"1","base":{},"values":{}}']) {
    store.setItem('sen.draft.x', odd);
    expect(readDraft('x', store)).toBeNull();
  }
});

test('a full or closed storage loses nothing but the draft', () => {
  const full = {
    ...memory(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(writeDraft('x', draft, full)).toBe(false);
  expect(writeDraft('x', draft, null)).toBe(false);
});
