import { useTranslation } from '../../i18n/use-translation.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { today } from '../../ui/local-time.ts';
import type { TableSearchParams } from '../../ui/use-table-search-params.ts';
import { COMPARISONS, hasSteps, PERIODS, type ReportChoice, STEPS } from './report-params.ts';

interface ReportControlsProps {
  choice: ReportChoice;
  set: TableSearchParams['set'];
  /** Refusals of the server by field. */
  faults: readonly { field: string; message: string }[];
}

/** Period, length of the rows and comparison of a report. */
export function ReportControls({ choice, set, faults }: ReportControlsProps) {
  const { t } = useTranslation('businessReports');
  const { kind, period, from, to, step, comparison } = choice;
  const getFault = (name: string) => faults.find(({ field }) => field === name)?.message;
  return (
    <Row wrap align="stretch" gap={2} px={6} py={4}>
      <Select
        aria-label={t('period')}
        value={period ?? 'CUSTOM'}
        options={[
          ...PERIODS.map((value) => ({ value, label: t(`periods.${value}`) })),
          { value: 'CUSTOM', label: t('ownPeriod') },
        ]}
        onChange={({ currentTarget }) =>
          set({ period: currentTarget.value, from: null, to: null, step: null })
        }
      />
      {!period && (
        <>
          <DateField
            isInline
            label={t('from')}
            max={today()}
            value={from}
            onDate={(day) => set({ from: day })}
          />
          <DateField
            isInline
            label={t('to')}
            min={from || undefined}
            value={to}
            error={getFault('to')}
            onDate={(day) => set({ to: day })}
          />
        </>
      )}
      {hasSteps(kind) && (
        <Select
          aria-label={t('step')}
          value={step}
          error={getFault('step')}
          options={STEPS.map((value) => ({ value, label: t(`steps.${value}`) }))}
          onChange={({ currentTarget }) => set({ step: currentTarget.value })}
        />
      )}
      <Select
        aria-label={t('comparison')}
        value={comparison ?? ''}
        options={[
          { value: '', label: t('noComparison') },
          ...COMPARISONS.map((value) => ({ value, label: t(`comparisons.${value}`) })),
        ]}
        onChange={({ currentTarget }) => set({ compare: currentTarget.value })}
      />
    </Row>
  );
}
