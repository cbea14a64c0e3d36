import { useState } from 'react';
import type { DisputeStatus } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyByFilter } from '../../ui/empty-by-filter.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Card } from '../../ui/layout/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TableToolbar } from '../../ui/table-toolbar.tsx';
import { useTableQuery } from '../../ui/use-table-query.ts';
import { useTableSearchParams } from '../../ui/use-table-search-params.ts';
import { useViewer } from '../accounts/index.ts';
import { BillTabs, useBillsBreadcrumbs } from '../orders/index.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { type DisputeAction, useDisputeColumns } from './dispute-columns.tsx';
import { useDisputesQuery } from './disputes.gen.ts';
import { OpenDialog } from './open-dialog.tsx';

const STATUSES: readonly DisputeStatus[] = ['OPEN', 'WON', 'LOST'];
const FILTERS = ['status'] as const;

/** /admin/bills/disputes: chargebacks with their status. */
export function Component() {
  const { t } = useTranslation('disputes');
  const breadcrumbs = useBillsBreadcrumbs(t('title'));
  const mayDecide = useViewer().may('dispute:decide');
  const tableParams = useTableSearchParams({ sortBy: '', filters: FILTERS });
  const status = STATUSES.find((each) => each === tableParams.filter('status')) ?? null;
  const table = useTableQuery(
    tableParams,
    useDisputesQuery,
    { status, search: tableParams.search || null, page: tableParams.page, limit: 20 },
    ({ disputes }) => disputes,
  );
  const [action, setAction] = useState<DisputeAction | 'open' | null>(null);
  const columns = useDisputeColumns(mayDecide, setAction);
  const close = () => setAction(null);
  const closeAndRefetch = () => {
    close();
    void table.result.refetch().catch(() => undefined);
  };
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={breadcrumbs}
        sub={t('sub')}
        actions={mayDecide && <Button onClick={() => setAction('open')}>{t('open.action')}</Button>}
      />
      <BillTabs current="disputes" />
      <Card card="flush">
        <DataTable
          caption={t('caption')}
          name="disputes"
          columns={columns}
          table={table}
          rowKey={({ id }) => id}
          stackOnPhone="rows"
          toolbar={
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
              ]}
            />
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
      {action === 'open' && <OpenDialog onClose={close} onDone={closeAndRefetch} />}
      {action && action !== 'open' && (
        <DecideDialog action={action} onClose={close} onDone={closeAndRefetch} />
      )}
    </>
  );
}
