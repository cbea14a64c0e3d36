import { afterEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../apollo/testing.ts';
import { readStored, removeStored, writeStored } from './browser-storage.ts';

afterEach(() => vi.unstubAllGlobals());

test('returns the stored value until it is deleted', () => {
  fakeStorage();
  expect(readStored('a')).toBeNull();
  expect(writeStored('a', { b: [1] })).toBe(true);
  expect(readStored('a')).toEqual({ b: [1] });
  removeStored('a');
  expect(readStored('a')).toBeNull();
});

test('returns nothing for unreadable values', () => {
  fakeStorage().set('a', '{');
  expect(readStored('a')).toBeNull();
});

test('reports a full or unavailable storage without an error', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(writeStored('a', 1, 'sessionStorage')).toBe(false);
  expect(readStored('a', 'sessionStorage')).toBeNull();
  expect(() => removeStored('a', 'sessionStorage')).not.toThrow();
  vi.stubGlobal('sessionStorage', undefined);
  expect(writeStored('a', 1, 'sessionStorage')).toBe(false);
  expect(readStored('a', 'sessionStorage')).toBeNull();
});
