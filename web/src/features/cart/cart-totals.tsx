import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Grid, Row, Text } from '../../ui/layout/layout.tsx';
import utilities from '../../ui/utilities.module.css';
import classes from './cart.module.css';
import type { CartView } from './use-cart.ts';

export function CartTotals({ cart }: { cart: CartView }) {
  const { t } = useTranslation('cart');
  const { price } = useFormat();
  const { listTotal, saleDiscount, couponDiscount, total, buyableCount, coupon } = cart;
  const saved = listTotal - total;
  return (
    <>
      <Grid
        as="dl"
        className={classes.sums}
        columns="1-fill"
        rowGap={2}
        columnGap={4}
        mt={5}
        mb={4}
        text="sm"
      >
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
      </Grid>
      <hr className={utilities.rule} />
      <Row
        as="p"
        className={classes.total}
        align="baseline"
        justify="between"
        gap={4}
        mt={4}
        mb={1}
        weight={600}
      >
        <span>{t('total')}</span>
        <b>{price(total)}</b>
      </Row>
      {saved > 0 && (
        <Text mb={4} text="sm" tone="dim" textAlign="end">
          {t('saved', { amount: price(saved) })}
        </Text>
      )}
    </>
  );
}
