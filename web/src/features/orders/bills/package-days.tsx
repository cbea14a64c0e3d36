import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import { getLastDay } from '../../../ui/iso-days.ts';
import { Text } from '../../../ui/layout/layout.tsx';
import type { BillRowFragment } from './bills.gen.ts';

type OrderedDays = Pick<NonNullable<BillRowFragment['package']>, 'firstDay' | 'endsOn'>;

/** First and last day of an ordered package. Empty until they are known. */
export function PackageDays({ ordered }: { ordered: OrderedDays }) {
  const { t } = useTranslation('ownBills');
  const { date } = useFormat();
  const { firstDay, endsOn } = ordered;
  if (!firstDay || !endsOn) return null;
  return (
    <Text text="sm" tone="dim">
      {t('packageDays', { from: date(firstDay), to: date(getLastDay(endsOn)) })}
    </Text>
  );
}
