import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { SellerStatus as Status } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/column-head.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { Card, Stack, Text } from '../../ui/layout/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { useTableQuery } from '../../ui/use-table-query.ts';
import { useTableSearchParams } from '../../ui/use-table-search-params.ts';
import utilities from '../../ui/utilities.module.css';
import { type Seller, SellerDialog } from './seller-dialog.tsx';
import { SellerStatus } from './seller-status.tsx';
import { useSellerIdentitiesQuery } from './sellers.gen.ts';

const TABS = ['pending', 'verified', 'rejected', 'all'] as const;
const STATUSES: Record<(typeof TABS)[number], Status | null> = {
  pending: 'PENDING',
  verified: 'VERIFIED',
  rejected: 'REJECTED',
  all: null,
};
const FILTERS = ['tab'] as const;

const useColumns = (open: (seller: Seller) => void): Column<Seller>[] => {
  const { t } = useTranslation('sellers');
  const { date } = useFormat();
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('teacher'),
        cell: ({ personId, personName, legalName }) => (
          <Stack gap={1} shrink>
            <Link className={utilities.link} to={`/admin/users/${personId}`}>
              {personName}
            </Link>
            <Text as="span" text="xs" tone="dim" anywhere>
              {legalName}
            </Text>
          </Stack>
        ),
      },
      {
        key: 'paper',
        header: t('paperLabel'),
        cell: ({ sellerClass, paperKind, paperLastDigits }) => (
          <Stack gap={1} shrink>
            <Text as="span" text="sm">
              {t(`class.${sellerClass}`)}
            </Text>
            <Text as="span" text="xs" tone="dim">
              {t('paperNumber', { kind: t(`paper.${paperKind}`), digits: paperLastDigits })}
            </Text>
          </Stack>
        ),
      },
      { key: 'submitted', header: t('submittedAt'), cell: ({ submittedAt }) => date(submittedAt) },
      {
        key: 'status',
        header: t('statusLabel'),
        cell: ({ status, decidedByName }) => (
          <Stack gap={1} shrink>
            <SellerStatus status={status} />
            {decidedByName && (
              <Text as="span" text="xs" tone="dim">
                {decidedByName}
              </Text>
            )}
          </Stack>
        ),
      },
      {
        key: 'open',
        header: t('look'),
        align: 'end',
        cell: (seller) => (
          <Button
            size="sm"
            variant="default"
            aria-label={t('lookAt', { name: seller.personName })}
            onClick={() => open(seller)}
          >
            {t('look')}
          </Button>
        ),
      },
    ],
    [t, date, open],
  );
};

/** /admin/sellers: identities of sellers. The first tab has those that wait. */
export function Component() {
  const { t } = useTranslation('sellers');
  const [opened, setOpened] = useState<Seller | null>(null);
  const tableParams = useTableSearchParams({ sortBy: '', filters: FILTERS });
  const tab = TABS.find((each) => each === tableParams.filter('tab')) ?? 'pending';
  const table = useTableQuery(
    tableParams,
    useSellerIdentitiesQuery,
    { status: STATUSES[tab], page: tableParams.page, limit: 20 },
    ({ sellerIdentities }) => sellerIdentities,
  );
  const columns = useColumns(setOpened);
  const empty = <EmptyState title={t(`empty.${tab}`)} text={t('emptyText')} />;
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: t('crumb'), to: '/admin' }, { label: t('title') }]}
        sub={t('sub')}
      />
      <Stack gap={3} shrink>
        <TabLinks
          label={t('tabs.label')}
          links={TABS.map((key) => ({
            key,
            label: t(`tabs.${key}`),
            to: `/admin/sellers?tab=${key}`,
            isOn: key === tab,
          }))}
        />
        <Card card="flush">
          <DataTable
            caption={t('caption')}
            name="sellers"
            columns={columns}
            table={table}
            rowKey={({ id }) => id}
            stackOnPhone="rows"
            empty={empty}
            emptyByFilter={empty}
          />
        </Card>
      </Stack>
      {opened && (
        <SellerDialog
          seller={opened}
          onClose={() => setOpened(null)}
          onDone={() => {
            setOpened(null);
            void table.result.refetch().catch(() => undefined);
          }}
        />
      )}
    </>
  );
}
