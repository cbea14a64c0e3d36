import { lazy, Suspense, useSyncExternalStore } from 'react';
import { getI18n } from 'react-i18next';
import { isBorrowed, subscribeTokens } from '../apollo/session.ts';
import { loadNamespaces } from '../i18n/i18n.ts';

const Banner = lazy(async () => {
  const [banner] = await Promise.all([import('./view-as-banner.tsx'), loadNamespaces(getI18n(), ['people'])]);
  return banner;
});

/** The banner and its code come only when somebody looks through another's eyes. */
export function ViewAsSlot() {
  const isOn = useSyncExternalStore(subscribeTokens, isBorrowed, () => false);
  return isOn ? (
    <Suspense fallback={null}>
      <Banner />
    </Suspense>
  ) : null;
}
