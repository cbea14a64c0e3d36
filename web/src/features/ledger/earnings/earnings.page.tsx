import { IconChartBar } from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import type { SaleStatus } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/column-head.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { isDateValue } from '../../../ui/date-text.ts';
import { EmptyByFilter } from '../../../ui/empty-by-filter.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Heading, Stack, Text } from '../../../ui/layout/layout.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { TableToolbar } from '../../../ui/table-toolbar.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useTableQuery } from '../../../ui/use-table-query.ts';
import { useTableSearchParams } from '../../../ui/use-table-search-params.ts';
import utilities from '../../../ui/utilities.module.css';
import { type MySalesQuery, useMyEarningsQuery, useMySalesQuery } from './earnings.gen.ts';
import { EarningsOverview } from './overview.tsx';
import { SALE_STATUSES, SALE_TONES } from './sale-status.ts';

type Sale = MySalesQuery['mySales']['items'][number];

/** A sale opens next to the list, which keeps its page and filters. */
const useSaleHref = () => {
  const { search } = useLocation();
  return useCallback((id: string) => `/teacher/earnings/sales/${id}${search}`, [search]);
};

const useSaleColumns = (): Column<Sale>[] => {
  const { t } = useTranslation('earnings');
  const { date, money } = useFormat();
  const getHref = useSaleHref();
  return useMemo(
    () => [
      {
        key: 'course',
        header: t('sales.course'),
        cell: ({ id, title, soldAt, origin, isByLink }) => (
          <Stack gap={2} shrink>
            <Link className={styleClass({ weight: 600 })} to={getHref(id)} preventScrollReset>
              {title}
            </Link>
            <Text as="span" text="xs" tone="dim">
              {date(soldAt)} · {t(`origin.${isByLink ? 'LINK' : origin}`)}
            </Text>
          </Stack>
        ),
      },
      {
        key: 'buyer',
        header: t('sales.buyer'),
        cell: ({ buyerName, orderNumber }) => (
          <Stack gap={2} shrink>
            <span>{buyerName ?? t('sales.noBuyer')}</span>
            <Text as="span" text="xs" tone="dim" space="nowrap">
              {orderNumber}
            </Text>
          </Stack>
        ),
      },
      {
        key: 'price',
        header: t('sales.price'),
        align: 'end',
        cell: ({ price }) => (
          <Text as="span" numbers>
            {money(price)}
          </Text>
        ),
      },
      {
        key: 'share',
        header: t('sales.receives'),
        align: 'end',
        cell: ({ share, shareLeft, status }) =>
          status === 'REVERSED' ? (
            <Box as="s" tone="dim">
              {money(share)}
            </Box>
          ) : (
            <Text as="span" weight={600} numbers>
              {money(shareLeft)}
            </Text>
          ),
      },
      {
        key: 'status',
        header: t('sales.status'),
        cell: ({ status, isFrozen }) => (
          <Tag tone={isFrozen ? 'warn' : SALE_TONES[status]}>
            {t(isFrozen ? 'frozen' : `saleStatus.${status}`)}
          </Tag>
        ),
      },
    ],
    [t, money, date, getHref],
  );
};

/** /teacher/earnings: the teacher's balance, and the sales behind it. */
export function Component() {
  const { t } = useTranslation('earnings');
  const earnings = useMyEarningsQuery(cacheAndNetwork);
  const tableParams = useTableSearchParams({ sortBy: '', filters: ['status', 'from', 'to'] });
  const status: SaleStatus | null =
    SALE_STATUSES.find((each) => each === tableParams.filter('status')) ?? null;
  const day = (name: 'from' | 'to') => {
    const value = tableParams.filter(name);
    return value && isDateValue(value) ? value : null;
  };
  const table = useTableQuery(
    tableParams,
    useMySalesQuery,
    { status, from: day('from'), to: day('to'), page: tableParams.page, limit: 20 },
    ({ mySales }) => mySales,
  );
  const columns = useSaleColumns();
  const getHref = useSaleHref();
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: t('crumb'), to: '/teacher' }, { label: t('title') }]}
        sub={t('sub')}
        actions={
          <ButtonLink
            variant="default"
            to="/teacher/earnings/analytics"
            leftSection={<IconChartBar size={18} aria-hidden="true" />}
          >
            {t('toAnalytics')}
          </ButtonLink>
        }
      />
      <Stack gap={4} shrink>
        <QueryView
          result={earnings}
          select={({ myEarnings }) => myEarnings}
          skeleton={
            <Loading className={styleClass({ card: true })}>
              <Skeleton height={220} />
            </Loading>
          }
        >
          {(loadedEarnings) => {
            const { held, available, inPayout, paid, owed, account } = loadedEarnings;
            // Without any amount, the empty list of sales explains more than a balance of zeros
            const isNew = !account && [held, available, inPayout, paid, owed].every((amount) => amount === 0);
            return isNew ? null : <EarningsOverview earnings={loadedEarnings} />;
          }}
        </QueryView>
        <div className={utilities.cardTabs}>
          <Heading level={2} px={6} pt={5} text="lg">
            {t('sales.title')}
          </Heading>
          <DataTable
            caption={t('sales.caption')}
            name="sales"
            columns={columns}
            table={table}
            rowKey={({ id }) => id}
            rowHref={({ id }) => getHref(id)}
            stackOnPhone="rows"
            toolbar={
              <TableToolbar
                tableParams={tableParams}
                filters={[
                  {
                    name: 'status',
                    label: t('sales.status'),
                    any: t('sales.allStatuses'),
                    options: SALE_STATUSES.map((value) => ({ value, label: t(`saleStatus.${value}`) })),
                  },
                ]}
              >
                {(['from', 'to'] as const).map((name) => (
                  <DateField
                    key={name}
                    isInline
                    label={t(`analytics.${name}`)}
                    value={tableParams.filter(name)}
                    onDate={(value) => tableParams.set({ [name]: value })}
                  />
                ))}
              </TableToolbar>
            }
            empty={
              <EmptyState
                title={t('sales.emptyTitle')}
                text={t('sales.emptyText')}
                actions={<ButtonLink to="/teacher/courses">{t('sales.toCourses')}</ButtonLink>}
              />
            }
            emptyByFilter={
              <EmptyByFilter
                title={t('sales.filterTitle')}
                text={t('sales.filterText')}
                action={t('sales.clear')}
                onClear={tableParams.clear}
              />
            }
          />
        </div>
      </Stack>
      <Outlet />
    </>
  );
}
