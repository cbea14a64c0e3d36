import { useTranslation } from '../../i18n/use-translation.tsx';
import { ChartCard } from '../../ui/charts/chart-card.tsx';
import { shortDay } from '../../ui/charts/compare.ts';
import { LineChart } from '../../ui/charts/line-chart.tsx';
import { useFormat } from '../../ui/format.ts';
import { type CountedDay, toPoints } from './period.ts';

type What = Exclude<keyof CountedDay, 'day'>;

export function OverTime({ what, days }: { what: What; days: readonly CountedDay[] }) {
  const { t } = useTranslation('analytics');
  const { count, date } = useFormat();
  const points = toPoints(days);
  const isByWeek = points.length !== days.length;
  const title = t(`overTime.${what}`);
  return (
    <ChartCard
      title={title}
      explanation={`${t(`counted.${what}`)} ${isByWeek ? t(what === 'learners' ? 'byWeekAverage' : 'byWeek') : ''}`}
      file={`${what}.csv`}
      rows={points.toReversed()}
      rowKey={({ day }) => day}
      columns={[
        { name: t(isByWeek ? 'weekFrom' : 'day'), text: ({ day }) => date(day), plain: ({ day }) => day },
        { name: title, text: (row) => count(row[what]), plain: (row) => row[what] },
      ]}
    >
      <LineChart
        label={title}
        names={points.map(({ day }) => shortDay(day))}
        lines={[{ key: what, name: title, values: points.map((point) => point[what]), isMain: true }]}
        format={count}
        isLastOpen
        height={180}
      />
    </ChartCard>
  );
}
