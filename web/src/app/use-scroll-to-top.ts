import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The id of the element that a hash names. An invalid encoding is used as it is. */
const getId = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
};

/**
 * Scrolls to the top on every navigation unless the URL has a hash (prescribed by the specification), also if the
 * navigation only removes the hash or opens the same URL again. Back and forward restore the scroll position. A new
 * page gets the focus.
 */
export const useScrollToTop = (): void => {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const last = useRef({ key, pathname });
  const positions = useRef(new Map<string, number>());

  useEffect(() => {
    const storePosition = () => positions.current.set(key, window.scrollY);
    window.addEventListener('scroll', storePosition, { passive: true });
    return () => window.removeEventListener('scroll', storePosition);
  }, [key]);

  useEffect(() => {
    const before = last.current;
    last.current = { key, pathname };
    const returned = type === 'POP' ? positions.current.get(key) : undefined;
    if (returned !== undefined) window.scrollTo(0, returned);
    else if (hash) document.getElementById(getId(hash))?.scrollIntoView();
    else if (before.key !== key) window.scrollTo(0, 0);
    if (!hash && before.pathname !== pathname)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [key, pathname, hash, type]);
};
