import { useEffect, useState } from 'react';

/**
 * A code that a mail's link carries after `#`: read once and taken out of the address, so that neither history nor
 * whatever the page links to learns it. Null when there is none.
 */
export const takeHashParam = (name: string): string | null => {
  const value = new URLSearchParams(window.location.hash.slice(1)).get(name);
  if (!value) return null;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  return value;
};

/** The same for a page; a link of a mail that is pasted into the page's own tab changes only what is after `#`. */
export const useHashParam = (name: string): [string | null, (value: string | null) => void] => {
  const [value, setValue] = useState(() => takeHashParam(name));
  useEffect(() => {
    const look = () => {
      const pasted = takeHashParam(name);
      if (pasted) setValue(pasted);
    };
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, [name]);
  return [value, setValue];
};
