import type { ReactNode } from 'react';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import type { CourseEarnings, EarningsStep } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { ChartCard } from '../../../ui/charts/chart-card.tsx';
import { NamedBars } from '../../../ui/charts/named-bars.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Card, Grid, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { today, toMidnight } from '../../../ui/local-time.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { useTableSearchParams } from '../../../ui/use-table-search-params.ts';
import { type EarningsAnalyticsQuery, useEarningsAnalyticsQuery } from './analytics.gen.ts';
import classes from './analytics.module.css';

const STEPS: readonly EarningsStep[] = ['DAY', 'WEEK', 'MONTH'];
const DAY_MS = 86_400_000;
/** The default period in days, including today. */
const DEFAULT_DAYS = 90;

const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

interface SumRow extends Pick<CourseEarnings, 'sales' | 'gross' | 'earned' | 'givenBack' | 'net'> {
  readonly key: string;
  readonly name: string;
}

const getTotal = (rows: readonly SumRow[], name: string): SumRow => {
  const sumAmounts = (what: Exclude<keyof SumRow, 'key' | 'name'>) =>
    rows.reduce((sum, row) => sum + row[what], 0);
  return {
    key: 'total',
    name,
    sales: sumAmounts('sales'),
    gross: sumAmounts('gross'),
    earned: sumAmounts('earned'),
    givenBack: sumAmounts('givenBack'),
    net: sumAmounts('net'),
  };
};

interface PartProps {
  title: string;
  name: string;
  rows: readonly SumRow[];
  file: string;
  chart: ReactNode;
}

/** A chart with a switch to its table, and its CSV file. */
function Part({ title, name, rows, file, chart }: PartProps) {
  const { t } = useTranslation('earnings');
  const { count, money } = useFormat();
  const sums = ['gross', 'earned', 'givenBack', 'net'] as const;
  return (
    <ChartCard
      title={title}
      file={file}
      rows={rows}
      rowKey={({ key }) => key}
      total={getTotal(rows, t('analytics.total'))}
      columns={[
        { name, text: (row) => row.name },
        { name: t('analytics.salesCount'), text: (row) => count(row.sales), plain: (row) => row.sales },
        ...sums.map((sum) => ({
          name: t(`analytics.${sum}`),
          text: (row: SumRow) => money(row[sum]),
          plain: (row: SumRow) => row[sum],
        })),
      ]}
    >
      {chart}
    </ChartCard>
  );
}

function Report({ data }: { data: EarningsAnalyticsQuery }) {
  const { t } = useTranslation('earnings');
  const { date, count, money } = useFormat();
  const points = data.earningsOverTime.map(({ start, ...sums }) => ({
    ...sums,
    key: start,
    name: date(toMidnight(start)),
  }));
  const courses = data.earningsByCourse.map(({ courseId, title, ...sums }) => ({
    ...sums,
    key: courseId,
    name: title,
  }));
  const total = getTotal(points, t('analytics.total'));
  return (
    <Stack gap={4} shrink>
      <Grid as="dl" card columns="narrow" rowGap={4} columnGap={6}>
        <div>
          <Text as="dt" tone="dim">
            {t('analytics.net')}
          </Text>
          <Text as="dd" text="h3" weight={700} numbers>
            {money(total.net)}
          </Text>
          <Text as="dd" text="sm" tone="dim">
            {t('analytics.netText')}
          </Text>
        </div>
        <div>
          <Text as="dt" tone="dim">
            {t('analytics.gross')}
          </Text>
          <Text as="dd" text="h3" weight={700} numbers>
            {money(total.gross)}
          </Text>
        </div>
        <div>
          <Text as="dt" tone="dim">
            {t('analytics.givenBack')}
          </Text>
          <Text as="dd" text="h3" weight={700} numbers>
            {money(total.givenBack)}
          </Text>
        </div>
        <div>
          <Text as="dt" tone="dim">
            {t('analytics.salesCount')}
          </Text>
          <Text as="dd" text="h3" weight={700} numbers>
            {count(total.sales)}
          </Text>
        </div>
      </Grid>
      <Part
        title={t('analytics.overTime')}
        name={t('analytics.start')}
        rows={points}
        file="thu-nhap-theo-thoi-gian.csv"
        chart={
          <BarChart
            label={t('analytics.overTime')}
            bars={points.map(({ key, name, net }) => ({ key, name, value: net }))}
            format={money}
            formatShort={(value) => t('analytics.millions', { value: count(value / 1_000_000) })}
            maxNames={3}
          />
        }
      />
      <Part
        title={t('analytics.byCourse')}
        name={t('analytics.course')}
        rows={courses}
        file="thu-nhap-theo-khoa-hoc.csv"
        chart={
          <NamedBars
            label={t('analytics.byCourse')}
            bars={courses.map(({ key, name, net }) => ({ key, name, value: net, text: money(net) }))}
          />
        }
      />
    </Stack>
  );
}

/** /teacher/earnings/analytics: revenue over time and by course. The totals equal those of the ledger. */
export function Component() {
  const { t } = useTranslation('earnings');
  const tableParams = useTableSearchParams({ sortBy: '', filters: ['from', 'to', 'step'] });
  const to = tableParams.filter('to') || today();
  const from = tableParams.filter('from') || daysBefore(to, DEFAULT_DAYS - 1);
  const step = STEPS.find((each) => each === tableParams.filter('step')) ?? 'WEEK';
  const result = useEarningsAnalyticsQuery({ variables: { from, to, step }, ...cacheAndNetwork });
  return (
    <>
      <PageHeader
        title={t('analytics.title')}
        breadcrumbs={[
          { label: t('crumb'), to: '/teacher' },
          { label: t('title'), to: '/teacher/earnings' },
          { label: t('analytics.title') },
        ]}
        sub={t('analytics.sub')}
      />
      <Stack gap={4} shrink>
        <Row
          className={classes.filters}
          card
          wrap
          rowGap={3}
          columnGap={6}
          phone={{ display: 'grid', columns: 'fill-1' }}
        >
          <DateField
            label={t('analytics.from')}
            value={from}
            max={to}
            min={daysBefore(to, 365)}
            isInline
            onDate={(day) => tableParams.set({ from: day })}
          />
          <DateField
            label={t('analytics.to')}
            value={to}
            max={today()}
            isInline
            onDate={(day) => tableParams.set({ to: day, from: '' })}
          />
          <Select
            aria-label={t('analytics.step')}
            value={step}
            options={STEPS.map((value) => ({ value, label: t(`analytics.steps.${value}`) }))}
            onChange={(event) => tableParams.set({ step: event.currentTarget.value })}
          />
        </Row>
        <QueryView
          result={result}
          select={(data) => data}
          skeleton={<LoadingRows />}
          isEmpty={({ earningsOverTime }) => earningsOverTime.length === 0}
          empty={
            <Card>
              <EmptyState kind="filter" title={t('analytics.emptyTitle')} text={t('analytics.emptyText')} />
            </Card>
          }
          keepsPrevious
        >
          {(data) => <Report data={data} />}
        </QueryView>
      </Stack>
    </>
  );
}
