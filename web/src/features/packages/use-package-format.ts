import type { PackageCycle } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';

export const GIGABYTE = 1024 ** 3;

export function usePackageFormat() {
  const { t } = useTranslation('packages');
  const { count, price } = useFormat();
  return {
    /** `86,4 GB`, with one decimal. */
    storage: (bytes: number) => `${count(Math.round((10 * bytes) / GIGABYTE) / 10)} GB`,
    coupons: (max: number | null) => (max === null ? t('unlimited') : max === 0 ? t('none') : count(max)),
    share: (basisPoints: number) => `${count(basisPoints / 100)}%`,
    price: (amount: number, cycle: PackageCycle) =>
      amount === 0 ? t('free') : t(`per.${cycle}`, { price: price(amount) }),
  };
}
