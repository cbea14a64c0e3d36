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
 */
export const createStore = <T>(load: () => T, onServer: T) => {
  const { subscribe, notify } = createListeners();
  let current: { value: T } | undefined;
  const get = (): T => {
    current ??= { value: load() };
    return current.value;
  };
  return {
    get,
    set: (value: T) => {
      current = { value };
      notify();
    },
    subscribe,
    use: (): T => useSyncExternalStore(subscribe, get, () => onServer),
  };
};
