import { useEffect, useSyncExternalStore } from 'react';
import type { Autosave, AutosaveSnapshot } from './autosave.ts';

const never = () => () => undefined;
const nothing = () => null;

/**
 * Subscribes to an autosave. It saves when the network returns, when the page is hidden and on unmount.
 *
 * @param autosave null while the edited object is loading
 */
export function useAutosave<T, S extends string>(autosave: Autosave<T, S>): AutosaveSnapshot<T, S>;
export function useAutosave<T, S extends string>(
  autosave: Autosave<T, S> | null,
): AutosaveSnapshot<T, S> | null;
export function useAutosave<T, S extends string>(autosave: Autosave<T, S> | null) {
  useEffect(() => {
    if (!autosave) return undefined;
    autosave.start();
    const hide = () => document.visibilityState === 'hidden' && autosave.leave();
    window.addEventListener('online', autosave.online);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('online', autosave.online);
      document.removeEventListener('visibilitychange', hide);
      autosave.stop();
    };
  }, [autosave]);
  return useSyncExternalStore(autosave?.subscribe ?? never, autosave?.snapshot ?? nothing, nothing);
}
