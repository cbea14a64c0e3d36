import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  addToGuestCart,
  emptyGuestCart,
  guestCart,
  MAX_IN_CART,
  removeFromGuestCart,
  useGuestCart,
} from './guest-cart.ts';

beforeEach(emptyGuestCart);

it('stores the courses of a guest, latest first, without duplicates', () => {
  for (const id of ['a', 'b', 'a']) expect(addToGuestCart(id)).toBe(true);
  expect(guestCart()).toEqual(['a', 'b']);
  removeFromGuestCart('a');
  expect(guestCart()).toEqual(['b']);
});

it('has the same limit as an order and reports when it is full', () => {
  for (let i = 0; i < MAX_IN_CART; i++) addToGuestCart(String(i));
  expect(addToGuestCart('one more')).toBe(false);
  expect(addToGuestCart('3')).toBe(true);
  expect(guestCart()).toHaveLength(MAX_IN_CART);
});

it('reads unknown stored data as an empty cart', async () => {
  localStorage.setItem('sen.cart', '{"a":1}');
  vi.resetModules();
  const reloaded = await import('./guest-cart.ts');
  expect(reloaded.guestCart()).toEqual([]);
});

it('notifies the other parts of the page', () => {
  const { result } = renderHook(useGuestCart);
  act(() => void addToGuestCart('a'));
  expect(result.current).toEqual(['a']);
});
