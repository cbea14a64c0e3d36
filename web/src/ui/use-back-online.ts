import { useEffect, useRef } from 'react';

/** Does something once when the network comes back, while it is waited for. */
export const useBackOnline = (isWaiting: boolean, act: () => void): void => {
  const current = useRef(act);
  current.current = act;
  useEffect(() => {
    if (!isWaiting) return;
    const goOn = () => current.current();
    window.addEventListener('online', goOn, { once: true });
    return () => window.removeEventListener('online', goOn);
  }, [isWaiting]);
};
