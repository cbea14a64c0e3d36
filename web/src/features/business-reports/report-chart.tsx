import { useTranslation } from '../../i18n/use-translation.tsx';
import { shortDay } from '../../ui/charts/compare.ts';
import { LineChart } from '../../ui/charts/line-chart.tsx';
import { NamedBars } from '../../ui/charts/named-bars.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box } from '../../ui/layout/layout.tsx';
import { isByTime } from './report-params.ts';
import type { Report } from './report-table.tsx';
import { useReportFormat } from './use-report-format.ts';

/** The measure that the chart of a report shows. */
const MEASURES: Readonly<Record<Report['kind'], string>> = {
  SALES: 'net',
  COURSES: 'net',
  TEACHERS: 'net',
  CHANNELS: 'net',
  COUPONS: 'net',
  REFUNDS: 'refunded',
  COHORTS: 'buyers',
  CONVERSION: 'views',
  TAXES: 'vatWithheld',
};
const MAX_BARS = 10;
const MILLION = 1_000_000;

/** One measure of a report: over time as lines, otherwise the first rows as bars. */
export function ReportChart({ report: { kind, columns, rows } }: { report: Report }) {
  const { t } = useTranslation('businessReports');
  const { count } = useFormat();
  const { format } = useReportFormat();
  const index = columns.findIndex(({ name }) => name === MEASURES[kind]);
  const column = columns[index];
  if (!column || rows.length < 2) return null;
  const { unit, heading } = column;
  const isCompared = rows.some(({ before }) => before);
  return (
    <Box px={6} pb={5}>
      {isByTime(kind) ? (
        <LineChart
          label={heading}
          names={rows.map(({ key, label }) => (label.includes(shortDay(key)) ? shortDay(key) : label))}
          lines={[
            {
              key: 'now',
              name: heading,
              values: rows.map(({ values }) => values[index] ?? null),
              isMain: true,
            },
            ...(isCompared
              ? [
                  {
                    key: 'before',
                    name: t('before'),
                    values: rows.map(({ before }) => before?.[index] ?? null),
                  },
                ]
              : []),
          ]}
          format={(value) => format(unit, value)}
          {...(unit === 'VND' && {
            formatShort: (value: number) => t('millions', { value: count(value / MILLION) }),
          })}
        />
      ) : (
        <NamedBars
          label={heading}
          bars={rows.slice(0, MAX_BARS).map(({ key, label, values }) => ({
            key,
            name: label,
            value: Math.max(0, values[index] ?? 0),
            text: format(unit, values[index]),
          }))}
        />
      )}
    </Box>
  );
}
