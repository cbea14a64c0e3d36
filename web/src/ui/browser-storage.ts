/** `localStorage` outlives the visit, `sessionStorage` ends with its tab. */
export type StorageName = 'localStorage' | 'sessionStorage';

/**
 * What this browser keeps under a key, for its reader to check: an older release, another program or a person may have
 * written it. Null without anything, with what can't be read, and where storage is closed.
 */
export const readStored = (key: string, storage: StorageName = 'localStorage'): unknown => {
  try {
    return JSON.parse(globalThis[storage].getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

/** Keeps a value; returns whether it is kept, since storage may be full or closed. */
export const writeStored = (key: string, value: unknown, storage: StorageName = 'localStorage'): boolean => {
  try {
    globalThis[storage].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
};

/** Forgets a value; where storage is closed there is none. */
export const dropStored = (key: string, storage: StorageName = 'localStorage'): void => {
  try {
    globalThis[storage].removeItem(key);
  } catch {
    // What can't be reached can't be read either
  }
};
