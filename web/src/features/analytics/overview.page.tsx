import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { Card, Stack } from '../../ui/layout/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { useTableSearchParams } from '../../ui/use-table-search-params.ts';
import { useViewer } from '../accounts/index.ts';
import { type TeachingOverviewQuery, useTeachingOverviewQuery } from './analytics.gen.ts';
import { FigureOverTime } from './figure-over-time.tsx';
import { Figures } from './figures.tsx';
import { MoneyOverTime } from './money-over-time.tsx';
import { getBounds, getPeriod, type Period, sumSteps, withEmptySteps } from './period.ts';
import { PeriodChoice } from './period-choice.tsx';

/** With more days, a chart of daily amounts is too dense. */
const MAX_DAYS = 90;

const getStep = (days: Period) => (days > MAX_DAYS ? 'MONTH' : 'DAY');

function Overview({ data, days }: { data: TeachingOverviewQuery; days: Period }) {
  const { t } = useTranslation('analytics');
  const { count, duration, money } = useFormat();
  const { teachingFigures: sums, teachingDays, earned, earnedBefore } = data;
  const { from, to } = getBounds(days);
  const step = getStep(days);
  return (
    <Stack gap={4} shrink>
      <Figures
        label={t('figures')}
        figures={[
          ...(earned
            ? [
                {
                  key: 'net',
                  name: t('money.net'),
                  text: money(sumSteps(earned, 'net')),
                  change: { now: sumSteps(earned, 'net'), before: sumSteps(earnedBefore, 'net') },
                },
                {
                  key: 'sales',
                  name: t('money.sales'),
                  text: count(sumSteps(earned, 'sales')),
                  change: { now: sumSteps(earned, 'sales'), before: sumSteps(earnedBefore, 'sales') },
                },
              ]
            : []),
          {
            key: 'enrolments',
            name: t('overTime.enrolments'),
            text: count(sums.enrolments),
            change: { now: sums.enrolments, before: sums.enrolmentsBefore },
          },
          { key: 'learners', name: t('learners'), text: count(sums.learners), note: t('learnersNote') },
          {
            key: 'minutes',
            name: t('studied'),
            text: duration(sums.minutes * 60),
            change: { now: sums.minutes, before: sums.minutesBefore },
          },
          {
            key: 'views',
            name: t('overTime.views'),
            text: count(sums.views),
            change: { now: sums.views, before: sums.viewsBefore },
          },
        ]}
      />
      {earned && (
        <MoneyOverTime
          title={t('money.overTime')}
          explanation={t('money.counted')}
          file="doanh-thu.csv"
          steps={withEmptySteps(earned, from, to, step)}
          step={step}
        />
      )}
      <FigureOverTime figure="enrolments" days={teachingDays} />
      <FigureOverTime figure="learners" days={teachingDays} />
      <FigureOverTime figure="minutes" days={teachingDays} />
      <FigureOverTime figure="views" days={teachingDays} />
    </Stack>
  );
}

/** /teacher/analytics: figures of all of the viewer's courses together. */
export function Component() {
  const { t } = useTranslation('analytics');
  const viewer = useViewer();
  const tableParams = useTableSearchParams({ sortBy: '', filters: ['days'] });
  const days = getPeriod(tableParams.filter('days'));
  const result = useTeachingOverviewQuery({
    variables: { days, ...getBounds(days), step: getStep(days), withMoney: viewer.may('earnings:read') },
    ...cacheAndNetwork,
  });
  return (
    <>
      <PageHeader
        title={t('overview')}
        breadcrumbs={[{ label: t('crumb'), to: '/teacher' }, { label: t('overview') }]}
        sub={t('overviewSub')}
        actions={<PeriodChoice days={days} onChange={(value) => tableParams.set({ days: value })} />}
      />
      <QueryView
        result={result}
        select={(data) => data}
        failedTitle={t('failed')}
        skeleton={<LoadingRows rows={3} height={160} />}
        isEmpty={({ teachingFigures: sums, earned }) =>
          sums.views + sums.enrolments + sums.minutes + sums.viewsBefore + sums.enrolmentsBefore === 0 &&
          (earned ?? []).length === 0
        }
        empty={
          <Card>
            <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
          </Card>
        }
        keepsPrevious
      >
        {(data) => <Overview data={data} days={days} />}
      </QueryView>
    </>
  );
}
