import type { ReportUnit } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { changeOf } from '../../ui/charts/compare.ts';
import { useFormat } from '../../ui/format.ts';

/** Formats of a report’s values. */
export function useReportFormat() {
  const { t } = useTranslation('businessReports');
  const { money, count, rating } = useFormat();
  const format = (unit: ReportUnit, value: number | null | undefined): string => {
    if (value == null) return '–';
    if (unit === 'VND') return money(value);
    return unit === 'PERCENT' ? `${rating(value)}%` : count(value);
  };
  /** A value in a table, whose text states the currency once. */
  const formatCell = (unit: ReportUnit, value: number | null | undefined): string =>
    unit === 'VND' && value != null ? count(value) : format(unit, value);
  /** `+12%` or the former value, if there was none to compare with. */
  const formatChange = (now: number | null | undefined, before: number | null | undefined): string => {
    const change = now == null || before == null ? null : changeOf(now, before);
    if (change === null) return t('noChange');
    return `${change > 0 ? '+' : ''}${count(change)}%`;
  };
  return { format, formatCell, formatChange };
}
