/** `localStorage` survives the visit; `sessionStorage` ends with its tab. */
export type StorageName = 'localStorage' | 'sessionStorage';

/**
 * The stored value of a key. The caller must validate it, because an older release, another app or the viewer may
 * have written it.
 * @returns null if it is missing or unreadable, or if storage is not available
 */
export const readStored = (key: string, storage: StorageName = 'localStorage'): unknown => {
  try {
    return JSON.parse(globalThis[storage].getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

/**
 * Stores a value.
 * @returns false if storage is full or not available
 */
export const writeStored = (key: string, value: unknown, storage: StorageName = 'localStorage'): boolean => {
  try {
    globalThis[storage].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
};

/** Removes a value. Does nothing if storage is not available. */
export const removeStored = (key: string, storage: StorageName = 'localStorage'): void => {
  try {
    globalThis[storage].removeItem(key);
  } catch {
    // Without storage, nothing can be read later either
  }
};
