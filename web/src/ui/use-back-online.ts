import { useEffect, useEffectEvent } from 'react';

/** Does something once when the network comes back, while it is waited for. */
export const useBackOnline = (isWaiting: boolean, act: () => void): void => {
  const onOnline = useEffectEvent(act);
  useEffect(() => {
    if (!isWaiting) return;
    const goOn = () => onOnline();
    window.addEventListener('online', goOn, { once: true });
    return () => window.removeEventListener('online', goOn);
  }, [isWaiting]);
};
