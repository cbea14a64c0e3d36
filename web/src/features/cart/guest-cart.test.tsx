import { beforeEach, expect, it, vi } from 'vitest';
import { addToGuestCart, emptyGuestCart, guestCart, MAX_IN_CART, removeFromGuestCart } from './guest-cart.ts';

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

it('reads unknown stored data as an empty cart', () => {
  localStorage.setItem('sen.cart', '{"a":1}');
  expect(guestCart()).toEqual([]);
});

it('notifies the other parts of the page', () => {
  const listener = vi.fn();
  window.addEventListener('sen:cart', listener);
  addToGuestCart('a');
  expect(listener).toHaveBeenCalledOnce();
});
