import { useEffect, useState } from 'react';

/**
 * Reads a code from the URL's hash, which links of mails contain, and removes it, so that neither the history nor
 * linked sites receive it. @returns null if there is none
 */
export const consumeHashParam = (name: string): string | null => {
  const value = new URLSearchParams(window.location.hash.slice(1)).get(name);
  if (!value) return null;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  return value;
};

/** Consumes a code from the hash when the page is rendered and when a link with a new hash is pasted into its tab. */
export const useHashParam = (name: string): [string | null, (value: string | null) => void] => {
  const [value, setValue] = useState(() => consumeHashParam(name));
  useEffect(() => {
    const readHash = () => {
      const pasted = consumeHashParam(name);
      if (pasted) setValue(pasted);
    };
    window.addEventListener('hashchange', readHash);
    return () => window.removeEventListener('hashchange', readHash);
  }, [name]);
  return [value, setValue];
};
