import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** True if the document was opened by a link on a page of this app, with this value of the parameter. */
const wasOpenedFromHere = (name: string, id: string | null): boolean => {
  const [opened] = performance.getEntriesByType('navigation');
  return (
    document.referrer.startsWith(`${window.location.origin}/`) &&
    new URL(opened?.name ?? window.location.href).searchParams.get(name) === id
  );
};

/**
 * Performs the action of a link that works without scripts, such as `/cart?add=<course ID>`. Neither another site nor a
 * text of another user may act for the viewer by a link, so the action starts only if the document was opened by a link
 * on a page of this app. Links in texts send no referrer (rich-text-view.tsx). Otherwise the page asks the viewer first.
 * The parameter is removed from the URL before the action, so that reload and Back repeat nothing.
 * @param name the query parameter whose value is an ID
 * @param isReady false while the page cannot act yet
 * @returns the ID about which the viewer must be asked, and a function that performs the action for it
 */
export function useUrlAction(name: string, isReady: boolean, performAction: (id: string) => void) {
  const [parameters, setParameters] = useSearchParams();
  const value = parameters.get(name);
  const id = value !== null && UUID.test(value) ? value : null;
  const isFromHere = wasOpenedFromHere(name, id);
  /** The router updates the URL later, so the parameter may still exist when the effect runs again. */
  const performed = useRef<string | null>(null);
  const perform = () => {
    if (id === null || performed.current === id) return;
    performed.current = id;
    setParameters(
      (old) => {
        old.delete(name);
        return old;
      },
      { replace: true },
    );
    performAction(id);
  };
  const onLink = useEffectEvent(perform);
  useEffect(() => {
    if (id !== null && isFromHere && isReady) onLink();
  }, [id, isFromHere, isReady]);
  return { idToConfirm: isReady && !isFromHere ? id : null, confirm: perform };
}
