import { useMemo } from 'react';
import type { CouponState } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/column-head.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyByFilter } from '../../ui/empty-by-filter.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { Card, Grid, Text } from '../../ui/layout/layout.tsx';
import { TableToolbar } from '../../ui/table-toolbar.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { MINUTE, useNow } from '../../ui/use-now.ts';
import { usePageSize } from '../../ui/use-page-size.ts';
import { type TableQuery, useTableQuery } from '../../ui/use-table-query.ts';
import { useTableSearchParams } from '../../ui/use-table-search-params.ts';
import { useCategoryName } from '../categories/index.ts';
import {
  type CouponRowFragment,
  CouponsDocument,
  MyCouponsDocument,
  useCouponsQuery,
  useMyCouponsQuery,
  useSetCouponActiveMutation,
} from './coupons.gen.ts';

const STATES: readonly CouponState[] = ['ACTIVE', 'SCHEDULED', 'USED_UP', 'ENDED'];
const TONES: Record<CouponState, Tone> = {
  ACTIVE: 'ok',
  SCHEDULED: 'info',
  USED_UP: 'neutral',
  ENDED: 'neutral',
};
const FILTERS = ['state'] as const;

function Switch({ coupon }: { coupon: CouponRowFragment }) {
  const { t } = useTranslation('coupons');
  const [set, { loading }] = useSetCouponActiveMutation();
  const now = useNow(MINUTE);
  const isExpired = coupon.endsAt !== null && Date.parse(coupon.endsAt) <= now;
  if (isExpired) return null;
  const isActive = coupon.state === 'ENDED';
  const turn = () =>
    set({
      variables: { input: { couponId: coupon.id, isActive, expectedVersion: coupon.version } },
      refetchQueries: [MyCouponsDocument, CouponsDocument],
    }).catch(() => undefined);
  return (
    <Button
      variant="default"
      size="sm"
      loading={loading}
      aria-label={t(isActive ? 'switchOnNamed' : 'switchOffNamed', { code: coupon.code })}
      onClick={() => void turn()}
    >
      {t(isActive ? 'switchOn' : 'switchOff')}
    </Button>
  );
}

const useColumns = (isAll: boolean): Column<CouponRowFragment>[] => {
  const { t } = useTranslation('coupons');
  const { price, money, date, count } = useFormat();
  const getName = useCategoryName();
  return useMemo(
    () => [
      {
        key: 'code',
        header: t('code'),
        cell: ({ code, percent, amount }) => (
          <Grid gap="half" text="sm" anywhere>
            <Text as="span" weight={600} space="nowrap">
              {code}
            </Text>
            <Text as="span" tone="dim">
              {t('off', { value: percent === null ? price(amount ?? 0) : `${percent}%` })}
            </Text>
          </Grid>
        ),
      },
      {
        key: 'holdsFor',
        header: t('holdsFor'),
        cell: ({ course, category, scope, teacherName, leastAmount, isPlatforms }) => (
          <Grid gap="half" text="sm" anywhere>
            <span>
              {course?.title ??
                (category
                  ? getName(category)
                  : scope === 'ALL'
                    ? t('allCourses')
                    : isAll
                      ? t('coursesOf', { teacher: teacherName ?? '' })
                      : t('ownCourses'))}
            </span>
            {leastAmount > 0 && (
              <Text as="span" tone="dim">
                {t('from', { amount: price(leastAmount) })}
              </Text>
            )}
            {isAll && (
              <Text as="span" tone="dim">
                {t(isPlatforms ? 'borneByPlatform' : 'borneByTeacher')}
              </Text>
            )}
          </Grid>
        ),
      },
      {
        key: 'window',
        header: t('window'),
        cell: ({ startsAt, endsAt }) =>
          endsAt
            ? t('between', { from: date(startsAt), to: date(endsAt) })
            : t('since', { from: date(startsAt) }),
      },
      {
        key: 'uses',
        header: t('used'),
        align: 'end',
        cell: ({ uses, maxUses }) =>
          maxUses === null ? count(uses) : t('usesOf', { uses: count(uses), most: count(maxUses) }),
      },
      {
        key: 'givenAway',
        header: t('givenAway'),
        align: 'end',
        cell: ({ givenAway }) => (
          <Text as="span" weight={600} numbers space="nowrap">
            {money(givenAway)}
          </Text>
        ),
      },
      {
        key: 'state',
        header: t('stateLabel'),
        cell: ({ state }) => <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>,
      },
      { key: 'act', header: t('act'), cell: (coupon) => <Switch coupon={coupon} /> },
    ],
    [t, price, money, date, count, getName, isAll],
  );
};

interface CouponTableProps {
  /** Undefined if the teacher cannot create coupons. */
  onCreate?: (() => void) | undefined;
}

const useListQuery = () => {
  const tableParams = useTableSearchParams({ sortBy: 'CREATED_AT', filters: FILTERS });
  const state = STATES.find((each) => each === tableParams.filter('state')) ?? null;
  const size = usePageSize('coupons');
  return {
    tableParams,
    size,
    variables: { search: tableParams.search || null, state, page: tableParams.page, limit: size.limit },
  };
};

export function OwnCoupons({ onCreate }: CouponTableProps) {
  const query = useListQuery();
  const table = useTableQuery(
    query.tableParams,
    useMyCouponsQuery,
    query.variables,
    ({ myCoupons }) => myCoupons,
  );
  return <CouponList query={query} table={table} isAll={false} onCreate={onCreate} />;
}

/** All coupons, for administrators. */
export function AllCoupons({ onCreate }: CouponTableProps) {
  const query = useListQuery();
  const table = useTableQuery(query.tableParams, useCouponsQuery, query.variables, ({ coupons }) => coupons);
  return <CouponList query={query} table={table} isAll onCreate={onCreate} />;
}

interface CouponListProps extends CouponTableProps {
  query: ReturnType<typeof useListQuery>;
  table: TableQuery<CouponRowFragment>;
  isAll: boolean;
}

/** The table of coupons, filtered by one of their five states. */
function CouponList({ query: { tableParams, size }, table, isAll, onCreate }: CouponListProps) {
  const { t } = useTranslation('coupons');
  const { count } = useFormat();
  const columns = useColumns(isAll);
  const total = table.page?.total;
  return (
    <Card card="flush">
      <DataTable
        caption={t('title')}
        name="coupons"
        size={size}
        columns={columns}
        table={table}
        rowKey={({ id }) => id}
        stackOnPhone="rows"
        toolbar={
          <>
            <TableToolbar
              tableParams={tableParams}
              search={t('search')}
              filters={[
                {
                  name: 'state',
                  label: t('stateLabel'),
                  any: t('allStates'),
                  options: STATES.map((value) => ({ value, label: t(`state.${value}`) })),
                },
              ]}
            />
            {total !== undefined && (
              <Text as="span" tone="dim">
                {t('count', { count: total, value: count(total) })}
              </Text>
            )}
          </>
        }
        empty={
          <EmptyState
            title={t('emptyTitle')}
            text={t(isAll ? 'emptyTextPlatform' : 'emptyText')}
            actions={onCreate && <Button onClick={onCreate}>{t('create')}</Button>}
          />
        }
        emptyByFilter={
          <EmptyByFilter
            title={t('filterTitle')}
            text={t('filterText')}
            action={t('clear')}
            onClear={tableParams.clear}
          />
        }
      />
    </Card>
  );
}
