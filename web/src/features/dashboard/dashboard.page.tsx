import { IconCompass } from '@tabler/icons-react';
import { useState } from 'react';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useBranding } from '../../ui/branding.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useFormat } from '../../ui/format.ts';
import { Grid, Heading, Row, Stack } from '../../ui/layout/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import utilities from '../../ui/utilities.module.css';
import { EmailNotice, LazyConsentRequest, useGivenName } from '../accounts/index.ts';
import { LazyFirstDay } from '../first-day/index.ts';
import { UnsettledPayments } from '../payments/index.ts';
import { Achievements } from './achievements.tsx';
import { ActivityFeed } from './activity-feed.tsx';
import { type DashboardQuery, useDashboardQuery } from './dashboard.gen.ts';
import classes from './dashboard.module.css';
import { Deadlines } from './deadlines.tsx';
import { HeatMap } from './heat-map.tsx';
import { Pond } from './pond.tsx';
import { type CalendarDay, getDay, getHour, studyWeeks, sumMinutes } from './study-weeks.ts';
import { WeekGoal } from './week-goal.tsx';

const MONTH_MS = 30 * 86_400_000;
/** Flowers of the pond; the page of all courses shows the others. */
const MAX_FLOWERS = 7;

/** The header of the pond, the same before and after the data, so that nothing moves. */
const PondHeader = ({ name, sub }: { name: string | undefined; sub: string }) => {
  const { t } = useTranslation(['dashboard', 'pond']);
  const { hasScenes } = useBranding();
  return (
    <PageHeader
      title={
        name === undefined
          ? t(hasScenes ? 'pond:pond.titleWithoutName' : 'pond:plain.titleWithoutName')
          : t(hasScenes ? 'pond:pond.title' : 'pond:plain.title', { name })
      }
      sub={sub}
      actions={
        <ButtonLink
          to="/courses"
          className={utilities.notPhone}
          variant="default"
          leftSection={<IconCompass size={18} aria-hidden="true" />}
        >
          {t('explore')}
        </ButtonLink>
      }
    />
  );
};

interface OverviewProps {
  data: DashboardQuery;
  name: string | undefined;
  now: number;
}

/** The week in a sentence, and the counters that are not zero. */
const Recap = ({ data, weeks, now }: { data: DashboardQuery; weeks: CalendarDay[][]; now: number }) => {
  const { t } = useTranslation('dashboard');
  const { duration } = useFormat();
  const { studyStatistics: stats } = data;
  const [thisWeek, lastWeek] = [sumMinutes(weeks.at(-1)), sumMinutes(weeks.at(-2))];
  const more = thisWeek - lastWeek;
  const time = duration(thisWeek * 60);
  const difference = duration(Math.abs(more) * 60);
  const recap = () => {
    if (thisWeek === 0) return t('week.none');
    if (lastWeek === 0 || more === 0) return t('week.studied', { time });
    return t(more > 0 ? 'week.more' : 'week.less', { time, difference });
  };
  const facts = [
    stats.lessonsCompleted > 0 && t('lessons', { count: stats.lessonsCompleted }),
    stats.coursesCompleted > 0 && t('courses', { count: stats.coursesCompleted }),
    stats.streakDays > 0 && t('streak', { count: stats.streakDays, longest: stats.longestStreakDays }),
    stats.achievements > 0 && t('achievements.count', { count: stats.achievements }),
  ].filter((fact) => fact !== false);
  return (
    <section>
      <Heading level={2} text="h3">
        {recap()}
      </Heading>
      {facts.length > 0 && (
        <Row as="ul" wrap columnGap={4} mt={1} mb={3} text="sm" tone="text-2" numbers>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </Row>
      )}
      <WeekGoal
        week={weeks.at(-1) ?? []}
        goal={{ minutesPerDay: stats.goalMinutesPerDay, daysPerWeek: stats.goalDaysPerWeek }}
        now={now}
      />
    </section>
  );
};

const Overview = ({ data, name, now }: OverviewProps) => {
  const { t } = useTranslation(['dashboard', 'pond']);
  const { duration } = useFormat();
  const { studyStatistics: stats, studyDays, open, bloomed, mySchedule, myActivity, myAchievements } = data;
  const weeks = studyWeeks(studyDays, now);
  const today = studyDays.find(({ day }) => day === getDay(now))?.minutes ?? 0;
  const missing = stats.goalMinutesPerDay - today;
  const studied = t('today', { time: duration(today * 60) });
  const rest = missing > 0 ? t('todayMissing', { time: duration(missing * 60) }) : t('todayReached');
  const flowers = [...open.items, ...bloomed.items].slice(0, MAX_FLOWERS);
  const count = open.total + bloomed.total;
  const { hasScenes } = useBranding();
  const garden = t(hasScenes ? 'pond:pond.count' : 'pond:plain.count', { count });
  return (
    <>
      <PondHeader
        name={name}
        sub={`${garden} ${today > 0 ? `${studied} ${rest}` : t(hasScenes ? 'pond:pond.sub' : 'pond:plain.sub')}`}
      />
      <div className={classes.page} data-wide-page>
        <Pond flowers={flowers} hidden={count - flowers.length} hour={getHour(now)} />
        <EmailNotice />
        <UnsettledPayments />
        <Grid className={classes.below} columns="fill-aside" align="start" laptop={{ columns: 1 }}>
          <Stack gap={10} shrink>
            <Recap data={data} weeks={weeks} now={now} />
            {studyDays.length > 0 && <HeatMap weeks={weeks} />}
            <ActivityFeed activity={myActivity.edges.map(({ node }) => node)} />
          </Stack>
          <Stack gap={8} shrink>
            <Deadlines events={mySchedule} />
            <Achievements achievements={myAchievements} />
          </Stack>
        </Grid>
        <LazyConsentRequest />
      </div>
    </>
  );
};

/** A member without courses. */
const NoCourses = () => (
  <div className={classes.page}>
    <EmailNotice />
    <UnsettledPayments />
    <LazyFirstDay />
    <LazyConsentRequest />
  </div>
);

/** /dashboard: where to continue, and the progress so far. */
export function Component() {
  const { t } = useTranslation('pond');
  const [now] = useState(() => Date.now());
  const result = useDashboardQuery({
    variables: { from: new Date(now).toISOString(), to: new Date(now + MONTH_MS).toISOString() },
    ...cacheAndNetwork,
  });
  const name = useGivenName();
  return (
    <QueryView
      result={result}
      select={(data) => data}
      skeleton={
        <Loading className={classes.page ?? ''}>
          <Skeleton height={560} />
          <Grid columns="fill-aside" align="start" gap={6} laptop={{ columns: 1 }}>
            <Skeleton height={260} />
            <Skeleton height={320} />
          </Grid>
        </Loading>
      }
      frame={(waiting) => (
        <>
          <PondHeader name={name} sub={t('pond.sub')} />
          {waiting}
        </>
      )}
    >
      {(data) =>
        data.open.total + data.bloomed.total > 0 ? (
          <Overview data={data} name={name} now={now} />
        ) : (
          <NoCourses />
        )
      }
    </QueryView>
  );
}
