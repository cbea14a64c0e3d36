import { Link, useLocation } from 'react-router-dom';
import type { EnrolmentFilter, EnrolmentSort } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyByFilter } from '../../ui/empty-by-filter.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { TableToolbar } from '../../ui/table-toolbar.tsx';
import { useTableQuery } from '../../ui/use-table-query.ts';
import { useTableSearchParams } from '../../ui/use-table-search-params.ts';
import utilities from '../../ui/utilities.module.css';
import { EmailNotice } from '../accounts/index.ts';
import { EnrolmentCard, EnrolmentCardsSkeleton } from './enrolment-card.tsx';
import { useMyEnrolmentsQuery } from './my-courses.gen.ts';
import classes from './my-courses.module.css';

const TABS: readonly EnrolmentFilter[] = ['ALL', 'IN_PROGRESS', 'COMPLETED', 'EXPIRED'];
const SORTS: readonly EnrolmentSort[] = ['LAST_STUDIED', 'ENROLLED_AT', 'TITLE', 'PERCENTAGE'];
const FILTERS = ['status'];
const LIMIT = 12;

const parseOption = <T extends string>(value: string, all: readonly T[], otherwise: T): T =>
  all.find((each) => each === value) ?? otherwise;

/** /dashboard/courses and /learning: the viewer's own courses with their progress. */
export function Component() {
  const { t } = useTranslation('learning');
  const { pathname } = useLocation();
  const tableParams = useTableSearchParams({ sortBy: 'LAST_STUDIED', filters: FILTERS });
  const status = parseOption(tableParams.filter('status'), TABS, 'ALL');
  const sortBy = parseOption(tableParams.sortBy, SORTS, 'LAST_STUDIED');
  const { result } = useTableQuery(
    tableParams,
    useMyEnrolmentsQuery,
    {
      status,
      search: tableParams.search || null,
      page: tableParams.page,
      limit: LIMIT,
      sortBy,
      sortOrder: sortBy === 'TITLE' ? ('ASC' as const) : ('DESC' as const),
    },
    ({ myEnrolments }) => myEnrolments,
  );
  const empty = tableParams.isNarrowed ? (
    <EmptyByFilter
      title={t('mine.filterTitle')}
      text={t('mine.filterText')}
      action={t('mine.filterAction')}
      onClear={tableParams.clear}
    />
  ) : (
    <EmptyState
      title={t('mine.emptyTitle')}
      text={t('mine.emptyText')}
      actions={<ButtonLink to="/courses">{t('mine.emptyAction')}</ButtonLink>}
    />
  );

  return (
    <div className={pathname.startsWith('/learning') ? utilities.container : undefined}>
      <PageHeader title={t('mine.title')} sub={t('mine.text')} />
      <EmailNotice />
      <Row wrap justify="between" rowGap={3} columnGap={4} mb={6}>
        <Row as="nav" aria-label={t('mine.tabs')} wrap gap={2} shrink>
          {TABS.map((tab) => (
            <Link
              key={tab}
              to={{ search: tab === 'ALL' ? '' : `?status=${tab}` }}
              className={tab === status ? utilities.chipOn : utilities.chip}
              {...(tab === status ? { 'aria-current': 'page' as const } : {})}
            >
              {t(`mine.tab.${tab}`)}
            </Link>
          ))}
        </Row>
        <div className={classes.right}>
          <TableToolbar
            tableParams={tableParams}
            search={t('mine.search')}
            filters={[
              {
                name: 'sortBy',
                label: t('mine.sort'),
                options: SORTS.map((value) => ({ value, label: t(`mine.sortBy.${value}`) })),
              },
            ]}
          />
        </div>
      </Row>
      <QueryView
        result={result}
        select={(page) => page}
        failedTitle={t('mine.failed')}
        skeleton={<EnrolmentCardsSkeleton />}
        isEmpty={({ items }) => items.length === 0}
        empty={empty}
        keepsPrevious
      >
        {({ items, page, limit, total }) => (
          <Stack gap={4} shrink>
            <ul className={classes.grid}>
              {items.map((enrolment) => (
                <li key={enrolment.id}>
                  <EnrolmentCard enrolment={enrolment} />
                </li>
              ))}
            </ul>
            <Pagination page={page} limit={limit} total={total} href={tableParams.hrefOfPage} />
          </Stack>
        )}
      </QueryView>
    </div>
  );
}
