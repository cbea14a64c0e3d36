import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import type { EInvoiceGroup } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyByFilter } from '../../ui/empty-by-filter.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { Card, Stack } from '../../ui/layout/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { TableToolbar } from '../../ui/table-toolbar.tsx';
import { useTableQuery } from '../../ui/use-table-query.ts';
import { useTableSearchParams } from '../../ui/use-table-search-params.ts';
import { useEInvoiceColumns } from './e-invoice-columns.tsx';
import { EInvoiceDrawer } from './e-invoice-drawer.tsx';
import { EInvoiceFigures, InvoicingState } from './e-invoice-figures.tsx';
import { useEInvoiceFiguresQuery, useEInvoicesQuery } from './e-invoices.gen.ts';
import { NumberSeries } from './number-series.tsx';

const PATH = '/admin/e-invoices';
const TABS = ['person', 'waiting', 'all'] as const;
const GROUPS: Record<(typeof TABS)[number], EInvoiceGroup | null> = {
  person: 'NEEDS_PERSON',
  waiting: 'WAITING',
  all: null,
};
const FILTERS = ['tab'] as const;

/** /admin/e-invoices: e-invoices of all sellers. The first tab has only those that need a person. */
export function Component() {
  const { t } = useTranslation('eInvoices');
  const { count } = useFormat();
  const { id } = useParams();
  const { search: query } = useLocation();
  const navigate = useNavigate();
  const tableParams = useTableSearchParams({ sortBy: '', filters: FILTERS });
  const tab = TABS.find((each) => each === tableParams.filter('tab')) ?? 'person';
  const summary = useEInvoiceFiguresQuery({ ...cacheAndNetwork });
  const table = useTableQuery(
    tableParams,
    useEInvoicesQuery,
    { group: GROUPS[tab], search: tableParams.search || null, page: tableParams.page, limit: 20 },
    ({ eInvoices }) => eInvoices,
  );
  const columns = useEInvoiceColumns(query);
  const refetch = () => {
    for (const { refetch: again } of [summary, table.result]) void again().catch(() => undefined);
  };
  const figures = summary.data?.eInvoiceFigures;
  const counts = figures && {
    person: figures.rejected + figures.silent,
    waiting: figures.waiting,
    all: undefined,
  };
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: t('crumb'), to: '/admin' }, { label: t('title') }]}
        sub={t('sub')}
        actions={
          <ButtonLink variant="default" to={`${PATH}/terms`}>
            {t('terms.title')}
          </ButtonLink>
        }
      />
      <Stack gap={5} shrink>
        <QueryView result={summary} select={(data) => data} skeleton={<Skeleton height={200} />}>
          {(data) => (
            <Stack gap={5} shrink>
              <InvoicingState figures={data.eInvoiceFigures} />
              <EInvoiceFigures figures={data.eInvoiceFigures} />
              <NumberSeries all={data.eInvoiceSeries} />
            </Stack>
          )}
        </QueryView>
        <Stack gap={3} shrink>
          <TabLinks
            label={t('tabs.label')}
            links={TABS.map((key) => ({
              key,
              label: t(`tabs.${key}`),
              to: `${PATH}?tab=${key}`,
              isOn: key === tab,
              count: counts?.[key] ? count(counts[key]) : undefined,
            }))}
          />
          <Card card="flush">
            <DataTable
              caption={t('caption')}
              name="e-invoices"
              columns={columns}
              table={table}
              rowKey={(row) => row.id}
              stackOnPhone="rows"
              toolbar={<TableToolbar tableParams={tableParams} search={t('search')} />}
              empty={<EmptyState title={t(`empty.${tab}`)} text={t('emptyText')} />}
              emptyByFilter={
                tableParams.search ? (
                  <EmptyByFilter
                    title={t('filterTitle')}
                    text={t('filterText')}
                    action={t('clear')}
                    onClear={tableParams.clear}
                  />
                ) : (
                  <EmptyState title={t(`empty.${tab}`)} text={t('emptyText')} />
                )
              }
            />
          </Card>
        </Stack>
      </Stack>
      {id && (
        <EInvoiceDrawer
          key={id}
          id={id}
          onClose={() => void navigate(`${PATH}${query}`)}
          onChanged={refetch}
        />
      )}
    </>
  );
}
