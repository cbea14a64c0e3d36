import { useSyncExternalStore } from 'react';
import { isImpersonating, subscribeTokens } from '../apollo/session.ts';
import { lazyOptional } from '../ui/lazy-optional.tsx';

const Banner = lazyOptional(async () => (await import('./view-as-banner.tsx')).ViewAsBanner, {
  texts: ['people'],
});

/** The banner and its code come only when an administrator views the program as another person. */
export function ViewAsSlot() {
  const isOn = useSyncExternalStore(subscribeTokens, isImpersonating, () => false);
  return isOn ? <Banner /> : null;
}
