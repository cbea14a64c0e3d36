import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Performs the action of a link that works without scripts, such as `/cart?add=<course ID>`. Another site must not act
 * for the viewer by a link, so the action starts only if the document was opened from a page of this app. Otherwise the
 * page asks the viewer first. The parameter is removed from the URL before, so that reload and Back repeat nothing.
 * @param name of the query parameter, whose value is an ID
 * @param isReady false while the page cannot act yet
 * @returns the ID about which the viewer must be asked, and a function that ends the question
 */
export function useUrlAction(name: string, isReady: boolean, act: (id: string) => void) {
  const [parameters, setParameters] = useSearchParams();
  const value = parameters.get(name);
  const [asked, setAsked] = useState<string | null>(null);
  const onValue = useEffectEvent((id: string) => {
    setParameters(
      (old) => {
        old.delete(name);
        return old;
      },
      { replace: true },
    );
    if (!UUID.test(id)) return;
    if (document.referrer.startsWith(`${window.location.origin}/`)) act(id);
    else setAsked(id);
  });
  useEffect(() => {
    if (value !== null && isReady) onValue(value);
  }, [value, isReady]);
  return { asked, close: () => setAsked(null) };
}
