import { useEffect, useState } from 'react';

/**
 * Reads a code from the URL's hash, which links of mails contain, and removes it, so that neither the history nor
 * linked sites receive it. @returns null if there is none
 */
export const takeHashParam = (name: string): string | null => {
  const value = new URLSearchParams(window.location.hash.slice(1)).get(name);
  if (!value) return null;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  return value;
};

/** The same for a page, including a link that is pasted into its tab, which only changes the hash. */
export const useHashParam = (name: string): [string | null, (value: string | null) => void] => {
  const [value, setValue] = useState(() => takeHashParam(name));
  useEffect(() => {
    const readHash = () => {
      const pasted = takeHashParam(name);
      if (pasted) setValue(pasted);
    };
    window.addEventListener('hashchange', readHash);
    return () => window.removeEventListener('hashchange', readHash);
  }, [name]);
  return [value, setValue];
};
