import { IconAward, IconCircleCheck, IconClock, IconCompass, IconFlame } from '@tabler/icons-react';
import { useState } from 'react';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { Card, Grid, Stack, Text } from '../../ui/layout/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { EmailNotice, useViewer } from '../accounts/index.ts';
import { LazyFirstDay } from '../first-day/index.ts';
import { UnsettledPayments } from '../payments/index.ts';
import { Achievements } from './achievements.tsx';
import { ActivityFeed } from './activity-feed.tsx';
import { type DashboardQuery, useDashboardQuery } from './dashboard.gen.ts';
import classes from './dashboard.module.css';
import { Deadlines } from './deadlines.tsx';
import { HeatMap } from './heat-map.tsx';
import { ResumeCard } from './resume-card.tsx';
import { getDay, studyWeeks, sumMinutes } from './study-weeks.ts';
import { WeekGoal } from './week-goal.tsx';

const MONTH_MS = 30 * 86_400_000;

const Overview = ({ data, title, now }: { data: DashboardQuery; title: string; now: number }) => {
  const { t } = useTranslation('dashboard');
  const { count, duration } = useFormat();
  const { studyStatistics: stats, studyDays, myEnrolments, mySchedule, myActivity, myAchievements } = data;
  const weeks = studyWeeks(studyDays, now);
  const today = studyDays.find(({ day }) => day === getDay(now))?.minutes ?? 0;
  const [thisWeek, lastWeek] = [sumMinutes(weeks.at(-1)), sumMinutes(weeks.at(-2))];
  const goal = { minutesPerDay: stats.goalMinutesPerDay, daysPerWeek: stats.goalDaysPerWeek };
  const missing = goal.minutesPerDay - today;
  const studied = t('today', { time: duration(today * 60) });
  const rest = missing > 0 ? t('todayMissing', { time: duration(missing * 60) }) : t('todayReached');
  const todayText = today > 0 ? `${studied} ${rest}` : t('notToday');
  const facts = [
    {
      key: 'streak',
      label: t('streak.label'),
      Icon: IconFlame,
      value: t('streak.value', { count: stats.streakDays }),
      help: t('streak.help', { count: stats.longestStreakDays }),
    },
    {
      key: 'week',
      label: t('week.label'),
      Icon: IconClock,
      value: thisWeek > 0 ? duration(thisWeek * 60) : t('week.none'),
      help: lastWeek > 0 ? t('week.help', { last: duration(lastWeek * 60) }) : t('week.helpNone'),
    },
    {
      key: 'lessons',
      label: t('lessons.label'),
      Icon: IconCircleCheck,
      value: count(stats.lessonsCompleted),
      help: t('lessons.help', { count: stats.coursesCompleted }),
    },
    {
      key: 'achievements',
      label: t('achievements.label'),
      Icon: IconAward,
      value: count(stats.achievements),
      help: t('achievements.help', { count: myAchievements.length }),
    },
  ];

  const isNew =
    stats.coursesInProgress + stats.coursesCompleted + stats.lessonsCompleted === 0 &&
    stats.studyMinutes === 0;
  if (isNew)
    return (
      <div className={classes.page}>
        <EmailNotice />
        <UnsettledPayments />
        <LazyFirstDay />
      </div>
    );

  return (
    <>
      <PageHeader
        title={title}
        sub={todayText}
        actions={
          <ButtonLink
            to="/courses"
            variant="default"
            leftSection={<IconCompass size={18} aria-hidden="true" />}
          >
            {t('explore')}
          </ButtonLink>
        }
      />
      <div className={classes.page}>
        <EmailNotice />
        <UnsettledPayments />
        <Grid as="dl" className={classes.facts} columns={4} gap={4} phone={{ columns: 2 }}>
          {facts.map(({ key, label, Icon, value, help }) => (
            <Card key={key}>
              <dt>
                <Icon size={20} aria-hidden="true" /> {label}
              </dt>
              <Text as="dd" mt={1} text="h3" weight={700} numbers>
                {value}
              </Text>
              <Text as="dd" text="xs" tone="dim">
                {help}
              </Text>
            </Card>
          ))}
        </Grid>
        <Grid columns="fill-aside" align="start" gap={6} laptop={{ columns: 1 }}>
          <Stack gap={4} shrink>
            {myEnrolments.items.length > 0 ? (
              <ResumeCard enrolments={myEnrolments.items} />
            ) : (
              <Card>
                <EmptyState
                  title={t('resume.emptyTitle')}
                  text={t('resume.emptyText')}
                  actions={<ButtonLink to="/courses">{t('explore')}</ButtonLink>}
                />
              </Card>
            )}
            <WeekGoal week={weeks.at(-1) ?? []} goal={goal} now={now} />
            <HeatMap weeks={weeks} />
          </Stack>
          <Stack gap={4} shrink>
            <Deadlines events={mySchedule} />
            <Achievements achievements={myAchievements} />
            <ActivityFeed activity={myActivity.edges.map(({ node }) => node)} />
          </Stack>
        </Grid>
      </div>
    </>
  );
};

/** /dashboard: where to continue, and the progress so far. */
export function Component() {
  const { t } = useTranslation('dashboard');
  const viewer = useViewer();
  const [now] = useState(() => Date.now());
  const result = useDashboardQuery({
    variables: { from: new Date(now).toISOString(), to: new Date(now + MONTH_MS).toISOString() },
    ...cacheAndNetwork,
  });
  const title: string = viewer.user
    ? t('title', { name: viewer.name.split(' ').at(-1) })
    : t('titleWithoutName');
  return (
    <QueryView
      result={result}
      select={(data) => data}
      skeleton={
        <Loading className={classes.page ?? ''}>
          <Grid className={classes.facts} columns={4} gap={4} phone={{ columns: 2 }}>
            {[1, 2, 3, 4].map((fact) => (
              <Skeleton key={fact} height={124} />
            ))}
          </Grid>
          <Grid columns="fill-aside" align="start" gap={6} laptop={{ columns: 1 }}>
            <Stack gap={4} shrink>
              <Skeleton height={188} />
              <Skeleton height={260} />
            </Stack>
            <Skeleton height={320} />
          </Grid>
        </Loading>
      }
      frame={(waiting) => (
        <>
          <PageHeader title={title} />
          {waiting}
        </>
      )}
    >
      {(data) => <Overview data={data} title={title} now={now} />}
    </QueryView>
  );
}
