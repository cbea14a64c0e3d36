import { useEffect, useEffectEvent } from 'react';

/** Calls a function once when the network returns, while `isWaiting`. */
export const useBackOnline = (isWaiting: boolean, callback: () => void): void => {
  const onOnline = useEffectEvent(callback);
  useEffect(() => {
    if (!isWaiting) return;
    const handleOnline = () => onOnline();
    window.addEventListener('online', handleOnline, { once: true });
    return () => window.removeEventListener('online', handleOnline);
  }, [isWaiting]);
};
