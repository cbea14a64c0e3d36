import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isImpersonating, subscribeTokens } from '../apollo/session.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { lazyOptional } from '../ui/lazy-optional.tsx';
import { toast } from '../ui/toast.tsx';

const Banner = lazyOptional(async () => (await import('./view-as-banner.tsx')).ViewAsBanner, {
  texts: ['people'],
});

/** Loads the banner when an administrator views the app as another person. */
export function LazyViewAsBanner() {
  const isOn = useSyncExternalStore(subscribeTokens, isImpersonating, () => false);
  const { t } = useTranslation();
  const wasViewingAs = useRef(isOn);
  useEffect(() => {
    // The view ended by choice or because it expired. The notice prevents that the administrator mistakes their own
    // pages for the other person's
    if (wasViewingAs.current && !isOn) toast.warning(t('viewAsEnded'));
    wasViewingAs.current = isOn;
  }, [isOn, t]);
  return isOn ? <Banner /> : null;
}
