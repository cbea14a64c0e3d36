import { useTranslation } from '../../../i18n/use-translation.tsx';
import { BarChart, type ChartBar } from '../../../ui/charts/bar-chart.tsx';
import { ChartCard } from '../../../ui/charts/chart-card.tsx';
import { Funnel } from '../../../ui/charts/funnel.tsx';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { NamedBars } from '../../../ui/charts/named-bars.tsx';
import { Sparkline } from '../../../ui/charts/sparkline.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Sample, type Samples } from './sample.tsx';

const MONTHS = ['10/2026', '11/2026', '12/2026', '01/2027', '02/2027', '03/2027'];
const REVENUE = [18_400_000, 22_100_000, 20_700_000, 31_500_000, 44_900_000, 56_700_000];
const FORMER = [9_100_000, null, null, 24_600_000, 26_300_000, 30_200_000];
const MINUTES = [48, 0, 62, 35, 90, 71];
const TONES = ['plain', 'soft', 'plain', 'faint', 'marked', 'bad'] as const;
const STEPS = [1200, 640, 210, 87];

export const Charts: Samples = ({ theme }) => {
  const { t } = useTranslation('design');
  const { money, count } = useFormat();
  const names = ['course', 'otherCourse', 'thirdCourse'] as const;
  const title = `${t('sample.revenue')} (${theme})`;
  const bars = MONTHS.map(
    (name, index): ChartBar => ({
      key: name,
      name,
      value: MINUTES[index]!,
      tone: TONES[index]!,
      ...(TONES[index] === 'marked' && { mark: t('sample.best') }),
      ...(TONES[index] === 'bad' && { part: 30 }),
    }),
  );
  return (
    <>
      <Sample name="<ChartCard>, <LineChart lines={[…]} limit>" as="column">
        <ChartCard
          title={title}
          explanation={t('sample.paragraph')}
          file="sen.csv"
          columns={[
            { name: t('sample.month'), text: ({ month }) => month },
            { name: t('sample.revenue'), text: ({ sum }) => money(sum), plain: ({ sum }) => sum },
          ]}
          rows={MONTHS.map((month, index) => ({ month, sum: REVENUE[index]! }))}
          rowKey={({ month }) => month}
        >
          <LineChart
            label={title}
            names={MONTHS}
            lines={[
              { key: 'now', name: t('sample.revenue'), values: REVENUE, isMain: true },
              { key: 'before', name: t('sample.before'), values: FORMER },
            ]}
            format={money}
            isLastOpen
            limit={{ name: t('sample.target'), value: 50_000_000 }}
          />
        </ChartCard>
      </Sample>
      <Sample name="<BarChart>" as="column">
        <BarChart label={t('sample.minutes')} bars={bars} format={count} />
      </Sample>
      <Sample name="<BarChart isBare>" as="column">
        <BarChart
          label={t('sample.minutes')}
          bars={bars.map(({ key, name, value }) => ({ key, name, value }))}
          format={count}
          isBare
          height={64}
        />
      </Sample>
      <Sample name="<BarChart bars={[]}>" as="column">
        <BarChart label={t('states.empty')} bars={[]} format={count} />
      </Sample>
      <Sample name="<NamedBars>" as="column">
        <NamedBars
          label={t('sample.students')}
          bars={names.map((key, index) => ({
            key,
            name: t(`sample.${key}`),
            value: STEPS[index]!,
            text: count(STEPS[index]!),
            isMarked: index === 0,
          }))}
        />
      </Sample>
      <Sample name="<Funnel>" as="column">
        <Funnel
          label={t('sample.funnel')}
          steps={(['visits', 'carts', 'purchases', 'completions'] as const).map((key, index) => ({
            key,
            name: t(`sample.${key}`),
            value: STEPS[index]!,
            text: count(STEPS[index]!),
            note: index === 0 ? '' : `${Math.round((100 * STEPS[index]!) / STEPS[index - 1]!)}%`,
          }))}
        />
      </Sample>
      <Sample name="<Sparkline>" as="column">
        <Sparkline label={t('sample.revenue')} values={REVENUE} />
      </Sample>
    </>
  );
};
