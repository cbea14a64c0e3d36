import { useSyncExternalStore } from 'react';
import { dropStored, readStored, writeStored } from './browser-storage.ts';

const NONE: readonly string[] = [];

/**
 * Ids that this browser stores for a guest, latest first. They do not belong to a session, so that they are available
 * after the guest has signed in.
 */
export const guestList = (name: string, max: number) => {
  const key = `sen.${name}`;
  /** Event for other components of this page. Other tabs get a storage event. */
  const changed = `sen:${name}`;
  let known = { text: '', ids: NONE };
  const read = (): readonly string[] => {
    const stored = readStored(key);
    const ids = Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, max) : NONE;
    const text = ids.join();
    // The same array for the same content, so that subscribers do not render again
    if (text !== known.text) known = { text, ids };
    return known.ids;
  };
  const keep = (ids: readonly string[]): void => {
    if (ids.length > 0) writeStored(key, ids);
    else dropStored(key);
    window.dispatchEvent(new Event(changed));
  };
  const watch = (onChange: () => void): (() => void) => {
    window.addEventListener(changed, onChange);
    window.addEventListener('storage', onChange);
    return () => {
      window.removeEventListener(changed, onChange);
      window.removeEventListener('storage', onChange);
    };
  };
  const others = (id: string): readonly string[] => read().filter((other) => other !== id);
  return {
    read,
    /** Adds an id. @returns false if the list is full */
    add: (id: string): boolean => {
      if (others(id).length >= max) return false;
      keep([id, ...others(id)]);
      return true;
    },
    remove: (id: string): void => keep(others(id)),
    empty: (): void => keep(NONE),
    /** Subscribes to the list, including changes in other tabs. */
    use: (): readonly string[] => useSyncExternalStore(watch, read, () => NONE),
  };
};
