import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Grid, Row, Text } from '../../ui/layout/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from '../../ui/summary-page.module.css';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import type { Viewer } from '../accounts/index.ts';
import { CartTotals, type CartView, CouponField, PriceChanges } from '../cart/index.ts';
import { RefundTerms } from '../courses/index.ts';
import { useCartPaymentsQuery } from './checkout.gen.ts';
import { CheckoutBody } from './checkout-body.tsx';
import { PaymentState } from './payment-state.tsx';
import { SummaryDetails } from './summary-details.tsx';

/** Courses of the order, with price and duration of access. */
function Courses({ cart }: { cart: CartView }) {
  const { t } = useTranslation('billing');
  const { price } = useFormat();
  return (
    <Grid as="ul" className={classes.courses} gap={2} mb={5}>
      {cart.lines
        .filter(({ state }) => state === 'BUYABLE')
        .map(({ courseId, title, amount, accessDays }) => (
          <li key={courseId}>
            <span>
              {title}
              {accessDays && (
                <Text as="small" text="xs" tone="dim">
                  {t('checkout.daysAlone', { days: accessDays })}
                </Text>
              )}
            </span>
            <b>{price(amount)}</b>
          </li>
        ))}
    </Grid>
  );
}

/** The reference of the viewer's open payment for exactly these courses; null while it is unknown. */
const useOpenPayment = (courseIds: readonly string[]): string | undefined | null => {
  const { data, error } = useCartPaymentsQuery(cacheAndNetwork);
  if (!data && !error) return null;
  return data?.myUnsettledPayments.find(({ order: { lines } }) => {
    const paid = new Set(lines.map(({ course }) => course?.id));
    return paid.size === courseIds.length && courseIds.every((id) => paid.has(id));
  })?.reference;
};

/** Payment of a whole cart. */
export function CartPay({ cart, buyer }: { cart: CartView; buyer: Viewer['user'] }) {
  const { t } = useTranslation('billing');
  const { price } = useFormat();
  const isPhone = useIsPhone();
  const bought = cart.lines.filter(({ state }) => state === 'BUYABLE');
  const reference = useOpenPayment(bought.map(({ courseId }) => courseId));
  if (reference === null) return <Skeleton height={420} />;
  if (reference) return <PaymentState reference={reference} />;
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
        <Box
          as="aside"
          className={classes.summary}
          p={6}
          bg="surface"
          radius="panel"
          shadow="2"
          aria-label={t('checkout.order')}
        >
          {isPhone && (
            <Row as="p" className={classes.total} align="baseline" justify="between" gap={4} weight={600}>
              <span>{t('checkout.ofCourses', { count: bought.length })}</span>
              <b>{price(cart.total)}</b>
            </Row>
          )}
          <SummaryDetails>
            <Courses cart={cart} />
            <CouponField cart={cart} />
            <CartTotals cart={cart} />
            <Grid gap={3} mt={3}>
              {submit}
              <ButtonLink to="/cart" variant="subtle" fullWidth>
                {t('checkout.backToCart')}
              </ButtonLink>
            </Grid>
            {cart.total > 0 && <RefundTerms />}
          </SummaryDetails>
        </Box>
      )}
    />
  );
}
