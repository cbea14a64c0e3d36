import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import type { ReviewAssignment, ReviewDecision } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyByFilter } from '../../ui/empty-by-filter.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { PressedFilters } from '../../ui/pressed-filters.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { TableToolbar } from '../../ui/table-toolbar.tsx';
import { usePageSize } from '../../ui/use-page-size.ts';
import { useTableQuery } from '../../ui/use-table-query.ts';
import { useTableSearchParams } from '../../ui/use-table-search-params.ts';
import utilities from '../../ui/utilities.module.css';
import { HeldQueue } from './held-queue.tsx';
import { usePendingReviewCountQuery } from './pending-reviews.gen.ts';
import { useCourseReviewsQuery } from './review.gen.ts';
import { useReviewColumns } from './review-columns.tsx';

const FILTERS: readonly string[] = ['assignment'];
const ASSIGNMENTS: readonly ReviewAssignment[] = ['ANY', 'MINE', 'FREE'];
const TABS = ['PENDING', 'HELD', 'SENT_BACK', 'APPROVED', 'REJECTED', 'WITHDRAWN'] as const;
const QUEUE = '/admin/courses/review';

/** /admin/courses/review: pending submissions, oldest first, flagged edits, and decided submissions. */
export function Component() {
  const { t } = useTranslation('review');
  const { count } = useFormat();
  const tableParams = useTableSearchParams({ sortBy: 'SUBMITTED_AT', filters: FILTERS });
  const tab = TABS.find((each) => each === tableParams.filter('decision')) ?? 'PENDING';
  const { data: waiting } = usePendingReviewCountQuery(cacheAndNetwork);
  const total = waiting?.courseReviews.total;
  const counts = { PENDING: total, HELD: waiting?.heldEdits.total };

  const tabs = TABS.map((each) => ({
    key: each,
    label: t(each === 'HELD' ? 'held.tab' : `decision.${each}`),
    to: each === 'PENDING' ? QUEUE : `${QUEUE}?decision=${each}`,
    isOn: each === tab,
    ...((each === 'PENDING' || each === 'HELD') && counts[each] !== undefined && { count: counts[each] }),
  }));

  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: t('crumb'), to: '/admin' }, { label: t('title') }]}
        sub={
          total === undefined
            ? null
            : total === 0
              ? t('none')
              : t('sub', { count: total, value: count(total) })
        }
      />
      <div className={utilities.cardTabs}>
        <TabLinks label={t('tabs')} links={tabs} replace />
        {tab === 'HELD' ? <HeldQueue /> : <ReviewTable tableParams={tableParams} decision={tab} />}
      </div>
    </>
  );
}

interface ReviewTableProps {
  tableParams: ReturnType<typeof useTableSearchParams>;
  decision: ReviewDecision;
}

function ReviewTable({ tableParams, decision }: ReviewTableProps) {
  const { t } = useTranslation('review');
  const isPending = decision === 'PENDING';
  const assignment = ASSIGNMENTS.find((each) => each === tableParams.filter('assignment')) ?? 'ANY';
  const size = usePageSize('reviews');
  const table = useTableQuery(
    tableParams,
    useCourseReviewsQuery,
    { page: tableParams.page, limit: size.limit, decision, assignment, search: tableParams.search || null },
    ({ courseReviews }) => courseReviews,
  );
  const columns = useReviewColumns(isPending);
  return (
    <DataTable
      size={size}
      caption={t('caption')}
      name="course-reviews"
      columns={columns}
      table={table}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `${QUEUE}/${id}`}
      stackOnPhone="rows"
      toolbar={
        <>
          <TableToolbar tableParams={tableParams} search={t('search')} />
          {isPending && (
            <PressedFilters
              label={t('holder.filter')}
              options={ASSIGNMENTS.map((value) => ({ value, label: t(`holder.${value}`) }))}
              value={assignment}
              onChange={(value) => tableParams.set({ assignment: value === 'ANY' ? null : value })}
            />
          )}
        </>
      }
      empty={
        isPending ? (
          <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
        ) : (
          <EmptyState
            kind="filter"
            title={t('emptyDecided')}
            text={t('emptyDecidedText')}
            actions={
              <ButtonLink to={QUEUE} variant="default">
                {t('backToQueue')}
              </ButtonLink>
            }
          />
        )
      }
      emptyByFilter={
        <EmptyByFilter
          title={t('filterTitle')}
          text={t('filterText')}
          action={t('clear')}
          onClear={tableParams.clear}
        />
      }
    />
  );
}
