import { useTranslation } from '../../i18n/use-translation.tsx';
import { ChartCard } from '../../ui/charts/chart-card.tsx';
import { shortDay } from '../../ui/charts/compare.ts';
import { LineChart } from '../../ui/charts/line-chart.tsx';
import { useFormat } from '../../ui/format.ts';
import { type CountedDay, toPoints } from './period.ts';

type FigureName = Exclude<keyof CountedDay, 'day'>;

export function FigureOverTime({ figure, days }: { figure: FigureName; days: readonly CountedDay[] }) {
  const { t } = useTranslation('analytics');
  const { count, date } = useFormat();
  const points = toPoints(days);
  const isByWeek = points.length !== days.length;
  const title = t(`overTime.${figure}`);
  return (
    <ChartCard
      title={title}
      explanation={`${t(`counted.${figure}`)} ${isByWeek ? t(figure === 'learners' ? 'byWeekAverage' : 'byWeek') : ''}`}
      file={`${figure}.csv`}
      rows={points.toReversed()}
      rowKey={({ day }) => day}
      columns={[
        { name: t(isByWeek ? 'weekFrom' : 'day'), text: ({ day }) => date(day), plain: ({ day }) => day },
        { name: title, text: (row) => count(row[figure]), plain: (row) => row[figure] },
      ]}
    >
      <LineChart
        label={title}
        names={points.map(({ day }) => shortDay(day))}
        lines={[{ key: figure, name: title, values: points.map((point) => point[figure]), isMain: true }]}
        format={count}
        isLastOpen
        height={180}
      />
    </ChartCard>
  );
}
