import { IconActivity, IconAlertTriangle, IconDatabaseExport, IconRestore } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { ChartBody, ChartCard } from '../../../ui/charts/chart-card.tsx';
import { getChange, shortDay } from '../../../ui/charts/compare.ts';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Grid, Heading, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { today } from '../../../ui/local-time.ts';
import { PressedFilters } from '../../../ui/pressed-filters.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { type AdminDeskFiguresQuery, useAdminDeskMonthsQuery } from './dashboard.gen.ts';
import classes from './dashboard.module.css';
import {
  type ActivePeople,
  FAILURE_PATHS,
  PERIODS,
  type Period,
  type RevenueDay,
  type RevenueSum,
  type SalesPeriod,
  type ServerFailure,
  splitPeriods,
  sumRevenue,
  toDayPeriod,
  toMonthPeriod,
} from './dashboard-model.ts';

const DAY_MS = 86_400_000;
const MILLION = 1_000_000;
const PARTS = ['teachers', 'platform', 'taxes', 'givenBack'] as const;
const FILES: Readonly<Record<Period, string>> = {
  week: 'doanh-thu-7-ngay.csv',
  month: 'doanh-thu-30-ngay.csv',
  year: 'doanh-thu-12-thang.csv',
};
const FAILURES = {
  DEAD_LETTERS: { Icon: IconAlertTriangle, tone: 'bad' },
  FAILED_REQUESTS: { Icon: IconActivity, tone: 'warn' },
  BACKUPS: { Icon: IconDatabaseExport, tone: 'bad' },
  DRILLS: { Icon: IconRestore, tone: 'bad' },
} as const satisfies Record<ServerFailure['kind'], unknown>;

/** A value compared with the previous period. */
function Total({ period, text, now, before }: { period: Period; text: string; now: number; before: number }) {
  const { t } = useTranslation('desk');
  const { count } = useFormat();
  const change = getChange(now, before);
  return (
    <>
      <Text text="h2" weight={700} tone="text" numbers>
        {text}
      </Text>
      {change === null ? (
        <p>{t(`nothingBefore.${period}`)}</p>
      ) : (
        <p className={change === 0 ? undefined : change > 0 ? classes.more : classes.less}>
          {t(`change.${period}`, { change: `${change > 0 ? '+' : ''}${count(change)}` })}
        </p>
      )}
    </>
  );
}

/** Sales of a period and their distribution, by the ledger. */
function RevenueFigures({ period, all }: { period: Period; all: readonly SalesPeriod[] }) {
  const { t } = useTranslation('desk');
  const { count, money } = useFormat();
  const { now, before } = splitPeriods(period, all);
  const total = { key: '', name: t('revenue.all'), short: '', ...sumRevenue(now) };
  const title = t(`revenue.title.${period}`);
  return (
    <ChartBody
      title={title}
      file={FILES[period]}
      explanation={
        <>
          <Total period={period} text={money(total.paid)} now={total.paid} before={sumRevenue(before).paid} />
          <p>{t(period === 'year' ? 'revenue.countedByMonth' : 'revenue.counted')}</p>
        </>
      }
      actions={
        <ButtonLink to="/admin/ledger" variant="subtle" size="sm">
          {t('revenue.ledger')}
        </ButtonLink>
      }
      rows={now.toReversed()}
      rowKey={({ key }) => key}
      total={total}
      columns={[
        {
          name: t(period === 'year' ? 'revenue.month' : 'revenue.day'),
          text: ({ name }) => name,
          plain: ({ key }) => key,
        },
        { name: t('revenue.sales'), text: ({ sales }) => count(sales), plain: ({ sales }) => sales },
        ...(['paid', ...PARTS] as const).map((part) => ({
          name: t(`revenue.${part}`),
          text: (row: RevenueSum) => money(row[part]),
          plain: (row: RevenueSum) => row[part],
        })),
      ]}
    >
      {[...now, ...before].every(({ paid, givenBack }) => paid === 0 && givenBack === 0) ? (
        <Text tone="dim">{t(`revenue.none.${period}`)}</Text>
      ) : (
        <>
          <BarChart
            label={title}
            bars={now.map(({ key, short, paid, sales }, place) => ({
              key,
              name: short,
              value: paid,
              text: t('revenue.bar', { day: short, amount: money(paid), count: sales }),
              tone: place === now.length - 1 ? 'soft' : 'plain',
            }))}
            format={money}
            formatShort={(value) => t('revenue.millions', { value: count(value / MILLION) })}
            maxNames={4}
          />
          <Grid
            as="dl"
            className={classes.parts}
            columns="slim"
            rowGap={3}
            columnGap={4}
            pt={4}
            text="sm"
            borderTop
          >
            {PARTS.map((part) => (
              <div key={part}>
                <dt>{t(`revenue.${part}`)}</dt>
                <dd>{money(total[part])}</dd>
              </div>
            ))}
          </Grid>
        </>
      )}
    </ChartBody>
  );
}

function RevenueOfYear() {
  const result = useAdminDeskMonthsQuery(cacheAndNetwork);
  return (
    <QueryView
      result={result}
      select={({ months }) => months}
      skeleton={<LoadingRows rows={1} height={360} />}
    >
      {(months) => <RevenueFigures period="year" all={months.map(toMonthPeriod)} />}
    </QueryView>
  );
}

function Revenue({ days }: { days: readonly RevenueDay[] }) {
  const { t } = useTranslation('desk');
  const id = useId();
  const [period, setPeriod] = useState<Period>('month');
  return (
    <Stack as="section" card gap={2} shrink aria-labelledby={id}>
      <Row wrap justify="between" rowGap={1} columnGap={4}>
        <Heading level={2} id={id} text="lg">
          {t(`revenue.title.${period}`)}
        </Heading>
        <PressedFilters
          label={t('revenue.period')}
          options={PERIODS.map((value) => ({ value, label: t(`revenue.periods.${value}`) }))}
          value={period}
          onChange={setPeriod}
        />
      </Row>
      {period === 'year' ? <RevenueOfYear /> : <RevenueFigures period={period} all={days.map(toDayPeriod)} />}
    </Stack>
  );
}

/** The number of active students, and their trend by day. */
function People({
  active: { people, peopleBefore, byDay },
  week,
  accounts,
}: {
  active: ActivePeople;
  week: AdminDeskFiguresQuery['week'];
  accounts: AdminDeskFiguresQuery['accounts'];
}) {
  const { t } = useTranslation('desk');
  const { count, date } = useFormat();
  const last = Date.parse(today());
  const days = byDay.map((value, place) => ({
    day: new Date(last - (byDay.length - 1 - place) * DAY_MS).toISOString().slice(0, 10),
    value,
  }));
  return (
    <ChartCard
      title={t('people.title')}
      explanation={
        <>
          <Total period="month" text={count(people)} now={people} before={peopleBefore} />
          <p>{t('people.counted')}</p>
        </>
      }
      rows={days.toReversed()}
      rowKey={({ day }) => day}
      columns={[
        { name: t('people.day'), text: ({ day }) => date(day) },
        { name: t('people.people'), text: ({ value }) => count(value) },
      ]}
    >
      {people + peopleBefore === 0 ? (
        <Text tone="dim">{t('people.none')}</Text>
      ) : (
        <LineChart
          label={t('people.byDay')}
          names={days.map(({ day }) => shortDay(day))}
          lines={[
            { key: 'people', name: t('people.people'), values: days.map(({ value }) => value), isMain: true },
          ]}
          format={count}
          isLastOpen
          height={160}
          maxNames={3}
        />
      )}
      <Grid
        as="dl"
        className={`${classes.parts} ${classes.lines}`}
        columns="slim"
        rowGap={3}
        columnGap={4}
        pt={4}
        text="sm"
        borderTop
      >
        {week && (
          <div>
            <dt>{t('people.week')}</dt>
            <dd>{count(week.people)}</dd>
          </div>
        )}
        {accounts && (
          <>
            <div>
              <dt>{t('people.new')}</dt>
              <dd>{count(accounts.newInLast7Days)}</dd>
            </div>
            <div>
              <dt>{t('people.newBefore')}</dt>
              <dd>{count(accounts.newInPrevious7Days)}</dd>
            </div>
            <div>
              <dt>{t('people.accounts')}</dt>
              <dd>{count(accounts.totalUsers)}</dd>
            </div>
          </>
        )}
      </Grid>
    </ChartCard>
  );
}

function Failure({ failure: { kind, count: failed, outOf, latestAt } }: { failure: ServerFailure }) {
  const { t } = useTranslation('desk');
  const { count, date, time } = useFormat();
  const { Icon, tone } = FAILURES[kind];
  const share = outOf ? count(Math.round((10_000 * failed) / outOf) / 100) : null;
  return (
    <li data-tone={failed > 0 ? tone : 'ok'}>
      <Icon size={20} aria-hidden="true" />
      <Grid as="span" shrink flex={60}>
        <Text as="span" weight={600}>
          {failed > 0 ? t(`failures.some.${kind}`, { count: failed }) : t(`failures.none.${kind}`)}
        </Text>
        {share !== null && (
          <Text as="span" tone="dim">
            {t('failures.share', { share, total: count(outOf ?? 0) })}
          </Text>
        )}
        {failed > 0 && latestAt && (
          <Text as="span" tone="dim">
            {t('failures.latest', { time: time(latestAt), date: date(latestAt) })}
          </Text>
        )}
      </Grid>
      {failed > 0 ? (
        <ButtonLink to={FAILURE_PATHS[kind]} variant="default" size="sm">
          {t(`failures.act.${kind}`)}
        </ButtonLink>
      ) : (
        <Text as="span" weight={600} tone="ok">
          {t('failures.fine')}
        </Text>
      )}
    </li>
  );
}

/** Revenue, people and failures; each part requires its permission. */
export function DashboardFigures({
  data: { revenue, active, week, accounts, deskFailures },
}: {
  data: AdminDeskFiguresQuery;
}) {
  const { t } = useTranslation('desk');
  const hasRevenue = !!revenue?.some((day) => day.sales > 0 || day.paid !== 0 || day.givenBack !== 0);
  const hasPeople = !!active && active.people + active.peopleBefore > 0;
  return (
    <Stack gap={4} shrink>
      {(hasRevenue || hasPeople) && (
        <div className={classes.figures}>
          {hasRevenue && revenue && <Revenue days={revenue} />}
          {hasPeople && active && <People active={active} week={week} accounts={accounts} />}
        </div>
      )}
      {deskFailures.length > 0 && (
        <Stack as="section" card gap={2} shrink aria-labelledby="failures">
          <Heading level={2} id="failures" text="lg">
            {t('failures.title')}
          </Heading>
          <ul className={classes.failures}>
            {deskFailures.map((failure) => (
              <Failure key={failure.kind} failure={failure} />
            ))}
          </ul>
        </Stack>
      )}
    </Stack>
  );
}
