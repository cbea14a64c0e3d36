import type { FragmentType } from '@apollo/client';
import { NativeSelect } from '@mantine/core';
import { IconPackage } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { OrderStatus } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyByFilter } from '../../../ui/empty-by-filter.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import kit from '../../../ui/kit.module.css';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useTableQuery } from '../../../ui/use-table-query.ts';
import { useTableSearchParams } from '../../../ui/use-table-search-params.ts';
import { gatewayName } from '../gateway-name.ts';
import { BILL_TONES } from './bill-tones.ts';
import { type BillFieldsFragment, useBillFieldsFragment, useMyBillsQuery } from './bills.gen.ts';
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

function Bill({ order }: { order: FragmentType<BillFieldsFragment> }) {
  const { t } = useTranslation('ownBills');
  const { price, date, time } = useFormat();
  const bill = useBillFieldsFragment(order);
  if (!bill) return null;
  const { id, number, status, total, missing, createdAt, expiresAt, paidAt, lines, attempts } = bill;
  const { package: ordered } = bill;
  const paid = attempts.find((attempt) => attempt.status === 'SUCCEEDED');
  const open = attempts.at(-1);
  return (
    <li className={classes.bill} data-waits={status === 'PENDING' || undefined}>
      <div className={classes.head}>
        <h2 className={classes.number}>
          <Link to={`/dashboard/bills/${id}`}>{number}</Link>
        </h2>
        <span className={`${kit.small} ${kit.dim}`}>
          {time(paidAt ?? createdAt)}, {date(paidAt ?? createdAt)}
          {paid && ` · ${gatewayName(paid.gateway)}`}
        </span>
        <span className={classes.end}>
          <Tag tone={BILL_TONES[status]}>{t(`status.${status}`)}</Tag>
          <b className={classes.money}>{price(total)}</b>
          {paidAt && <PdfButton orderId={id} number={number} />}
        </span>
      </div>
      <ul className={classes.lines}>
        {ordered && (
          <li>
            <span className={classes.noCover}>
              <IconPackage size={24} stroke={1.5} aria-hidden="true" />
            </span>
            <div className={kit.grow}>
              <p className={kit.strong}>{ordered.title}</p>
              <PackageDays ordered={ordered} />
            </div>
            <span className={classes.money}>{price(ordered.amount)}</span>
          </li>
        )}
        {lines.map((line) => (
          <li key={line.id}>
            {line.course ? (
              <img src={line.course.coverUrl} alt="" width={72} height={41} loading="lazy" />
            ) : (
              <span className={classes.noCover} />
            )}
            <div className={kit.grow}>
              <p className={kit.strong}>{line.title}</p>
              <p className={`${kit.small} ${kit.dim}`}>{line.teacherName}</p>
              <LineRight line={line} number={number} />
            </div>
            <span className={classes.money}>{price(line.amount)}</span>
          </li>
        ))}
      </ul>
      {status === 'PENDING' && (
        <div className={classes.waits}>
          {open && (
            <ButtonLink
              to={missing == null ? `/payment/result?reference=${open.reference}` : `/dashboard/bills/${id}`}
              size="sm"
            >
              {t('goOn')}
            </ButtonLink>
          )}
          <span className={kit.small}>
            {t('heldUntil', { time: time(expiresAt), date: date(expiresAt) })}
          </span>
        </div>
      )}
    </li>
  );
}

/** /dashboard/bills: the viewer's orders, including unpaid ones. */
export function Component() {
  const { t } = useTranslation('ownBills');
  const address = useTableSearchParams({ sortBy: 'CREATED_AT', filters: FILTERS });
  const status = STATUSES.find((each) => each === address.filter('status')) ?? null;
  const { result } = useTableQuery(
    address,
    useMyBillsQuery,
    { search: address.search || null, status, page: address.page, limit: PER_PAGE },
    ({ myOrders }) => myOrders,
  );
  const isFiltered = address.isNarrowed;
  return (
    <>
      <PageHeader
        title={t('title')}
        crumbs={[{ label: t('crumb'), to: '/dashboard' }, { label: t('title') }]}
        sub={t('sub')}
      />
      <div className={kit.cardFlush}>
        <div className={classes.toolbar}>
          <div className={kit.grow}>
            <SearchField
              value={address.search}
              label={t('search')}
              onSearch={(search) => address.set({ search })}
            />
          </div>
          <NativeSelect
            aria-label={t('statusLabel')}
            value={status ?? ''}
            data={[
              { value: '', label: t('allStatuses') },
              ...STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
            ]}
            onChange={(event) => address.set({ status: event.currentTarget.value })}
          />
        </div>
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
                onClear={address.clear}
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
              <ul className={classes.list}>
                {items.map((bill) => (
                  <Bill key={bill.id} order={bill} />
                ))}
              </ul>
              <div className={classes.pages}>
                <Pagination page={page} limit={limit} total={total} href={address.hrefOfPage} />
              </div>
            </>
          )}
        </QueryView>
      </div>
    </>
  );
}
