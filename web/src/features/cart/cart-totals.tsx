import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import classes from './cart.module.css';
import type { CartView } from './use-cart.ts';

export function CartTotals({ cart }: { cart: CartView }) {
  const { t } = useTranslation('cart');
  const { price } = useFormat();
  const { listTotal, saleDiscount, couponDiscount, total, buyableCount, coupon } = cart;
  const saved = listTotal - total;
  return (
    <>
      <dl className={classes.sums}>
        <dt>{t('listTotal', { count: buyableCount })}</dt>
        <dd>{price(listTotal)}</dd>
        {saleDiscount > 0 && (
          <>
            <dt>{t('sale')}</dt>
            <dd>−{price(saleDiscount)}</dd>
          </>
        )}
        {couponDiscount > 0 && (
          <>
            <dt>{t('couponOff', { code: coupon?.code ?? '' })}</dt>
            <dd>−{price(couponDiscount)}</dd>
          </>
        )}
      </dl>
      <hr className={kit.rule} />
      <p className={classes.total}>
        <span>{t('total')}</span>
        <b>{price(total)}</b>
      </p>
      {saved > 0 && (
        <p className={`${kit.small} ${kit.dim} ${classes.saved}`}>{t('saved', { amount: price(saved) })}</p>
      )}
    </>
  );
}
