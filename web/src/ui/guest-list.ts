import { createStore } from '../store.ts';
import { readStored, removeStored, writeStored } from './browser-storage.ts';

const NONE: readonly string[] = [];

/**
 * Ids that this browser stores for a guest, latest first. They do not belong to a session, so that they are available
 * after the guest has signed in.
 */
export const guestList = (name: string, max: number) => {
  const key = `sen.${name}`;
  const load = (): readonly string[] => {
    const stored = readStored(key);
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, max) : NONE;
  };
  const list = createStore(load, NONE, [key]);
  const store = (ids: readonly string[]): void => {
    if (ids.length > 0) writeStored(key, ids);
    else removeStored(key);
    list.set(ids);
  };
  // From storage, because another tab may have changed the list while this one was frozen
  const others = (id: string): readonly string[] => load().filter((other) => other !== id);
  return {
    read: list.get,
    /** Adds an id. @returns false if the list is full */
    add: (id: string): boolean => {
      if (others(id).length >= max) return false;
      store([id, ...others(id)]);
      return true;
    },
    remove: (id: string): void => store(others(id)),
    empty: (): void => store(NONE),
    /** Subscribes to the list, including changes in other tabs. */
    use: list.use,
  };
};
