import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import classes from '../../ui/summary-page.module.css';
import type { Viewer } from '../accounts/index.ts';
import { CartTotals, type CartView, CouponField, PriceChanges } from '../cart/index.ts';
import { RefundTerms } from '../courses/index.ts';
import { CheckoutBody } from './checkout-body.tsx';

/** Courses of the order, with price and duration of access. */
function Courses({ cart }: { cart: CartView }) {
  const { t } = useTranslation('billing');
  const { price } = useFormat();
  return (
    <ul className={classes.courses}>
      {cart.lines
        .filter(({ state }) => state === 'BUYABLE')
        .map(({ courseId, title, amount, accessDays }) => (
          <li key={courseId}>
            <span>
              {title}
              {accessDays && (
                <small className={`${kit.tiny} ${kit.dim}`}>
                  {t('checkout.daysAlone', { days: accessDays })}
                </small>
              )}
            </span>
            <b>{price(amount)}</b>
          </li>
        ))}
    </ul>
  );
}

/** Payment of a whole cart. */
export function CartPay({ cart, buyer }: { cart: CartView; buyer: Viewer['user'] }) {
  const { t } = useTranslation('billing');
  const bought = cart.lines.filter(({ state }) => state === 'BUYABLE');
  const order = {
    courseIds: bought.map(({ courseId }) => courseId),
    couponCode: cart.coupon && !cart.coupon.refusal ? cart.coupon.code : null,
    expectedAccess: bought.map(({ courseId, accessDays }) => ({ courseId, accessDays })),
  };
  return (
    <CheckoutBody
      order={order}
      total={cart.total}
      buyer={buyer}
      notice={<PriceChanges cart={cart} />}
      summary={(submit) => (
        <aside className={classes.summary} aria-label={t('checkout.order')}>
          <Courses cart={cart} />
          <CouponField cart={cart} />
          <CartTotals cart={cart} />
          <div className={classes.submit}>
            {submit}
            <ButtonLink to="/cart" variant="subtle" fullWidth>
              {t('checkout.backToCart')}
            </ButtonLink>
          </div>
          {cart.total > 0 && <RefundTerms />}
        </aside>
      )}
    />
  );
}
