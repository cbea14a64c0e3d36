import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import classes from '../../ui/summary-page.module.css';
import { useIsPhone } from '../../ui/use-is-phone.ts';

/** The lines of an order’s summary. On a phone they are folded, so that the payment methods are on the first screen. */
export function SummaryDetails({ children }: { children: ReactNode }) {
  const { t } = useTranslation('billing');
  if (!useIsPhone()) return children;
  return (
    <details className={classes.details}>
      <summary>{t('checkout.details')}</summary>
      {children}
    </details>
  );
}
