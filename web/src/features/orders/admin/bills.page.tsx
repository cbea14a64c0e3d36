import type { OrderSort, OrderStatus } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyByFilter } from '../../../ui/empty-by-filter.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportButtons } from '../../../ui/export-buttons.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Card, Text } from '../../../ui/layout/layout.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { TableToolbar } from '../../../ui/table-toolbar.tsx';
import { usePageSize } from '../../../ui/use-page-size.ts';
import { useTableQuery } from '../../../ui/use-table-query.ts';
import { useTableSearchParams } from '../../../ui/use-table-search-params.ts';
import { useViewer } from '../../accounts/index.ts';
import { useListExport } from '../../exports/index.ts';
import { useBillColumns } from './bill-columns.tsx';
import { BillTabs } from './bill-tabs.tsx';
import { useExportOrdersMutation, useOrdersQuery } from './bills.gen.ts';

const FILTERS = ['status', 'doubt'] as const;
const SORTS: readonly OrderSort[] = ['CREATED_AT', 'TOTAL'];
const STATUSES: readonly OrderStatus[] = [
  'NEEDS_CHECK',
  'PENDING',
  'PAID',
  'EXPIRED',
  'CANCELLED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
];

/** /admin/bills: all orders, and the doubts about their payments. */
export function Component() {
  const { t } = useTranslation('bills');
  const { count } = useFormat();
  const tableParams = useTableSearchParams({ sortBy: 'CREATED_AT', filters: FILTERS });
  const status = STATUSES.find((each) => each === tableParams.filter('status')) ?? null;
  const isInDoubt = tableParams.filter('doubt') === 'yes';
  const size = usePageSize('bills');
  const filter = { search: tableParams.search || null, status, ...(isInDoubt && { isInDoubt }) };
  const mayExport = useViewer().may('order:export');
  const [exportOrders] = useExportOrdersMutation();
  const exportList = useListExport();
  const download = (form: 'csv' | 'excel') =>
    exportList(
      form,
      { orders: { filter } },
      async () => (await exportOrders({ variables: { input: { filter } } })).data?.exportOrders,
    );
  const table = useTableQuery(
    tableParams,
    useOrdersQuery,
    {
      filter,
      sortBy: SORTS.find((each) => each === tableParams.sortBy) ?? 'CREATED_AT',
      sortOrder: tableParams.sortOrder,
      page: tableParams.page,
      limit: size.limit,
    },
    ({ orders }) => orders,
  );
  const columns = useBillColumns();
  const total = table.page?.total;
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: t('crumb'), to: '/admin' }, { label: t('title') }]}
        sub={t('sub')}
        actions={mayExport && <ExportButtons onExport={download} />}
      />
      <BillTabs />
      <Card card="flush">
        <DataTable
          caption={t('caption')}
          name="bills"
          size={size}
          columns={columns}
          table={table}
          rowKey={({ id }) => id}
          stackOnPhone="pairs"
          toolbar={
            <>
              <TableToolbar
                tableParams={tableParams}
                search={t('search')}
                filters={[
                  {
                    name: 'status',
                    label: t('statusLabel'),
                    any: t('allStatuses'),
                    options: STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
                  },
                  {
                    name: 'doubt',
                    label: t('toCheck'),
                    any: t('allPayments'),
                    options: [{ value: 'yes', label: t('onlyDoubts') }],
                  },
                ]}
                saved="bills"
              />
              {total !== undefined && (
                <Text as="span" tone="dim">
                  {t('count', { count: total, value: count(total) })}
                </Text>
              )}
            </>
          }
          empty={<EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
          emptyByFilter={
            <EmptyByFilter
              title={t('filterTitle')}
              text={t('filterText')}
              action={t('clear')}
              onClear={tableParams.clear}
            />
          }
        />
      </Card>
    </>
  );
}
