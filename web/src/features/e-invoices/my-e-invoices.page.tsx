import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { Column } from '../../ui/column-head.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { Card, Stack, Text } from '../../ui/layout/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { useTableQuery } from '../../ui/use-table-query.ts';
import { useTableSearchParams } from '../../ui/use-table-search-params.ts';
import { EInvoiceStatus } from './e-invoice-status.tsx';
import {
  type MyEInvoicesQuery,
  type MyFeeInvoicesQuery,
  useMyEInvoicesQuery,
  useMyFeeInvoicesQuery,
} from './e-invoices.gen.ts';
import { FileButtons } from './file-buttons.tsx';
import { formatInvoiceNumber } from './format-invoice-number.ts';

type Invoice = MyEInvoicesQuery['myEInvoices']['items'][number];

const useColumns = (): Column<Invoice>[] => {
  const { t } = useTranslation('eInvoices');
  const { money, date } = useFormat();
  return useMemo(
    () => [
      {
        key: 'number',
        header: t('number'),
        cell: (invoice) => (
          <Stack gap={1} shrink>
            <Text as="span" weight={600} numbers>
              {formatInvoiceNumber(invoice) ?? t('noNumber')}
            </Text>
            <Text as="span" text="xs" tone="dim">
              {date(invoice.createdAt)}
            </Text>
          </Stack>
        ),
      },
      {
        key: 'buyer',
        header: t('buyer'),
        cell: ({ buyerName, item, kind }) => (
          <Stack gap={1} shrink>
            <Text as="span" text="sm" anywhere>
              {buyerName}
            </Text>
            <Text as="span" text="xs" tone="dim" anywhere>
              {kind === 'ORIGINAL' ? item : `${t(`kind.${kind}`)}: ${item}`}
            </Text>
          </Stack>
        ),
      },
      { key: 'status', header: t('statusLabel'), cell: ({ status }) => <EInvoiceStatus status={status} /> },
      {
        key: 'amount',
        header: t('amount'),
        align: 'end',
        cell: ({ amount }) => (
          <Text as="span" weight={600} numbers space="nowrap">
            {money(amount)}
          </Text>
        ),
      },
      {
        key: 'files',
        header: t('files'),
        align: 'end',
        cell: (invoice) =>
          invoice.filedAt && <FileButtons id={invoice.id} name={formatInvoiceNumber(invoice) ?? ''} />,
      },
    ],
    [t, money, date],
  );
};

type Fee = MyFeeInvoicesQuery['myFeeInvoices']['items'][number];

const useFeeColumns = (): Column<Fee>[] => {
  const { t } = useTranslation('eInvoices');
  const { money, date } = useFormat();
  return useMemo(
    () => [
      {
        key: 'item',
        header: t('own.item'),
        cell: (invoice) => (
          <Stack gap={1} shrink>
            <Text as="span" weight={600}>
              {invoice.item}
            </Text>
            <Text as="span" text="xs" tone="dim" numbers>
              {formatInvoiceNumber(invoice) ?? t('noNumber')}, {date(invoice.createdAt)}
            </Text>
          </Stack>
        ),
      },
      { key: 'status', header: t('statusLabel'), cell: ({ status }) => <EInvoiceStatus status={status} /> },
      {
        key: 'amount',
        header: t('amount'),
        align: 'end',
        cell: ({ amount, vatAmount }) => (
          <Stack gap={1} shrink>
            <Text as="span" weight={600} numbers space="nowrap">
              {money(amount)}
            </Text>
            {vatAmount > 0 && (
              <Text as="span" text="xs" tone="dim" numbers>
                {t('own.vatOf', { amount: money(vatAmount) })}
              </Text>
            )}
          </Stack>
        ),
      },
      {
        key: 'files',
        header: t('files'),
        cell: (invoice) => invoice.filedAt && <FileButtons id={invoice.id} name={invoice.item} />,
      },
    ],
    [t, money, date],
  );
};

function Sales() {
  const { t } = useTranslation('eInvoices');
  const tableParams = useTableSearchParams({ sortBy: '' });
  const table = useTableQuery(
    tableParams,
    useMyEInvoicesQuery,
    { page: tableParams.page, limit: 20 },
    ({ myEInvoices }) => myEInvoices,
  );
  return (
    <DataTable
      caption={t('caption')}
      name="my-e-invoices"
      columns={useColumns()}
      table={table}
      rowKey={({ id }) => id}
      stackOnPhone="rows"
      empty={<EmptyState title={t('own.emptyTitle')} text={t('own.emptyText')} />}
      emptyByFilter={null}
    />
  );
}

function Fees() {
  const { t } = useTranslation('eInvoices');
  const tableParams = useTableSearchParams({ sortBy: '', filters: ['tab'] });
  const table = useTableQuery(
    tableParams,
    useMyFeeInvoicesQuery,
    { page: tableParams.page, limit: 20 },
    ({ myFeeInvoices }) => myFeeInvoices,
  );
  const empty = <EmptyState title={t('own.feesEmptyTitle')} text={t('own.feesEmptyText')} />;
  return (
    <DataTable
      caption={t('own.fees')}
      name="my-fee-invoices"
      columns={useFeeColumns()}
      table={table}
      rowKey={({ id }) => id}
      stackOnPhone="rows"
      empty={empty}
      emptyByFilter={empty}
    />
  );
}

const PATH = '/teacher/earnings/e-invoices';

/** /teacher/earnings/e-invoices: e-invoices whose seller is the teacher, and those about the platform's fee. */
export function Component() {
  const { t } = useTranslation('eInvoices');
  const [params] = useSearchParams();
  const isFees = params.get('tab') === 'fees';
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[
          { label: t('own.area'), to: '/teacher' },
          { label: t('own.earnings'), to: '/teacher/earnings' },
          { label: t('title') },
        ]}
        sub={t('own.sub')}
      />
      <Stack gap={3} shrink>
        <TabLinks
          label={t('own.tabs')}
          links={[
            { key: 'sales', label: t('own.sales'), to: PATH, isOn: !isFees },
            { key: 'fees', label: t('own.fees'), to: `${PATH}?tab=fees`, isOn: isFees },
          ]}
        />
        <Card card="flush">{isFees ? <Fees /> : <Sales />}</Card>
      </Stack>
    </>
  );
}
