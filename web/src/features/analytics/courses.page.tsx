import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { CourseFiguresSort } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { Column } from '../../ui/column-head.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useTableQuery } from '../../ui/use-table-query.ts';
import { useTableSearchParams } from '../../ui/use-table-search-params.ts';
import utilities from '../../ui/utilities.module.css';
import { allRows, MAX_PAGE_SIZE } from './all-rows.ts';
import {
  CourseFiguresListDocument,
  type CourseFiguresListQuery,
  useCourseFiguresListQuery,
} from './analytics.gen.ts';
import { ExportButton } from './export-button.tsx';
import { getPeriod } from './period.ts';
import { PeriodChoice } from './period-choice.tsx';

type Row = CourseFiguresListQuery['courseFigures']['items'][number];

const SORTS = [
  'ENROLMENTS',
  'NET',
  'VIEWS',
  'COMPLETION',
  'RATING',
] as const satisfies readonly CourseFiguresSort[];
const ROWS = 20;
/** The period does not filter courses, it only changes their figures. */
const FILTERS: readonly string[] = [];

const useColumns = (days: number): Column<Row>[] => {
  const { t } = useTranslation('analytics');
  const { count, rating, money } = useFormat();
  return useMemo(
    () => [
      {
        key: 'course',
        header: t('course'),
        cell: ({ id, title }) => (
          <Link to={`/teacher/analytics/course/${id}?days=${days}`} className={utilities.link}>
            {title}
          </Link>
        ),
      },
      {
        key: 'views',
        sortBy: 'VIEWS',
        header: t('overTime.views'),
        cell: (row) => count(row.views),
        align: 'end',
      },
      {
        key: 'enrolments',
        sortBy: 'ENROLMENTS',
        header: t('overTime.enrolments'),
        cell: (row) => count(row.enrolments),
        align: 'end',
      },
      {
        key: 'net',
        sortBy: 'NET',
        header: t('money.net'),
        cell: ({ net }) => (net == null ? t('ownersMoney') : money(net)),
        align: 'end',
      },
      {
        key: 'completion',
        sortBy: 'COMPLETION',
        header: t('completion'),
        cell: ({ completion }) => (completion == null ? '–' : `${completion}%`),
        align: 'end',
      },
      {
        key: 'rating',
        sortBy: 'RATING',
        header: t('rating'),
        cell: (row) => (row.rating == null ? '–' : `${rating(row.rating)} (${count(row.ratingCount)})`),
        align: 'end',
      },
    ],
    [t, count, rating, money, days],
  );
};

/** /teacher/analytics/courses: figures of each of the viewer's courses. */
export function Component() {
  const { t } = useTranslation('analytics');
  const client = useApolloClient();
  const tableParams = useTableSearchParams({ sortBy: 'ENROLMENTS', filters: FILTERS });
  const days = getPeriod(tableParams.filter('days'));
  const sortBy = SORTS.find((sort) => sort === tableParams.sortBy) ?? 'ENROLMENTS';
  const query = { days, sortBy, sortOrder: tableParams.sortOrder };
  const table = useTableQuery(
    tableParams,
    useCourseFiguresListQuery,
    { ...query, page: tableParams.page, limit: ROWS },
    ({ courseFigures }) => courseFigures,
  );
  const columns = useColumns(days);
  const file = async () => {
    const rows = await allRows(async (page) => {
      const { data } = await client.query({
        query: CourseFiguresListDocument,
        variables: { ...query, page, limit: MAX_PAGE_SIZE },
        fetchPolicy: 'network-only',
      });
      if (!data) throw new Error('No answer');
      return data.courseFigures;
    });
    return [
      columns.map(({ header }) => header),
      ...rows.map((row) =>
        [row.title, row.views, row.enrolments, row.net ?? '', row.completion ?? '', row.rating ?? ''].map(
          String,
        ),
      ),
    ];
  };
  return (
    <>
      <PageHeader
        title={t('courses')}
        breadcrumbs={[
          { label: t('crumb'), to: '/teacher' },
          { label: t('overview'), to: '/teacher/analytics' },
          { label: t('courses') },
        ]}
        sub={t('coursesSub')}
        actions={<ExportButton file="phan-tich-khoa-hoc.csv" rows={file} />}
      />
      <div className={utilities.cardTabs}>
        <DataTable
          caption={t('coursesCaption')}
          name="course-figures"
          columns={columns}
          table={table}
          rowKey={({ id }) => id}
          rowHref={({ id }) => `/teacher/analytics/course/${id}?days=${days}`}
          toolbar={<PeriodChoice days={days} onChange={(value) => tableParams.set({ days: value })} />}
          stackOnPhone="pairs"
          empty={<EmptyState title={t('noCoursesTitle')} text={t('noCoursesText')} />}
          emptyByFilter={<EmptyState title={t('noCoursesTitle')} text={t('noCoursesText')} />}
        />
      </div>
    </>
  );
}
