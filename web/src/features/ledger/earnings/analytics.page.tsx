import { Button, NativeSelect } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { freshOnArrival } from '../../../apollo/fetch-policies.ts';
import type { EarningsStep } from '../../../generated/schema.ts';
import { csvOf } from '../../../ui/csv.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import kit from '../../../ui/kit.module.css';
import { today } from '../../../ui/local-time.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { useTableSearchParams } from '../../../ui/use-table-search-params.ts';
import { money } from '../money.ts';
import { type EarningsAnalyticsQuery, useEarningsAnalyticsQuery } from './analytics.gen.ts';
import classes from './analytics.module.css';
import { SumsChart } from './sums-chart.tsx';
import { type SumRow, SumsTable, totalOf } from './sums-table.tsx';

const STEPS: readonly EarningsStep[] = ['DAY', 'WEEK', 'MONTH'];
const DAY_MS = 86_400_000;
/** The period that is shown first, this day included. */
const USUAL_DAYS = 90;

const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

interface PartProps {
  title: string;
  name: string;
  rows: readonly SumRow[];
  file: string;
  chart: ReactNode;
}

/** A chart with its table behind a switch, and the file of it. */
function Part({ title, name, rows, file, chart }: PartProps) {
  const { t } = useTranslation('earnings');
  const [isTable, setTable] = useState(false);
  const id = useId();
  const heads = ['salesCount', 'gross', 'earned', 'givenBack', 'net'] as const;
  const save = () =>
    saveFile(
      file,
      csvOf([
        [name, ...heads.map((head) => t(`analytics.${head}`))],
        ...rows.map((row) => [
          row.name,
          ...[row.sales, row.gross, row.earned, row.givenBack, row.net].map(String),
        ]),
      ]),
      'text/csv',
    );
  return (
    <section className={`${kit.card} ${kit.stack}`} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <div className={kit.row}>
          <Button variant="default" size="sm" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {t(isTable ? 'analytics.showChart' : 'analytics.showTable')}
          </Button>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconDownload size={16} aria-hidden="true" />}
            onClick={save}
          >
            {t('analytics.csv')}
          </Button>
        </div>
      </div>
      {isTable ? <SumsTable caption={title} name={name} rows={rows} /> : chart}
    </section>
  );
}

function Report({ data }: { data: EarningsAnalyticsQuery }) {
  const { t } = useTranslation('earnings');
  const { date, count } = useFormat();
  const points = data.earningsOverTime.map(({ start, ...sums }) => ({
    ...sums,
    key: start,
    name: date(`${start}T00:00:00+07:00`),
  }));
  const courses = data.earningsByCourse.map(({ courseId, title, ...sums }) => ({
    ...sums,
    key: courseId,
    name: title,
  }));
  const total = totalOf(points);
  return (
    <div className={kit.stack}>
      <dl className={`${kit.card} ${classes.figures}`}>
        <div>
          <dt className={kit.dim}>{t('analytics.net')}</dt>
          <dd className={classes.figure}>{money(total.net)}</dd>
          <dd className={`${kit.dim} ${kit.small}`}>{t('analytics.netText')}</dd>
        </div>
        <div>
          <dt className={kit.dim}>{t('analytics.gross')}</dt>
          <dd className={classes.figure}>{money(total.gross)}</dd>
        </div>
        <div>
          <dt className={kit.dim}>{t('analytics.givenBack')}</dt>
          <dd className={classes.figure}>{money(total.givenBack)}</dd>
        </div>
        <div>
          <dt className={kit.dim}>{t('analytics.salesCount')}</dt>
          <dd className={classes.figure}>{count(total.sales)}</dd>
        </div>
      </dl>
      <Part
        title={t('analytics.overTime')}
        name={t('analytics.start')}
        rows={points}
        file="thu-nhap-theo-thoi-gian.csv"
        chart={
          <div>
            <SumsChart label={t('analytics.overTime')} rows={points} shape="columns" />
            <div className={`${kit.between} ${kit.dim} ${kit.small}`}>
              <span>{points[0]?.name}</span>
              <span>{points.at(-1)?.name}</span>
            </div>
          </div>
        }
      />
      <Part
        title={t('analytics.byCourse')}
        name={t('analytics.course')}
        rows={courses}
        file="thu-nhap-theo-khoa-hoc.csv"
        chart={<SumsChart label={t('analytics.byCourse')} rows={courses} shape="lines" />}
      />
    </div>
  );
}

/** /teacher/earnings/analytics: what sales have come to, over time and by course; it adds up to the ledger. */
export function Component() {
  const { t } = useTranslation('earnings');
  const address = useTableSearchParams({ sortBy: '', filters: ['from', 'to', 'step'] });
  const to = address.filter('to') || today();
  const from = address.filter('from') || daysBefore(to, USUAL_DAYS - 1);
  const step = STEPS.find((each) => each === address.filter('step')) ?? 'WEEK';
  const result = useEarningsAnalyticsQuery({ variables: { from, to, step }, ...freshOnArrival });
  return (
    <>
      <PageHeader
        title={t('analytics.title')}
        crumbs={[
          { label: t('crumb'), to: '/teacher' },
          { label: t('title'), to: '/teacher/earnings' },
          { label: t('analytics.title') },
        ]}
        sub={t('analytics.sub')}
      />
      <div className={kit.stack}>
        <div className={`${kit.card} ${classes.filters}`}>
          <DateField
            label={t('analytics.from')}
            value={from}
            max={to}
            min={daysBefore(to, 365)}
            isInline
            onDate={(day) => address.set({ from: day })}
          />
          <DateField
            label={t('analytics.to')}
            value={to}
            max={today()}
            isInline
            onDate={(day) => address.set({ to: day, from: '' })}
          />
          <NativeSelect
            aria-label={t('analytics.step')}
            value={step}
            data={STEPS.map((value) => ({ value, label: t(`analytics.steps.${value}`) }))}
            onChange={(event) => address.set({ step: event.currentTarget.value })}
          />
        </div>
        <QueryView
          result={result}
          select={(data) => data}
          skeleton={<LoadingRows />}
          isEmpty={({ earningsOverTime }) => earningsOverTime.length === 0}
          empty={
            <div className={kit.card}>
              <EmptyState kind="filter" title={t('analytics.emptyTitle')} text={t('analytics.emptyText')} />
            </div>
          }
          keepsPrevious
        >
          {(data) => <Report data={data} />}
        </QueryView>
      </div>
    </>
  );
}
