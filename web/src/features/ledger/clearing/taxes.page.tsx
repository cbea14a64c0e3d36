import { useState } from 'react';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Card, Stack, Text } from '../../../ui/layout/layout.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { useTableQuery } from '../../../ui/use-table-query.ts';
import { useTableSearchParams } from '../../../ui/use-table-search-params.ts';
import { useViewer } from '../../accounts/index.ts';
import { useTaxesOwedQuery, useTaxPaymentsQuery } from './clearing.gen.ts';
import { LedgerTabs } from './ledger-tabs.tsx';
import { TaxDialog } from './tax-dialog.tsx';
import { monthText, TAX_NAMES } from './taxes.ts';
import { TaxesOwed } from './taxes-owed.tsx';

/** /admin/ledger/taxes: taxes due now, and payments to the tax office. */
export function Component() {
  const { t } = useTranslation('clearing');
  const { date, money } = useFormat();
  const mayClear = useViewer().may('ledger:clear');
  const [isPaying, setPaying] = useState(false);
  const owed = useTaxesOwedQuery(cacheAndNetwork);
  const now = owed.data?.taxesOwed;
  const isOwed = now !== undefined && TAX_NAMES.some((tax) => now[tax] > 0);
  const tableParams = useTableSearchParams({ sortBy: '' });
  const table = useTableQuery(
    tableParams,
    useTaxPaymentsQuery,
    { page: tableParams.page, limit: 20 },
    ({ taxPayments }) => taxPayments,
  );
  const readAgain = () => {
    for (const { refetch } of [owed, table.result]) void refetch().catch(() => undefined);
  };
  return (
    <>
      <PageHeader
        title={t('taxes.title')}
        breadcrumbs={[
          { label: t('crumb'), to: '/admin' },
          { label: t('ledger'), to: '/admin/ledger' },
          { label: t('taxes.title') },
        ]}
        sub={t('taxes.sub')}
        actions={mayClear && isOwed && <Button onClick={() => setPaying(true)}>{t('taxes.record')}</Button>}
      />
      <LedgerTabs current="taxes" />
      <Stack gap={4} shrink>
        <QueryView
          result={owed}
          select={({ taxesOwed }) => taxesOwed}
          skeleton={<LoadingRows rows={1} height={128} />}
        >
          {(taxes) => <TaxesOwed owed={taxes} />}
        </QueryView>
        <Card card="flush">
          <DataTable
            caption={t('taxes.caption')}
            name="tax-payments"
            columns={[
              {
                key: 'payment',
                header: t('taxes.payment'),
                cell: ({ reference, paidBy, at }) => (
                  <Stack gap={2} shrink>
                    <Text as="span" weight={600} numbers>
                      {reference}
                    </Text>
                    <Text as="span" text="xs" tone="dim">
                      {t('by', { name: paidBy, day: date(at) })}
                    </Text>
                  </Stack>
                ),
              },
              {
                key: 'period',
                header: t('taxes.period'),
                cell: ({ period }) => (
                  <Text as="span" numbers>
                    {monthText(period)}
                  </Text>
                ),
              },
              ...TAX_NAMES.map((tax) => ({
                key: tax,
                header: t(`taxes.${tax}`),
                align: 'end' as const,
                cell: (payment: Record<typeof tax, number>) => (
                  <Text as="span" numbers>
                    {money(payment[tax])}
                  </Text>
                ),
              })),
            ]}
            table={table}
            rowKey={({ id }) => id}
            stackOnPhone="pairs"
            empty={<EmptyState title={t('taxes.emptyTitle')} text={t('taxes.emptyText')} />}
            emptyByFilter={null}
          />
        </Card>
      </Stack>
      {isPaying && now && (
        <TaxDialog
          owed={now}
          onClose={() => setPaying(false)}
          onDone={() => {
            setPaying(false);
            readAgain();
          }}
        />
      )}
    </>
  );
}
