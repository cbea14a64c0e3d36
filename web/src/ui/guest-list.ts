import { useSyncExternalStore } from 'react';
import { dropStored, readStored, writeStored } from './browser-storage.ts';

const NONE: readonly string[] = [];

/**
 * Ids that this browser keeps of a guest, latest first: they go with no session, so that what a guest chose is there
 * when they have signed in.
 */
export const guestList = (name: string, most: number) => {
  const key = `sen.${name}`;
  /** Says to the other parts of this page what storage says to other tabs. */
  const changed = `sen:${name}`;
  let known = { text: '', ids: NONE };
  const read = (): readonly string[] => {
    const stored = readStored(key);
    const ids = Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, most) : NONE;
    const text = ids.join();
    // The same list for the same content, so that whoever watches it is not told of nothing
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
    /** Puts one in. @returns whether there was room */
    add: (id: string): boolean => {
      if (others(id).length >= most) return false;
      keep([id, ...others(id)]);
      return true;
    },
    remove: (id: string): void => keep(others(id)),
    empty: (): void => keep(NONE),
    /** The list as it changes, in this tab or another one. */
    use: (): readonly string[] => useSyncExternalStore(watch, read, () => NONE),
  };
};
