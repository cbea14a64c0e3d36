import type {
  BusinessReportInput,
  BusinessReportKind,
  ReportComparison,
  ReportPeriod,
  ReportStep,
} from '../../generated/schema.ts';
import { isDateValue } from '../../ui/date-text.ts';
import { useTableSearchParams } from '../../ui/use-table-search-params.ts';

export const KINDS: readonly BusinessReportKind[] = [
  'SALES',
  'COURSES',
  'TEACHERS',
  'CHANNELS',
  'COUPONS',
  'REFUNDS',
  'COHORTS',
  'CONVERSION',
  'TAXES',
];
export const PERIODS: readonly ReportPeriod[] = [
  'LAST_7_DAYS',
  'LAST_30_DAYS',
  'LAST_WEEK',
  'LAST_MONTH',
  'THIS_MONTH',
  'THIS_YEAR',
];
export const STEPS: readonly ReportStep[] = ['DAY', 'WEEK', 'MONTH'];
export const COMPARISONS: readonly ReportComparison[] = ['PREVIOUS_PERIOD', 'PREVIOUS_YEAR'];

const FILTERS = ['kind', 'period', 'from', 'to', 'step', 'compare'] as const;

/** True if the viewer chooses the length of the rows. */
export const hasSteps = (kind: BusinessReportKind): boolean => kind === 'SALES' || kind === 'TAXES';

/** True if the rows are days, weeks or months. */
export const isByTime = (kind: BusinessReportKind): boolean => hasSteps(kind) || kind === 'COHORTS';

/** The chosen report. The URL contains it. */
export interface ReportChoice {
  kind: BusinessReportKind;
  /** Undefined if the viewer chooses the days. */
  period: ReportPeriod | undefined;
  from: string;
  to: string;
  step: ReportStep;
  comparison: ReportComparison | undefined;
}

export function useReportParams() {
  const { filter, set } = useTableSearchParams({ sortBy: '', filters: FILTERS });
  const day = (name: 'from' | 'to') => (isDateValue(filter(name)) ? filter(name) : '');
  const [from, to] = [day('from'), day('to')];
  const isOwnPeriod = filter('period') === 'CUSTOM' || (!filter('period') && (from !== '' || to !== ''));
  const period = isOwnPeriod
    ? undefined
    : (PERIODS.find((each) => each === filter('period')) ?? 'LAST_30_DAYS');
  const choice: ReportChoice = {
    kind: KINDS.find((each) => each === filter('kind')) ?? 'SALES',
    period,
    from,
    to,
    step: STEPS.find((each) => each === filter('step')) ?? (period === 'THIS_YEAR' ? 'MONTH' : 'DAY'),
    comparison: COMPARISONS.find((each) => each === filter('compare')),
  };
  return { choice, set };
}

/** The input of a choice. Undefined while a day of the viewer’s own period is missing. */
export function toInput({
  kind,
  period,
  from,
  to,
  step,
  comparison,
}: ReportChoice): BusinessReportInput | undefined {
  const shared = { kind, step, comparison: comparison ?? null };
  if (period) return { ...shared, period };
  return from && to ? { ...shared, from, to } : undefined;
}

interface LinkedReport
  extends Pick<ReportChoice, 'kind'>,
    Partial<Pick<ReportChoice, 'period' | 'from' | 'to'>> {
  /** Omitted: that of the period. */
  step?: ReportStep;
  comparison?: ReportComparison | null | undefined;
}

/** The URL of a report. */
export const getReportPath = ({ kind, period, from, to, step, comparison }: LinkedReport): string =>
  `/admin/business-reports?${new URLSearchParams({
    kind,
    ...(period ? { period } : { period: 'CUSTOM', ...(from && { from }), ...(to && { to }) }),
    ...(step && { step }),
    ...(comparison && { compare: comparison }),
  })}`;
