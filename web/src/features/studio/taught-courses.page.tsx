import { IconPlus, IconSparkles } from '@tabler/icons-react';
import { useMemo } from 'react';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import type { SortOrder, TeacherCourseSort } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyByFilter } from '../../ui/empty-by-filter.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { TableToolbar } from '../../ui/table-toolbar.tsx';
import { useTableQuery } from '../../ui/use-table-query.ts';
import { useTableSearchParams } from '../../ui/use-table-search-params.ts';
import utilities from '../../ui/utilities.module.css';
import { TeacherQueues } from '../analytics/index.ts';
import { LazyWantedCourses } from '../search/index.ts';
import { Invitations } from './co-teachers/invitations.tsx';
import { FirstCourse } from './course-path.tsx';
import { getTab, STATUS_TABS, type StatusTab } from './course-state.ts';
import { QuotaLine } from './quota-line.tsx';
import { useTaughtCourseColumns } from './taught-course-columns.tsx';
import { useTaughtCourseCountsQuery, useTaughtCoursesQuery } from './taught-courses.gen.ts';

const FILTERS = ['status'] as const;
const SORTS = [
  'UPDATED_AT',
  'TITLE',
  'STUDENTS',
  'RATING',
  'PRICE',
] as const satisfies readonly TeacherCourseSort[];
const ORDERS = ['DESC', 'ASC'] as const satisfies readonly SortOrder[];
const TABS = Object.keys(STATUS_TABS) as StatusTab[];
const CreateButton = () => {
  const { t } = useTranslation('studio');
  return (
    <ButtonLink to="/teacher/courses/new" leftSection={<IconPlus size={20} aria-hidden="true" />}>
      {t('create')}
    </ButtonLink>
  );
};

/** /teacher/courses: the viewer's own courses in every status. */
export function Component() {
  const { t } = useTranslation('studio');
  const tableParams = useTableSearchParams({ sortBy: 'UPDATED_AT', filters: FILTERS });
  const tab = getTab(tableParams.filter('status'));
  const sortBy = SORTS.find((sort) => sort === tableParams.sortBy) ?? 'UPDATED_AT';
  const table = useTableQuery(
    tableParams,
    useTaughtCoursesQuery,
    {
      page: tableParams.page,
      limit: 24,
      status: STATUS_TABS[tab].length > 0 ? [...STATUS_TABS[tab]] : null,
      inBin: tab === 'bin',
      search: tableParams.search || null,
      sortBy,
      sortOrder: tableParams.sortOrder,
    },
    ({ myTaughtCourses }) => myTaughtCourses,
  );
  const { data: counts } = useTaughtCourseCountsQuery(cacheAndNetwork);
  const columns = useTaughtCourseColumns();

  const tabs = useMemo(
    () =>
      TABS.filter((name) => name === 'all' || name === tab || (counts?.[name].total ?? 0) > 0).map(
        (name) => ({
          key: name,
          label: t(`list.tab.${name}`),
          to: name === 'all' ? '/teacher/courses' : `/teacher/courses?status=${name}`,
          isOn: name === tab,
          count: counts?.[name].total,
        }),
      ),
    [counts, tab, t],
  );

  const isFirst = tab === 'all' && tableParams.page === 1 && !tableParams.search;
  /** True for a teacher without courses, who needs neither tabs nor a list. */
  const isNew = counts?.all.total === 0 && counts.bin.total === 0;

  return (
    <>
      <PageHeader
        title={t('courses')}
        breadcrumbs={[{ label: t('crumb'), to: '/teacher' }, { label: t('courses') }]}
        sub={<QuotaLine />}
        actions={
          <>
            <ButtonLink
              to="/teacher/ai"
              variant="default"
              leftSection={<IconSparkles size={20} aria-hidden="true" />}
            >
              {t('assistant')}
            </ButtonLink>
            <CreateButton />
          </>
        }
      />
      {isFirst && counts?.selling.total === 0 && <FirstCourse />}
      {isFirst && <TeacherQueues />}
      <Invitations />
      {!isNew && (
        <div className={utilities.cardTabs}>
          <TabLinks label={t('list.tabs')} links={tabs} replace />
          <DataTable
            caption={t('list.caption')}
            name="taught-courses"
            columns={columns}
            table={table}
            rowKey={({ id }) => id}
            toolbar={
              <TableToolbar
                tableParams={tableParams}
                search={t('list.search')}
                filters={[
                  {
                    name: 'sortBy',
                    label: t('list.sort'),
                    value: `${sortBy}_${tableParams.sortOrder}`,
                    options: SORTS.flatMap((sort) =>
                      ORDERS.map((order) => ({
                        value: `${sort}_${order}`,
                        label: t(`list.sortBy.${sort}_${order}`),
                      })),
                    ),
                    onChange: (value) => {
                      const [, by = '', order = ''] = /^(.+)_(ASC|DESC)$/.exec(value) ?? [];
                      tableParams.set({ sortBy: by, sortOrder: order });
                    },
                  },
                ]}
              />
            }
            stackOnPhone="rows"
            empty={
              <EmptyState
                title={t('list.emptyTitle')}
                text={t('list.emptyText')}
                actions={<CreateButton />}
              />
            }
            emptyByFilter={
              <EmptyByFilter
                title={t('list.filterTitle')}
                text={t('list.filterText')}
                action={t('list.clear')}
                onClear={tableParams.clear}
              />
            }
          />
        </div>
      )}
      {isFirst && <LazyWantedCourses />}
    </>
  );
}
