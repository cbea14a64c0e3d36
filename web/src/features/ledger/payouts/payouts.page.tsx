import { useMemo, useState } from 'react';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/column-head.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Heading, Stack, Text } from '../../../ui/layout/layout.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useTableQuery } from '../../../ui/use-table-query.ts';
import { useTableSearchParams } from '../../../ui/use-table-search-params.ts';
import utilities from '../../../ui/utilities.module.css';
import { useMyEarningsQuery } from '../earnings/earnings.gen.ts';
import { AccountCard } from './account-card.tsx';
import { PayoutState } from './payout-status.tsx';
import {
  type MyPayoutsQuery,
  useMyPayoutsQuery,
  usePayoutTermsQuery,
  useWithdrawPayoutMutation,
} from './payouts.gen.ts';
import classes from './payouts.module.css';
import { RequestCard } from './request-card.tsx';

type Payout = MyPayoutsQuery['myPayouts']['items'][number];

const usePayoutColumns = (onWithdraw: (payout: Payout) => void): Column<Payout>[] => {
  const { t } = useTranslation('earnings');
  const { date, time, money } = useFormat();
  return useMemo(
    () => [
      {
        key: 'payout',
        header: t('payouts.payout'),
        cell: ({ number, requestedAt }) => (
          <Stack gap={2} shrink>
            <Text as="span" weight={600} numbers>
              {number}
            </Text>
            <Text as="span" text="xs" tone="dim">
              {time(requestedAt)}, {date(requestedAt)}
            </Text>
          </Stack>
        ),
      },
      {
        key: 'destination',
        header: t('payouts.destination'),
        cell: ({ account }) => `${account.bank} ··· ${account.lastDigits}`,
      },
      {
        key: 'status',
        header: t('payouts.status'),
        cell: (payout) => (
          <Stack gap={2} shrink>
            <PayoutState payout={payout} />
            {payout.status === 'PENDING' && (
              <span>
                <Button
                  variant="subtle"
                  size="xs"
                  aria-label={`${t('payouts.withdraw')}: ${payout.number}`}
                  onClick={() => onWithdraw(payout)}
                >
                  {t('payouts.withdraw')}
                </Button>
              </span>
            )}
          </Stack>
        ),
      },
      {
        key: 'amount',
        header: t('amount'),
        align: 'end',
        cell: ({ amount }) => (
          <Text as="span" weight={600} numbers>
            {money(amount)}
          </Text>
        ),
      },
    ],
    [t, money, date, time, onWithdraw],
  );
};

/** /teacher/earnings/payouts: the bank account, the request of a payout, and earlier payouts. */
export function Component() {
  const { t } = useTranslation('earnings');
  const { money } = useFormat();
  const earnings = useMyEarningsQuery(cacheAndNetwork);
  const { data: terms } = usePayoutTermsQuery();
  const tableParams = useTableSearchParams({ sortBy: '' });
  const table = useTableQuery(
    tableParams,
    useMyPayoutsQuery,
    { page: tableParams.page, limit: 20 },
    ({ myPayouts }) => myPayouts,
  );
  const [leaving, setLeaving] = useState<Payout | null>(null);
  const [withdraw, { loading }] = useWithdrawPayoutMutation();
  const columns = usePayoutColumns(setLeaving);
  const readAgain = () => void Promise.allSettled([earnings.refetch(), table.result.refetch()]);
  const skeleton = (
    <Loading className={classes.cards ?? ''}>
      <Skeleton height={280} />
      <Skeleton height={280} />
    </Loading>
  );
  return (
    <>
      <PageHeader
        title={t('payouts.title')}
        breadcrumbs={[
          { label: t('crumb'), to: '/teacher' },
          { label: t('title'), to: '/teacher/earnings' },
          { label: t('payouts.title') },
        ]}
        sub={t('payouts.sub')}
      />
      <Stack gap={4} shrink>
        <QueryView result={earnings} select={({ myEarnings }) => myEarnings} skeleton={skeleton}>
          {(found) =>
            terms ? (
              <div className={classes.cards}>
                <AccountCard account={found.account} terms={terms} onChanged={readAgain} />
                <RequestCard earnings={found} least={terms.publicTerms.payoutLeast} onRequested={readAgain} />
              </div>
            ) : (
              skeleton
            )
          }
        </QueryView>
        <div className={utilities.cardTabs}>
          <Heading level={2} px={6} pt={5} text="lg">
            {t('payouts.list')}
          </Heading>
          <DataTable
            caption={t('payouts.caption')}
            name="payouts"
            columns={columns}
            table={table}
            rowKey={({ id }) => id}
            stackOnPhone="rows"
            empty={<EmptyState title={t('payouts.emptyTitle')} text={t('payouts.emptyText')} />}
            emptyByFilter={null}
          />
        </div>
      </Stack>
      <ConfirmDialog
        isOpen={leaving !== null}
        onClose={() => setLeaving(null)}
        title={t('payouts.withdrawTitle', { number: leaving?.number })}
        confirmLabel={t('payouts.withdraw')}
        isBusy={loading}
        onConfirm={() =>
          void withdraw({ variables: { payoutId: leaving?.id ?? '' } }).then(
            () => {
              toast.success(t('payouts.withdrawn'));
              setLeaving(null);
              readAgain();
            },
            () => undefined,
          )
        }
      >
        <p>{t('payouts.withdrawText', { amount: money(leaving?.amount ?? 0) })}</p>
      </ConfirmDialog>
    </>
  );
}
