import { useTranslation } from '../i18n/use-translation.tsx';
import { percentOff, useFormat } from './format.ts';
import { Box } from './layout/layout.tsx';
import classes from './price.module.css';
import utilities from './utilities.module.css';

interface PriceProps {
  /** In đồng. */
  listPrice: number;
  /** The price to pay now, in đồng. */
  currentPrice: number;
  /** For the only large price of a view (buy box, bottom bar, total). */
  large?: boolean;
  /** Shows the list price below instead of next to it, without the discount, where space is narrow. */
  isStacked?: boolean;
}

/** A price. It is lotus only if it is reduced or the large price of the view. */
export function Price({ listPrice, currentPrice, large = false, isStacked = false }: PriceProps) {
  const { t } = useTranslation();
  const { price } = useFormat();
  const isCut = currentPrice < listPrice;
  const off = percentOff(listPrice, currentPrice);
  return (
    <span className={isStacked ? classes.stacked : large ? classes.large : classes.price}>
      {isCut && <span className={utilities.hidden}>{t('salePrice')} </span>}
      <span className={isCut || large ? classes.cut : classes.now}>{price(currentPrice)}</span>
      {isCut && (
        <>
          <span className={utilities.hidden}> {t('listPrice')} </span>
          <Box as="s" text="sm" tracking={0} tone="dim">
            {price(listPrice)}
          </Box>
          {off > 0 && !isStacked && (
            <Box
              as="span"
              self="center"
              px={2}
              py="half"
              text="micro"
              tracking={0}
              weight={700}
              tone="price"
              bg="sale-bg"
              radius="xs"
            >
              <span aria-hidden="true">−{off}%</span>
              <span className={utilities.hidden}>{t('off', { percent: off })}</span>
            </Box>
          )}
        </>
      )}
    </span>
  );
}
