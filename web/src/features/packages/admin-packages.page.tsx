import { IconGift } from '@tabler/icons-react';
import { useState } from 'react';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import type { PackageSubscriptionState } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyByFilter } from '../../ui/empty-by-filter.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Heading, Stack } from '../../ui/layout/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { TableToolbar } from '../../ui/table-toolbar.tsx';
import { useTableQuery } from '../../ui/use-table-query.ts';
import { useTableSearchParams } from '../../ui/use-table-search-params.ts';
import utilities from '../../ui/utilities.module.css';
import { useViewer } from '../accounts/index.ts';
import { useAllPackagesQuery, usePackageSubscriptionsQuery } from './admin-packages.gen.ts';
import { ExtendDialog } from './extend-dialog.tsx';
import { GrantDialog } from './grant-dialog.tsx';
import { type AdminSubscription, useSubscriptionColumns } from './subscription-columns.tsx';
import { type SoldPackage, VersionCards } from './version-cards.tsx';
import { VersionDialog } from './version-dialog.tsx';

const STATES: readonly PackageSubscriptionState[] = [
  'ACTIVE',
  'CANCELS_AT_PERIOD_END',
  'PAST_DUE',
  'PENDING_PAYMENT',
  'EXPIRED',
  'SUPERSEDED',
];

/** /admin/packages: all packages with their versions and subscribers. */
export function Component() {
  const { t } = useTranslation('packages');
  const viewer = useViewer();
  const mayManage = viewer.may('package:manage');
  const packages = useAllPackagesQuery(cacheAndNetwork);
  const tableParams = useTableSearchParams({ sortBy: '', filters: ['state'] });
  const state = STATES.find((each) => each === tableParams.filter('state')) ?? null;
  const table = useTableQuery(
    tableParams,
    usePackageSubscriptionsQuery,
    { filter: { state, search: tableParams.search || null }, page: tableParams.page, limit: 20 },
    ({ packageSubscriptions }) => packageSubscriptions,
  );
  const [changing, setChanging] = useState<SoldPackage | null>(null);
  const [extending, setExtending] = useState<AdminSubscription | null>(null);
  const [isGranting, setGranting] = useState(false);
  const columns = useSubscriptionColumns(mayManage ? setExtending : undefined);
  const refresh = () => {
    setChanging(null);
    setExtending(null);
    setGranting(false);
    for (const result of [packages, table.result]) void result.refetch().catch(() => undefined);
  };
  return (
    <>
      <PageHeader
        title={t('desk.title')}
        breadcrumbs={[{ label: t('desk.crumb'), to: '/admin' }, { label: t('desk.title') }]}
        sub={t('desk.sub')}
        actions={
          mayManage && (
            <Button
              leftSection={<IconGift size={18} aria-hidden="true" />}
              disabled={!packages.data}
              onClick={() => setGranting(true)}
            >
              {t('desk.grant')}
            </Button>
          )
        }
      />
      <Stack gap={4} shrink>
        <QueryView
          result={packages}
          select={({ allPackages }) => allPackages}
          skeleton={
            <Loading>
              <Skeleton height={240} />
            </Loading>
          }
        >
          {(all) => <VersionCards packages={all} onChange={mayManage ? setChanging : undefined} />}
        </QueryView>
        <div className={utilities.cardTabs}>
          <Heading level={2} px={6} pt={5} text="lg" weight={700}>
            {t('desk.subscriptions')}
          </Heading>
          <DataTable
            caption={t('desk.caption')}
            name="package-subscriptions"
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
                    name: 'state',
                    label: t('desk.state'),
                    any: t('desk.allStates'),
                    options: STATES.map((value) => ({ value, label: t(`state.${value}`) })),
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
      </Stack>
      {changing && <VersionDialog package={changing} onClose={() => setChanging(null)} onSaved={refresh} />}
      {extending && (
        <ExtendDialog subscription={extending} onClose={() => setExtending(null)} onSaved={refresh} />
      )}
      {isGranting && packages.data && (
        <GrantDialog
          packages={packages.data.allPackages}
          onClose={() => setGranting(false)}
          onSaved={refresh}
        />
      )}
    </>
  );
}
