import { beforeEach, expect, test, vi } from 'vitest';
import { type Draft, dropDraft, readDraft, writeDraft } from './draft-store.ts';

const draft: Draft<{ title: string }> = {
  version: 3,
  base: { title: 'a' },
  values: { title: 'b' },
  savedAt: 1,
};

const storage = new Map<string, string>();
const memory = {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
  removeItem: (key: string) => void storage.delete(key),
};

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('sessionStorage', memory);
  return () => vi.unstubAllGlobals();
});

test('returns the stored draft until it is deleted', () => {
  expect(readDraft('course.1')).toBeNull();
  expect(writeDraft('course.1', draft)).toBe(true);
  expect(readDraft('course.1')).toEqual(draft);
  expect(readDraft('course.2')).toBeNull();
  dropDraft('course.1');
  expect(readDraft('course.1')).toBeNull();
});

test('ignores invalid contents', () => {
  for (const odd of ['{', '1', '{"version":1}', '{"version":"1","base":{},"values":{}}']) {
    sessionStorage.setItem('x', odd);
    expect(readDraft('x')).toBeNull();
  }
});

test('returns false and does not throw if storage is full or unavailable', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { ...memory, setItem });
  expect(writeDraft('x', draft)).toBe(false);
  vi.stubGlobal('sessionStorage', null);
  expect(writeDraft('x', draft)).toBe(false);
});
