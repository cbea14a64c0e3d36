import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Heading } from '../../ui/layout/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import classes from '../../ui/summary-page.module.css';
import utilities from '../../ui/utilities.module.css';
import { useViewer } from '../accounts/index.ts';
import { useCart, useJoinCart } from '../cart/index.ts';
import { CartPay } from './cart-pay.tsx';

/** /checkout: the whole cart in one order. A guest is redirected to the cart, which explains the next step. */
export function Component() {
  const { t } = useTranslation('billing');
  const viewer = useViewer();
  const { result } = useCart();
  useJoinCart();
  const frame = (body: ReactNode) => (
    <div className={utilities.container}>
      <PageMeta title={t('checkout.title')} isPrivate />
      <Heading level={1} mt={2} mb={6} text="h2">
        {t('checkout.title')}
      </Heading>
      {body}
    </div>
  );
  if (viewer.state === 'guest') return <Navigate to="/cart" replace />;
  return (
    <QueryView
      result={result}
      select={(cart) => cart}
      failedTitle={t('checkout.failed')}
      skeleton={
        <Loading className={classes.columns ?? ''}>
          <Skeleton height={240} />
          <Skeleton height={420} />
        </Loading>
      }
      frame={frame}
    >
      {(cart) =>
        cart.buyableCount === 0 ? (
          <Navigate to="/cart" replace />
        ) : (
          frame(<CartPay cart={cart} buyer={viewer.user} />)
        )
      }
    </QueryView>
  );
}
