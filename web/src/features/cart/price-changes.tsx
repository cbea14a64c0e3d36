import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useFormat } from '../../ui/format.ts';
import { Notice } from '../../ui/notice.tsx';
import classes from './cart.module.css';
import { type CartView, useChangeCart } from './use-cart.ts';

/** Changes of prices since the viewer has seen them last, until the viewer confirms them. */
export function PriceChanges({ cart: { lines } }: { cart: CartView }) {
  const { t } = useTranslation('cart');
  const { price } = useFormat();
  const { acknowledge } = useChangeCart();
  const changed = lines.filter(
    ({ state, price, priceSeen }) => state === 'BUYABLE' && priceSeen !== null && priceSeen !== price,
  );
  if (changed.length === 0) return null;
  const difference = changed.reduce((sum, { price, priceSeen }) => sum + price - (priceSeen ?? price), 0);
  return (
    <Notice tone="warn">
      <div className={classes.changed}>
        <div>
          <h2 className={classes.changedTitle}>{t('changed', { count: changed.length })}</h2>
          <p>
            {difference === 0
              ? t('changedSame')
              : t(difference > 0 ? 'changedUp' : 'changedDown', { amount: price(Math.abs(difference)) })}
          </p>
        </div>
        <Button variant="default" onClick={() => void acknowledge().catch(() => undefined)}>
          {t('understood')}
        </Button>
      </div>
    </Notice>
  );
}
