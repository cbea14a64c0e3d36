import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { Column } from '../../../ui/column-head.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportButtons } from '../../../ui/export-buttons.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Figures } from '../../../ui/figures.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Card, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { useTableQuery } from '../../../ui/use-table-query.ts';
import { useTableSearchParams } from '../../../ui/use-table-search-params.ts';
import { LedgerTabs } from '../clearing/ledger-tabs.tsx';
import { CertificateButton } from './certificate-button.tsx';
import { formatMonth, net, type Withheld } from './net.ts';
import {
  useDownloadTaxCertificateMutation,
  useExportTaxReturnMutation,
  useWithheldTaxesQuery,
  useWithheldTaxMonthsQuery,
  type WithheldTaxesQuery,
  type WithheldTaxMonthsQuery,
} from './withheld-taxes.gen.ts';

type Seller = WithheldTaxesQuery['withheldTaxes']['items'][number];
type Month = WithheldTaxMonthsQuery['withheldTaxMonths'][number];

function Certificates({ seller: { teacherId, name }, month }: { seller: Seller; month: string }) {
  const { t } = useTranslation('clearing');
  const [create] = useDownloadTaxCertificateMutation();
  const periods = [
    { period: month.slice(0, 7), label: formatMonth(month) },
    { period: month.slice(0, 4), label: t('withheld.year', { year: month.slice(0, 4) }) },
  ];
  return (
    <Row gap={2} wrap justify="end" shrink>
      {periods.map(({ period, label }) => (
        <CertificateButton
          key={period}
          label={label}
          name={t('withheld.certificateOf', { name, period: label })}
          create={async () =>
            (await create({ variables: { input: { teacherId, period } } })).data?.downloadTaxCertificate.url
          }
        />
      ))}
    </Row>
  );
}

const useSellerColumns = (month: string): Column<Seller>[] => {
  const { t } = useTranslation('clearing');
  const { money } = useFormat();
  return useMemo(() => {
    const amount = (
      key: keyof ReturnType<typeof net>,
      back: 'refunded' | 'vatBack' | 'pitBack',
    ): Column<Seller> => ({
      key,
      header: t(`withheld.${key}`),
      align: 'end',
      cell: (seller) => (
        <Stack gap={1} shrink>
          <Text as="span" numbers space="nowrap">
            {money(net(seller)[key])}
          </Text>
          {seller[back] > 0 && (
            <Text as="span" text="xs" tone="dim" numbers>
              {t('withheld.afterReturns', { amount: money(seller[back]) })}
            </Text>
          )}
        </Stack>
      ),
    });
    return [
      {
        key: 'seller',
        header: t('withheld.seller'),
        cell: ({ name, taxCode, sellerClass, isResident }) => (
          <Stack gap={1} shrink>
            <Text as="span" weight={600} anywhere>
              {name}
            </Text>
            <Text as="span" text="xs" tone={taxCode ? 'dim' : 'warn'} numbers>
              {taxCode ?? t('withheld.noTaxCode')}
            </Text>
            <Text as="span" text="xs" tone="dim">
              {[
                sellerClass && t(`withheld.class.${sellerClass}`),
                t(isResident ? 'withheld.resident' : 'withheld.nonResident'),
              ]
                .filter(Boolean)
                .join(', ')}
            </Text>
          </Stack>
        ),
      },
      amount('revenue', 'refunded'),
      amount('vat', 'vatBack'),
      amount('pit', 'pitBack'),
      {
        key: 'certificates',
        header: t('withheld.certificates'),
        align: 'end',
        cell: (seller) => <Certificates seller={seller} month={month} />,
      },
    ];
  }, [t, money, month]);
};

function MonthFigures({ month }: { month: Withheld }) {
  const { t } = useTranslation('clearing');
  const { money } = useFormat();
  const { revenue, vat, pit } = net(month);
  const after = (amount: number) =>
    amount > 0 ? t('withheld.afterReturns', { amount: money(amount) }) : undefined;
  return (
    <Figures
      figures={[
        { key: 'revenue', label: t('withheld.revenue'), value: money(revenue), note: after(month.refunded) },
        { key: 'vat', label: t('withheld.vat'), value: money(vat), note: after(month.vatBack) },
        { key: 'pit', label: t('withheld.pit'), value: money(pit), note: after(month.pitBack) },
      ]}
    />
  );
}

/** One closed month: its totals, the return as a file, and the sellers. */
function MonthOfSellers({ months, month }: { months: readonly Month[]; month: Month }) {
  const { t } = useTranslation('clearing');
  const { count } = useFormat();
  const [, setParams] = useSearchParams();
  const [exportReturn] = useExportTaxReturnMutation();
  const tableParams = useTableSearchParams({ sortBy: '', filters: ['month'] });
  const table = useTableQuery(
    tableParams,
    useWithheldTaxesQuery,
    { month: month.month, page: tableParams.page, limit: 20 },
    ({ withheldTaxes }) => withheldTaxes,
  );
  const columns = useSellerColumns(month.month);
  const empty = <EmptyState title={t('withheld.emptyTitle')} text={t('withheld.emptyText')} />;
  return (
    <Stack gap={4} pt={3} shrink>
      <Row wrap gap={3} justify="between" align="end" shrink>
        <Select
          label={t('withheld.month')}
          value={month.month}
          options={months.map((each) => ({ value: each.month, label: formatMonth(each.month) }))}
          onChange={(event) => setParams({ month: event.currentTarget.value })}
        />
        <ExportButtons
          onExport={async () =>
            (await exportReturn({ variables: { input: { month: month.month.slice(0, 7) } } })).data
              ?.exportTaxReturn
          }
        />
      </Row>
      <MonthFigures month={month} />
      <Card card="flush">
        <DataTable
          caption={t('withheld.caption', {
            month: formatMonth(month.month),
            count: month.sellers,
            sellers: count(month.sellers),
          })}
          name="withheld-taxes"
          columns={columns}
          table={table}
          rowKey={({ id }) => id}
          stackOnPhone="rows"
          empty={empty}
          emptyByFilter={empty}
        />
      </Card>
    </Stack>
  );
}

/** /admin/ledger/withholding: taxes withheld from teachers by month, the return as a file, and certificates. */
export function Component() {
  const { t } = useTranslation('clearing');
  const [params] = useSearchParams();
  const result = useWithheldTaxMonthsQuery();
  return (
    <>
      <PageHeader
        title={t('withheld.title')}
        breadcrumbs={[
          { label: t('crumb'), to: '/admin' },
          { label: t('ledger'), to: '/admin/ledger' },
          { label: t('withheld.title') },
        ]}
        sub={t('withheld.sub')}
      />
      <LedgerTabs current="withholding" />
      <QueryView
        result={result}
        select={({ withheldTaxMonths }) => withheldTaxMonths}
        skeleton={<LoadingRows rows={6} height={64} />}
        isEmpty={(months) => months.length === 0}
        empty={<EmptyState title={t('withheld.emptyTitle')} text={t('withheld.emptyText')} />}
      >
        {(months) => (
          <MonthOfSellers
            months={months}
            month={months.find(({ month }) => month === params.get('month')) ?? months[0]!}
          />
        )}
      </QueryView>
    </>
  );
}
