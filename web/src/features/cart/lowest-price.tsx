import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';

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
  if (hasIntroductoryPrice) return <p className={`${kit.small} ${kit.dim}`}>{t('introductory')}</p>;
  if (lowestPrice === null) return null;
  return <p className={`${kit.small} ${kit.dim}`}>{t('lowest', { price: price(lowestPrice) })}</p>;
}
