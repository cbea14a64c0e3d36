import { afterEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../apollo/testing.ts';
import { dropStored, readStored, writeStored } from './browser-storage.ts';

afterEach(() => vi.unstubAllGlobals());

test('gives back what was kept, until it is dropped', () => {
  fakeStorage();
  expect(readStored('a')).toBeNull();
  expect(writeStored('a', { b: [1] })).toBe(true);
  expect(readStored('a')).toEqual({ b: [1] });
  dropStored('a');
  expect(readStored('a')).toBeNull();
});

test('what can’t be read is nothing', () => {
  fakeStorage().set('a', '{');
  expect(readStored('a')).toBeNull();
});

test('a full storage and a closed one are told, and break nothing', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(writeStored('a', 1, 'sessionStorage')).toBe(false);
  expect(readStored('a', 'sessionStorage')).toBeNull();
  expect(() => dropStored('a', 'sessionStorage')).not.toThrow();
  vi.stubGlobal('sessionStorage', undefined);
  expect(writeStored('a', 1, 'sessionStorage')).toBe(false);
  expect(readStored('a', 'sessionStorage')).toBeNull();
});
