import { useTranslation } from '../../i18n/use-translation.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { PERIODS, type Period } from './period.ts';

export function PeriodChoice({ days, onChange }: { days: Period; onChange: (days: string) => void }) {
  const { t } = useTranslation('analytics');
  return (
    <Select
      aria-label={t('period')}
      value={String(days)}
      options={PERIODS.map((each) => ({ value: String(each), label: t('lastDays', { count: each }) }))}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
