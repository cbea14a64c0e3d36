import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import type { ContentCaseState } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { EmptyByFilter } from '../../ui/empty-by-filter.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Card, Stack } from '../../ui/layout/layout.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { PressedFilters } from '../../ui/pressed-filters.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { useTableSearchParams } from '../../ui/use-table-search-params.ts';
import { OwnReport } from './own-report.tsx';
import { useMyReportsQuery } from './own-reports.gen.ts';

const STATES = ['PENDING', 'ACCEPTED', 'REJECTED'] as const satisfies readonly ContentCaseState[];

export function OwnReports() {
  const { t } = useTranslation('ratings');
  const table = useTableSearchParams({ sortBy: 'CREATED_AT', filters: ['state'] });
  const state = STATES.find((each) => each === table.filter('state')) ?? null;
  const result = useMyReportsQuery({ variables: { page: table.page, state }, ...cacheAndNetwork });
  return (
    <QueryView
      result={result}
      select={({ myReports }) => myReports}
      keepsPrevious
      failedTitle={t('own.failed')}
      skeleton={<LoadingRows rows={3} height={120} />}
      isEmpty={({ total }) => total === 0 && state === null}
      empty={<EmptyState title={t('own.emptyTitle')} text={t('own.emptyText')} />}
    >
      {({ items, total, page, limit }) => (
        <Stack gap={4} shrink>
          <PressedFilters
            label={t('own.filters')}
            options={(['ALL', ...STATES] as const).map((value) => ({
              value,
              label: t(`own.filter.${value}`),
            }))}
            value={state ?? 'ALL'}
            onChange={(value) => table.set({ state: value === 'ALL' ? null : value })}
          />
          {total === 0 ? (
            <EmptyByFilter
              title={t('own.noneTitle')}
              text={t('own.noneText')}
              action={t('own.showAll')}
              onClear={() => table.set({ state: null })}
            />
          ) : (
            <Card as="ul" card="flush">
              {items.map((report) => (
                <OwnReport key={report.id} report={report} />
              ))}
            </Card>
          )}
          {total > limit && <Pagination page={page} total={total} limit={limit} href={table.hrefOfPage} />}
        </Stack>
      )}
    </QueryView>
  );
}
