import { beforeEach, expect, it, vi } from 'vitest';
import { addToGuestCart, emptyGuestCart, guestCart, MAX_IN_CART, removeFromGuestCart } from './guest-cart.ts';

beforeEach(emptyGuestCart);

it('keeps what a guest chose, latest first and each once', () => {
  for (const id of ['a', 'b', 'a']) expect(addToGuestCart(id)).toBe(true);
  expect(guestCart()).toEqual(['a', 'b']);
  removeFromGuestCart('a');
  expect(guestCart()).toEqual(['b']);
});

it('holds as many as an order has lines, and says when there is no room', () => {
  for (let i = 0; i < MAX_IN_CART; i++) addToGuestCart(String(i));
  expect(addToGuestCart('one more')).toBe(false);
  expect(addToGuestCart('3')).toBe(true);
  expect(guestCart()).toHaveLength(MAX_IN_CART);
});

it('reads what another program wrote as an empty cart', () => {
  localStorage.setItem('sen.cart', '{"a":1}');
  expect(guestCart()).toEqual([]);
});

it('tells the other parts of the page', () => {
  const told = vi.fn();
  window.addEventListener('sen:cart', told);
  addToGuestCart('a');
  expect(told).toHaveBeenCalledOnce();
});
