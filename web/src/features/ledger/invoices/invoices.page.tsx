import { IconFileDownload } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/column-head.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Stack, Text } from '../../../ui/layout/layout.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useTableQuery } from '../../../ui/use-table-query.ts';
import { useTableSearchParams } from '../../../ui/use-table-search-params.ts';
import utilities from '../../../ui/utilities.module.css';
import { MyWithheldTaxes } from '../taxes/my-withheld-taxes.tsx';
import { formatMonth } from '../taxes/net.ts';
import {
  type MyTeacherInvoicesQuery,
  useCreateTeacherInvoiceDownloadMutation,
  useMyTeacherInvoicesQuery,
} from './invoices.gen.ts';

type Invoice = MyTeacherInvoicesQuery['myTeacherInvoices']['items'][number];

/** Downloads an invoice. Its URL is created on the click, because it expires after minutes. */
function PdfButton({ id, number }: Pick<Invoice, 'id' | 'number'>) {
  const { t } = useTranslation('earnings');
  const [create, { loading }] = useCreateTeacherInvoiceDownloadMutation();
  const fetch = async () => {
    try {
      const { data } = await create({ variables: { invoiceId: id } });
      if (data) window.location.assign(data.createTeacherInvoiceDownload.url);
    } catch {
      // A toast shows the failure
    }
  };
  return (
    <Button
      variant="default"
      size="sm"
      loading={loading}
      aria-label={t('invoices.pdfNamed', { number })}
      leftSection={<IconFileDownload size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => void fetch()}
    >
      {t('invoices.pdf')}
    </Button>
  );
}

const useInvoiceColumns = (): Column<Invoice>[] => {
  const { t } = useTranslation('earnings');
  const { count, money } = useFormat();
  return useMemo(() => {
    const amount = (key: 'gross' | 'share' | 'shareBack' | 'paidOut' | 'closing'): Column<Invoice> => ({
      key,
      header: t(`invoices.${key}`),
      align: 'end',
      cell: (invoice) => (
        <Text as="span" numbers>
          {money(invoice[key])}
        </Text>
      ),
    });
    return [
      {
        key: 'month',
        header: t('invoices.month'),
        cell: ({ month, number }) => (
          <Stack gap={2} shrink>
            <Text as="span" weight={600} numbers>
              {formatMonth(month)}
            </Text>
            <Text as="span" text="xs" tone="dim" numbers>
              {number}
            </Text>
          </Stack>
        ),
      },
      {
        ...amount('gross'),
        cell: ({ gross, sales }) => (
          <Stack gap={2} shrink>
            <Text as="span" numbers>
              {money(gross)}
            </Text>
            <Text as="span" text="xs" tone="dim">
              {t('invoices.sales', { count: sales, sales: count(sales) })}
            </Text>
          </Stack>
        ),
      },
      amount('share'),
      amount('shareBack'),
      amount('paidOut'),
      {
        ...amount('closing'),
        cell: ({ closing, closingOwed }) => (
          <Stack gap={2} shrink>
            <Text as="span" weight={600} numbers>
              {money(closing)}
            </Text>
            {closingOwed > 0 && (
              <Text as="span" text="xs" tone="dim">
                {t('invoices.owed', { amount: money(closingOwed) })}
              </Text>
            )}
          </Stack>
        ),
      },
      {
        key: 'pdf',
        header: t('invoices.file'),
        align: 'end',
        cell: ({ id, number }) => <PdfButton id={id} number={number} />,
      },
    ];
  }, [t, count, money]);
};

/** /teacher/earnings/invoices: a teacher's monthly statements as PDF. */
export function Component() {
  const { t } = useTranslation('earnings');
  const tableParams = useTableSearchParams({ sortBy: '' });
  const table = useTableQuery(
    tableParams,
    useMyTeacherInvoicesQuery,
    { page: tableParams.page, limit: 20 },
    ({ myTeacherInvoices }) => myTeacherInvoices,
  );
  const columns = useInvoiceColumns();
  return (
    <>
      <PageHeader
        title={t('invoices.title')}
        breadcrumbs={[
          { label: t('crumb'), to: '/teacher' },
          { label: t('title'), to: '/teacher/earnings' },
          { label: t('invoices.title') },
        ]}
        sub={t('invoices.sub')}
      />
      <Stack gap={5} shrink>
        <div className={utilities.cardTabs}>
          <DataTable
            caption={t('invoices.caption')}
            name="teacher-invoices"
            columns={columns}
            table={table}
            rowKey={({ id }) => id}
            stackOnPhone="rows"
            empty={<EmptyState title={t('invoices.emptyTitle')} text={t('invoices.emptyText')} />}
            emptyByFilter={null}
          />
        </div>
        <MyWithheldTaxes />
      </Stack>
    </>
  );
}
