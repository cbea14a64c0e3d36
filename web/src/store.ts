import { useSyncExternalStore } from 'react';

/** Listeners of a state outside of React. */
export const createListeners = () => {
  const listeners = new Set<() => void>();
  return {
    /** @returns a function to unsubscribe */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return (): void => {
        listeners.delete(listener);
      };
    },
    notify: () => {
      for (const listener of listeners) listener();
    },
  };
};

/**
 * A value outside of React that components can subscribe to.
 * @param load computes the first value when it is read first
 * @param onServer the value on the server and during hydration
 * @param keys the keys of localStorage from which `load` reads. The value follows changes in other tabs.
 * @param isSame compares the loaded value with the current one. Equal values do not notify.
 */
export const createStore = <T>(
  load: () => T,
  onServer: T,
  keys: readonly string[] = [],
  isSame: (one: T, other: T) => boolean = Object.is,
) => {
  const { subscribe, notify } = createListeners();
  let current: { value: T } | undefined;
  const get = (): T => {
    current ??= { value: load() };
    return current.value;
  };
  const set = (value: T): void => {
    current = { value };
    notify();
  };
  const reload = (): void => {
    const value = load();
    if (!current || !isSame(value, current.value)) set(value);
  };
  if (keys.length > 0) {
    globalThis.window?.addEventListener('storage', ({ key }) => {
      // The key is null if the other tab has cleared its storage
      if (key === null || keys.includes(key)) reload();
    });
    // A page in the back/forward cache receives no storage events
    globalThis.window?.addEventListener('pageshow', ({ persisted }) => persisted && reload());
  }
  return {
    get,
    set,
    reload,
    subscribe,
    use: (): T => useSyncExternalStore(subscribe, get, () => onServer),
  };
};
