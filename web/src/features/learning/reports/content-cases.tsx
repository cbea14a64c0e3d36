import { useTranslation } from 'react-i18next';
import { freshOnArrival } from '../../../apollo/fetch-policies.ts';
import type { ContentCaseState } from '../../../generated/schema.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import kit from '../../../ui/kit.module.css';
import { Pagination } from '../../../ui/pagination.tsx';
import { PressedFilters } from '../../../ui/pressed-filters.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { useTableSearchParams } from '../../../ui/use-table-search-params.ts';
import { ContentCaseCard } from './content-case.tsx';
import { useContentCasesQuery } from './reports.gen.ts';

const STATES = ['PENDING', 'ACCEPTED', 'REJECTED'] as const satisfies readonly ContentCaseState[];

/** What people reported, what waits the longest first. */
export function ContentCases() {
  const { t } = useTranslation('reports');
  const table = useTableSearchParams({ sortBy: 'CREATED_AT', filters: ['state'] });
  const state = STATES.find((each) => each === table.filter('state')) ?? 'PENDING';
  const result = useContentCasesQuery({ variables: { page: table.page, state }, ...freshOnArrival });
  return (
    <div className={kit.stack}>
      <PressedFilters
        label={t('filters')}
        options={STATES.map((value) => ({ value, label: t(`filter.${value}`) }))}
        value={state}
        onChange={(next) => table.set({ state: next === 'PENDING' ? null : next })}
      />
      <QueryView
        result={result}
        select={({ contentCases }) => contentCases}
        keepsPrevious
        failedTitle={t('failed')}
        skeleton={<LoadingRows rows={3} height={200} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t(`empty.${state}`)} text={t('emptyText')} />}
      >
        {({ items, total, page, limit }) => (
          <div className={kit.stack}>
            {items.map((one) => (
              <ContentCaseCard key={one.id} one={one} onDecided={() => void result.refetch()} />
            ))}
            {total > limit && <Pagination page={page} total={total} limit={limit} href={table.hrefOfPage} />}
          </div>
        )}
      </QueryView>
    </div>
  );
}
