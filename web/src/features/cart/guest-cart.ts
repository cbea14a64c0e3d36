import { useSyncExternalStore } from 'react';
import { dropStored, readStored, writeStored } from '../../ui/browser-storage.ts';

/** Goes with no session: what a guest chose is there when they have signed in. */
const KEY = 'sen.cart';
/** Says to the other parts of this page what storage says to other tabs. */
const CHANGED = 'sen:cart';
/** As many as a cart holds. */
export const MOST_IN_CART = 20;

const NONE: readonly string[] = [];
let known = { text: '', ids: NONE };

/** Ids of the courses that a guest put into the cart of this browser, latest first. */
export const guestCart = (): readonly string[] => {
  const stored = readStored(KEY);
  const ids = Array.isArray(stored)
    ? stored.filter((id) => typeof id === 'string').slice(0, MOST_IN_CART)
    : NONE;
  const text = ids.join();
  // The same list for the same content, so that whoever watches it is not told of nothing
  if (text !== known.text) known = { text, ids };
  return known.ids;
};

const keep = (ids: readonly string[]): void => {
  if (ids.length > 0) writeStored(KEY, ids);
  else dropStored(KEY);
  window.dispatchEvent(new Event(CHANGED));
};

/** Puts a course in. @returns whether there was room */
export const addToGuestCart = (id: string): boolean => {
  const others = guestCart().filter((other) => other !== id);
  if (others.length >= MOST_IN_CART) return false;
  keep([id, ...others]);
  return true;
};

export const removeFromGuestCart = (id: string): void => keep(guestCart().filter((other) => other !== id));

export const emptyGuestCart = (): void => keep(NONE);

const watch = (onChange: () => void): (() => void) => {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', onChange);
  };
};

/** The guest's cart of this browser as it changes, in this tab or another one. */
export const useGuestCart = (): readonly string[] => useSyncExternalStore(watch, guestCart, () => NONE);
