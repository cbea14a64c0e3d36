import { useState } from 'react';
import type { PayoutStatus } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyByFilter } from '../../../ui/empty-by-filter.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { TableToolbar } from '../../../ui/table-toolbar.tsx';
import { useTableQuery } from '../../../ui/use-table-query.ts';
import { useTableSearchParams } from '../../../ui/use-table-search-params.ts';
import utilities from '../../../ui/utilities.module.css';
import { useViewer } from '../../accounts/index.ts';
import { PAYOUT_STATUSES } from '../payouts/payout-status.tsx';
import classes from '../payouts/payouts.module.css';
import { BankStatement, TransferFiles } from './bank-files.tsx';
import { PayoutActionDialog } from './payout-action-dialog.tsx';
import { type PayoutAction, useAdminPayoutColumns } from './payout-columns.tsx';
import { usePayoutsQuery } from './payouts.gen.ts';

/** /admin/payouts: payout requests of teachers, transfer files for the bank, and imports of its statements. */
export function Component() {
  const { t } = useTranslation('earnings');
  const viewer = useViewer();
  const tableParams = useTableSearchParams({ sortBy: '', filters: ['status'] });
  const status: PayoutStatus | null =
    PAYOUT_STATUSES.find((each) => each === tableParams.filter('status')) ?? null;
  const table = useTableQuery(
    tableParams,
    usePayoutsQuery,
    { filter: { status, search: tableParams.search || null }, page: tableParams.page, limit: 20 },
    ({ payouts }) => payouts,
  );
  const [action, setAction] = useState<PayoutAction | null>(null);
  const [decided, setDecided] = useState(0);
  const columns = useAdminPayoutColumns(setAction);
  const readAgain = () => void table.result.refetch().catch(() => undefined);
  return (
    <>
      <PageHeader
        title={t('desk.title')}
        breadcrumbs={[{ label: t('desk.crumb'), to: '/admin' }, { label: t('desk.title') }]}
        sub={t('desk.sub')}
      />
      <Stack gap={4} shrink>
        <div className={utilities.cardTabs}>
          <DataTable
            caption={t('desk.caption')}
            name="payout-desk"
            columns={columns}
            table={table}
            rowKey={({ id }) => id}
            stackOnPhone="rows"
            toolbar={
              <TableToolbar
                tableParams={tableParams}
                search={t('desk.search')}
                filters={[
                  {
                    name: 'status',
                    label: t('desk.statusLabel'),
                    any: t('desk.allStatuses'),
                    options: PAYOUT_STATUSES.map((value) => ({ value, label: t(`payoutStatus.${value}`) })),
                  },
                ]}
              />
            }
            empty={<EmptyState title={t('desk.emptyTitle')} text={t('desk.emptyText')} />}
            emptyByFilter={
              <EmptyByFilter
                title={t('desk.filterTitle')}
                text={t('desk.filterText')}
                action={t('desk.clear')}
                onClear={tableParams.clear}
              />
            }
          />
        </div>
        <div className={classes.cards}>
          <TransferFiles key={decided} onMade={readAgain} />
          {viewer.may('payout:import') && (
            <BankStatement
              onImported={() => {
                setDecided((count) => count + 1);
                readAgain();
              }}
            />
          )}
        </div>
      </Stack>
      {action && (
        <PayoutActionDialog
          action={action}
          onClose={() => setAction(null)}
          onDone={() => {
            setAction(null);
            setDecided((count) => count + 1);
            readAgain();
          }}
        />
      )}
    </>
  );
}
