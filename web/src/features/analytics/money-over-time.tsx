import { useTranslation } from '../../i18n/use-translation.tsx';
import { ChartCard } from '../../ui/charts/chart-card.tsx';
import { shortDay } from '../../ui/charts/compare.ts';
import { LineChart } from '../../ui/charts/line-chart.tsx';
import { useFormat } from '../../ui/format.ts';
import { formatMonth, type Summed } from './period.ts';

const MILLION = 1_000_000;

interface MoneyProps {
  title: string;
  explanation: string;
  file: string;
  steps: readonly Summed[];
  step: 'DAY' | 'MONTH';
}

/** Sales and the teacher's share of them, by the ledger. */
export function MoneyOverTime({ title, explanation, file, steps, step }: MoneyProps) {
  const { t } = useTranslation('analytics');
  const { count, money } = useFormat();
  const getName = step === 'DAY' ? shortDay : formatMonth;
  return (
    <ChartCard
      title={title}
      explanation={explanation}
      file={file}
      rows={steps.toReversed()}
      rowKey={({ start }) => start}
      columns={[
        {
          name: t(step === 'DAY' ? 'day' : 'month'),
          text: ({ start }) => getName(start),
          plain: ({ start }) => start,
        },
        { name: t('money.sales'), text: (row) => count(row.sales), plain: (row) => row.sales },
        { name: t('money.gross'), text: (row) => money(row.gross), plain: (row) => row.gross },
        { name: t('money.givenBack'), text: (row) => money(row.givenBack), plain: (row) => row.givenBack },
        { name: t('money.net'), text: (row) => money(row.net), plain: (row) => row.net },
      ]}
    >
      <LineChart
        label={title}
        names={steps.map(({ start }) => getName(start))}
        lines={[
          { key: 'gross', name: t('money.gross'), values: steps.map(({ gross }) => gross) },
          { key: 'net', name: t('money.net'), values: steps.map(({ net }) => net), isMain: true },
        ]}
        format={money}
        formatShort={(value) => t('money.millions', { value: count(value / MILLION) })}
        isLastOpen
      />
    </ChartCard>
  );
}
