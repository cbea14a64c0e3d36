import { IconUsers } from '@tabler/icons-react';
import { useParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ChartCard } from '../../ui/charts/chart-card.tsx';
import { NamedBars } from '../../ui/charts/named-bars.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { Card, Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { useTableSearchParams } from '../../ui/use-table-search-params.ts';
import { useViewer } from '../accounts/index.ts';
import { type CourseAnalyticsQuery, useCourseAnalyticsQuery } from './analytics.gen.ts';
import classes from './analytics.module.css';
import { CourseFunnel } from './course-funnel.tsx';
import { Figures } from './figures.tsx';
import { LessonsChart } from './lessons-chart.tsx';
import { MoneyOverTime } from './money-over-time.tsx';
import { daysBefore, getBounds, getPeriod, type Period, sumSteps, withEmptySteps } from './period.ts';
import { PeriodChoice } from './period-choice.tsx';
import { type LessonRow, Repairs } from './repairs.tsx';

const YEAR = 364;

function ReplayedLessons({ lessons }: { lessons: readonly LessonRow[] }) {
  const { t } = useTranslation('analytics');
  const { clock } = useFormat();
  const rows = lessons
    .filter(({ replayPercent }) => (replayPercent ?? 0) > 0)
    .sort((a, b) => (b.replayPercent ?? 0) - (a.replayPercent ?? 0))
    .slice(0, 8);
  if (rows.length === 0) return null;
  const getPlace = (row: LessonRow) => `${clock(row.replayFromSec ?? 0)}–${clock(row.replayToSec ?? 0)}`;
  return (
    <ChartCard
      title={t('peaks.title')}
      explanation={t('peaks.counted')}
      file="doan-xem-lai.csv"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { name: t('lessons.lesson'), text: ({ number, title }) => `${number}. ${title}` },
        { name: t('peaks.part'), text: getPlace },
        {
          name: t('peaks.share'),
          text: ({ replayPercent }) => `${replayPercent}%`,
          plain: ({ replayPercent }) => replayPercent ?? 0,
        },
      ]}
    >
      <NamedBars
        label={t('peaks.title')}
        bars={rows.map((row) => ({
          key: row.id,
          name: `${row.number}. ${row.title}`,
          value: row.replayPercent ?? 0,
          text: `${row.replayPercent}% · ${getPlace(row)}`,
          isMarked: row.reasons.includes('REPLAY'),
        }))}
      />
    </ChartCard>
  );
}

function SearchWords({ words }: { words: CourseAnalyticsQuery['leadingWords'] }) {
  const { t } = useTranslation('analytics');
  const { count } = useFormat();
  if (words.length === 0)
    return (
      <Stack as="section" card gap={2} shrink aria-labelledby="words">
        <Heading level={2} id="words" text="lg">
          {t('words.title')}
        </Heading>
        <Text tone="dim">{t('words.none')}</Text>
      </Stack>
    );
  return (
    <ChartCard
      title={t('words.title')}
      explanation={t('words.counted')}
      file="tu-tim-kiem.csv"
      rows={words}
      rowKey={(row) => row.words}
      columns={[
        { name: t('words.word'), text: (row) => row.words },
        { name: t('words.visits'), text: ({ visits }) => count(visits), plain: ({ visits }) => visits },
      ]}
    >
      <NamedBars
        label={t('words.title')}
        bars={words.map((row) => ({
          key: row.words,
          name: row.words,
          value: row.visits,
          text: t('words.amount', { count: row.visits, value: count(row.visits) }),
        }))}
      />
    </ChartCard>
  );
}

function Course({ data, days }: { data: CourseAnalyticsQuery; days: Period }) {
  const { t } = useTranslation('analytics');
  const { count, money } = useFormat();
  const { figuresOfCourse: course, teachingFigures: sums, earned, earnedBefore, earnedByMonth } = data;
  const { to } = getBounds(days);
  if (!course) return null;
  // Only the owner sees revenue; co-teachers do not get it from the API
  const isOwner = course.net != null;
  const earning = (figure: 'gross' | 'net' | 'sales') => ({
    now: sumSteps(earned, figure),
    before: sumSteps(earnedBefore, figure),
  });
  const amounts = (['gross', 'net'] as const).map((figure) => ({
    key: figure,
    name: t(`money.${figure}`),
    text: money(earning(figure).now),
    change: earning(figure),
  }));
  return (
    <Stack gap={4} shrink>
      <Figures
        label={t('figures')}
        figures={[
          ...(isOwner
            ? [
                ...amounts,
                {
                  key: 'sales',
                  name: t('money.sales'),
                  text: count(earning('sales').now),
                  change: earning('sales'),
                },
                { key: 'givenBack', name: t('money.givenBack'), text: money(sumSteps(earned, 'givenBack')) },
              ]
            : []),
          {
            key: 'enrolments',
            name: t('overTime.enrolments'),
            text: count(sums.enrolments),
            change: { now: sums.enrolments, before: sums.enrolmentsBefore },
          },
          {
            key: 'completion',
            name: t('completion'),
            text: course.completion == null ? '–' : `${course.completion}%`,
            note: t('completionNote'),
          },
        ]}
      />
      <CourseFunnel kind="buying" sums={sums} />
      <LessonsChart lessons={data.lessonFigures} />
      <div className={classes.two}>
        <Stack gap={4} shrink>
          {isOwner && (
            <MoneyOverTime
              title={t('money.byMonth')}
              explanation={t('money.counted')}
              file="doanh-thu-theo-thang.csv"
              steps={withEmptySteps(earnedByMonth ?? [], daysBefore(to, YEAR), to, 'MONTH')}
              step="MONTH"
            />
          )}
          <CourseFunnel kind="studying" sums={sums} />
        </Stack>
        <Repairs lessons={data.lessonFigures} courseId={course.id} />
      </div>
      <ReplayedLessons lessons={data.lessonFigures} />
      <SearchWords words={data.leadingWords} />
    </Stack>
  );
}

/** /teacher/analytics/course/:id: analytics of a course and the lessons to improve first. */
export function Component() {
  const { t } = useTranslation('analytics');
  const { id = '' } = useParams();
  const { rating, counted, count } = useFormat();
  const viewer = useViewer();
  const tableParams = useTableSearchParams({ sortBy: '', filters: ['days'] });
  const days = getPeriod(tableParams.filter('days'));
  const bounds = getBounds(days);
  const result = useCourseAnalyticsQuery({
    variables: {
      id,
      days,
      ...bounds,
      yearFrom: daysBefore(bounds.to, YEAR),
      withMoney: viewer.may('earnings:read'),
    },
    ...cacheAndNetwork,
  });
  const course = (result.data ?? result.previousData)?.figuresOfCourse;
  return (
    <>
      <PageHeader
        title={course?.title ?? t('courseTitle')}
        breadcrumbs={[
          { label: t('crumb'), to: '/teacher' },
          { label: t('courses'), to: '/teacher/analytics/courses' },
          { label: course?.title ?? t('courseTitle') },
        ]}
        sub={
          course &&
          [
            counted('students', course.studentCount),
            course.rating != null &&
              t('ratedBy', { rating: rating(course.rating), value: count(course.ratingCount) }),
          ]
            .filter(Boolean)
            .join(' · ')
        }
        actions={
          <>
            <ButtonLink
              to={`/teacher/analytics/students?courseId=${id}`}
              variant="default"
              leftSection={<IconUsers size={18} aria-hidden="true" />}
            >
              {t('toStudents')}
            </ButtonLink>
            <PeriodChoice days={days} onChange={(value) => tableParams.set({ days: value })} />
          </>
        }
      />
      <QueryView
        result={result}
        select={(data) => (data.figuresOfCourse ? data : null)}
        failedTitle={t('failed')}
        skeleton={<LoadingRows rows={3} height={200} />}
        missing={
          <Card>
            <EmptyState kind="filter" title={t('missingTitle')} text={t('missingText')} />
          </Card>
        }
        keepsPrevious
      >
        {(data) => <Course data={data} days={days} />}
      </QueryView>
    </>
  );
}
