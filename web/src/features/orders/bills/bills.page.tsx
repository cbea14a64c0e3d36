import type { FragmentType } from '@apollo/client';
import { IconPackage } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { OrderStatus } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyByFilter } from '../../../ui/empty-by-filter.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Card, Heading, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { TableToolbar } from '../../../ui/table-toolbar.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useTableQuery } from '../../../ui/use-table-query.ts';
import { useTableSearchParams } from '../../../ui/use-table-search-params.ts';
import { gatewayName } from '../gateway-name.ts';
import { UnpaidOrder } from '../unpaid/unpaid-order.tsx';
import { BILL_TONES } from './bill-tones.ts';
import { type BillRowFragment, useBillRowFragment, useMyBillsQuery } from './bills.gen.ts';
import classes from './bills.module.css';
import { LineRight } from './line-right.tsx';
import { PackageDays } from './package-days.tsx';
import { PdfButton } from './pdf-button.tsx';

const STATUSES: readonly OrderStatus[] = [
  'PAID',
  'PENDING',
  'NEEDS_CHECK',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'EXPIRED',
  'CANCELLED',
];
const FILTERS = ['status'] as const;
const PER_PAGE = 10;

function BillRow({ order }: { order: FragmentType<BillRowFragment> }) {
  const { t } = useTranslation('ownBills');
  const { price, date, time } = useFormat();
  const bill = useBillRowFragment(order);
  if (!bill) return null;
  const { id, number, status, total, createdAt, expiresAt, paidAt, lines, attempts } = bill;
  const { package: ordered } = bill;
  const paid = attempts.find((attempt) => attempt.status === 'SUCCEEDED');
  return (
    <Box
      as="li"
      className={classes.bill}
      px={6}
      py={5}
      borderTop
      data-waits={status === 'PENDING' || undefined}
    >
      <Row wrap rowGap={2} columnGap={4}>
        <Heading level={2} className={classes.number} text="md">
          <Link to={`/dashboard/bills/${id}`}>{number}</Link>
        </Heading>
        <Text as="span" text="sm" tone="dim">
          {time(paidAt ?? createdAt)}, {date(paidAt ?? createdAt)}
          {paid && ` · ${gatewayName(paid.gateway)}`}
        </Text>
        <Row as="span" className={classes.end} wrap rowGap={2} columnGap={4} ml="auto">
          <Tag tone={BILL_TONES[status]}>{t(`status.${status}`)}</Tag>
          <Text as="b" weight={600} numbers space="nowrap">
            {price(total)}
          </Text>
          {paidAt && <PdfButton orderId={id} number={number} />}
        </Row>
      </Row>
      <ul className={classes.lines}>
        {ordered && (
          <li>
            <span className={classes.noCover}>
              <IconPackage size={24} stroke={1.5} aria-hidden="true" />
            </span>
            <Box grow shrink>
              <Text weight={600}>{ordered.title}</Text>
              <PackageDays ordered={ordered} />
            </Box>
            <Text as="span" weight={600} numbers space="nowrap">
              {price(ordered.amount)}
            </Text>
          </li>
        )}
        {lines.map((line) => (
          <li key={line.id}>
            {line.course ? (
              <img src={line.course.coverUrl} alt="" width={72} height={41} loading="lazy" />
            ) : (
              <span className={classes.noCover} />
            )}
            <Box grow shrink>
              <Text weight={600}>{line.title}</Text>
              <Text text="sm" tone="dim">
                {line.teacherName}
              </Text>
              <LineRight line={line} number={number} />
            </Box>
            <Text as="span" weight={600} numbers space="nowrap">
              {price(line.amount)}
            </Text>
          </li>
        ))}
      </ul>
      {status === 'PENDING' && (
        <Stack gap={2} mt={4} shrink>
          <Text text="sm">{t('heldUntil', { time: time(expiresAt), date: date(expiresAt) })}</Text>
          <UnpaidOrder order={bill} isCompact />
        </Stack>
      )}
    </Box>
  );
}

/** /dashboard/bills: the viewer's orders, including unpaid ones. */
export function Component() {
  const { t } = useTranslation('ownBills');
  const tableParams = useTableSearchParams({ sortBy: 'CREATED_AT', filters: FILTERS });
  const status = STATUSES.find((each) => each === tableParams.filter('status')) ?? null;
  const { result } = useTableQuery(
    tableParams,
    useMyBillsQuery,
    { search: tableParams.search || null, status, page: tableParams.page, limit: PER_PAGE },
    ({ myOrders }) => myOrders,
  );
  const isFiltered = tableParams.isNarrowed;
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: t('crumb'), to: '/dashboard' }, { label: t('title') }]}
        sub={t('sub')}
      />
      <Card card="flush">
        <Row className={classes.toolbar} wrap align="stretch" gap={3} px={6} py={4}>
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
        </Row>
        <QueryView
          result={result}
          select={(page) => page}
          failedTitle={t('failed')}
          keepsPrevious
          isEmpty={({ items }) => items.length === 0}
          skeleton={
            <Loading className={classes.loading ?? ''}>
              <Skeleton height={120} />
              <Skeleton height={120} />
            </Loading>
          }
          empty={
            isFiltered ? (
              <EmptyByFilter
                title={t('filterTitle')}
                text={t('filterText')}
                action={t('clear')}
                onClear={tableParams.clear}
              />
            ) : (
              <EmptyState
                title={t('emptyTitle')}
                text={t('emptyText')}
                actions={<ButtonLink to="/courses">{t('browse')}</ButtonLink>}
              />
            )
          }
        >
          {({ items, total, page, limit }) => (
            <>
              <ul>
                {items.map((bill) => (
                  <BillRow key={bill.id} order={bill} />
                ))}
              </ul>
              <Box className={classes.pages} px={6} py={3} borderTop>
                <Pagination page={page} limit={limit} total={total} href={tableParams.hrefOfPage} />
              </Box>
            </>
          )}
        </QueryView>
      </Card>
    </>
  );
}
