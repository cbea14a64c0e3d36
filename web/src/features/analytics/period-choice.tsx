import { NativeSelect } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { PERIODS, type Period } from './period.ts';

export function PeriodChoice({ days, onChange }: { days: Period; onChange: (days: string) => void }) {
  const { t } = useTranslation('analytics');
  return (
    <NativeSelect
      aria-label={t('period')}
      value={String(days)}
      data={PERIODS.map((each) => ({ value: String(each), label: t('lastDays', { count: each }) }))}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
