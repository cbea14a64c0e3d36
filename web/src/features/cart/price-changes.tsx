import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useFormat } from '../../ui/format.ts';
import { Heading, Row } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type CartView, useChangeCart } from './use-cart.ts';

/** Changes of prices since the viewer has seen them last, until the viewer confirms them. */
export function PriceChanges({ cart: { lines } }: { cart: CartView }) {
  const { t } = useTranslation('cart');
  const { price } = useFormat();
  const { acknowledge } = useChangeCart();
  const changedLines = lines.filter(
    ({ state, price, priceSeen }) => state === 'BUYABLE' && priceSeen !== null && priceSeen !== price,
  );
  if (changedLines.length === 0) return null;
  const difference = changedLines.reduce(
    (sum, { price, priceSeen }) => sum + price - (priceSeen ?? price),
    0,
  );
  return (
    <Notice tone="warn">
      <Row wrap justify="between" rowGap={3} columnGap={6}>
        <div>
          <Heading level={2} text="control">
            {t('changed', { count: changedLines.length })}
          </Heading>
          <p>
            {difference === 0
              ? t('changedSame')
              : t(difference > 0 ? 'changedUp' : 'changedDown', { amount: price(Math.abs(difference)) })}
          </p>
        </div>
        <Button variant="default" onClick={() => void acknowledge().catch(() => undefined)}>
          {t('understood')}
        </Button>
      </Row>
    </Notice>
  );
}
