import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Text } from '../../ui/layout/layout.tsx';

interface LowestPriceProps {
  isOnSale: boolean;
  lowestPrice: number | null;
  hasIntroductoryPrice: boolean;
}

/** The reference of a sale: the lowest price before it, or that it is a new course's introductory price. */
export function LowestPrice({ isOnSale, lowestPrice, hasIntroductoryPrice }: LowestPriceProps) {
  const { t } = useTranslation('cart');
  const { price } = useFormat();
  if (!isOnSale) return null;
  if (hasIntroductoryPrice)
    return (
      <Text text="sm" tone="dim">
        {t('introductory')}
      </Text>
    );
  if (lowestPrice === null) return null;
  return (
    <Text text="sm" tone="dim">
      {t('lowest', { price: price(lowestPrice) })}
    </Text>
  );
}
