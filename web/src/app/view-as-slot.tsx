import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isImpersonating, subscribeTokens } from '../apollo/session.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { lazyOptional } from '../ui/lazy-optional.tsx';
import { toast } from '../ui/toast.tsx';

const Banner = lazyOptional(async () => (await import('./view-as-banner.tsx')).ViewAsBanner, {
  texts: ['people'],
});

/** The banner and its code come only when an administrator views the program as another person. */
export function ViewAsSlot() {
  const isOn = useSyncExternalStore(subscribeTokens, isImpersonating, () => false);
  const { t } = useTranslation();
  const wasOn = useRef(isOn);
  useEffect(() => {
    // By choice or because its time is up: nobody takes their own pages for the other person's
    if (wasOn.current && !isOn) toast.warning(t('viewAsEnded'));
    wasOn.current = isOn;
  }, [isOn, t]);
  return isOn ? <Banner /> : null;
}
