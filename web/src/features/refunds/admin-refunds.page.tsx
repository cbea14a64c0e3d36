import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { EmptyByFilter } from '../../ui/empty-by-filter.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Box } from '../../ui/layout/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { PlatformDecision, SecondApprovalNeeded } from './platform-decision.tsx';
import { ConfirmTransfer, RetryTransfer } from './platform-transfer.tsx';
import type { DecidedRefund } from './refund-case.tsx';
import { RefundQueue } from './refund-queue.tsx';
import { usePlatformRefundQueueQuery } from './refunds.gen.ts';
import classes from './refunds.module.css';
import { useRefundsLive } from './use-refunds-live.ts';

const [FIRST, MAX_ROWS] = [10, 100];

const decision = (refund: DecidedRefund, next: string | undefined) => {
  if (refund.actions.includes('DECIDE')) return <PlatformDecision refund={refund} next={next} />;
  if (refund.actions.includes('RETRY')) return <RetryTransfer refund={refund} />;
  if (refund.actions.includes('CONFIRM')) return <ConfirmTransfer refund={refund} />;
  return refund.isHalfApproved && <SecondApprovalNeeded />;
};

/** /admin/refunds: refunds that wait for a decision or a transfer, failed ones, and completed ones. */
export function Component() {
  const { t } = useTranslation('refunds');
  const [searchParams, setSearchParams] = useSearchParams();
  const { id } = useParams();
  const search = searchParams.get('search') ?? '';
  const [limit, setLimit] = useState(FIRST);
  const find = (text: string) => setSearchParams(text ? { search: text } : {}, { replace: true });
  const result = usePlatformRefundQueueQuery({
    variables: { search: search || null, limit },
    ...cacheAndNetwork,
  });
  useRefundsLive(result);
  const waiting = result.data?.waiting.total;
  return (
    <>
      <PageHeader
        title={t('desk.title')}
        breadcrumbs={[{ label: t('crumb.admin'), to: '/admin' }, { label: t('desk.title') }]}
        sub={waiting !== undefined && t('desk.adminSub', { count: waiting })}
      />
      <Box className={classes.search} maxW={100} mb={4} data-case={id ? true : undefined}>
        <SearchField value={search} label={t('desk.search')} onSearch={find} />
      </Box>
      <QueryView
        result={result}
        keepsPrevious
        select={(data) => data}
        skeleton={
          <Loading>
            <Skeleton height={560} />
          </Loading>
        }
        isEmpty={(data) => data.waiting.total + data.elsewhere.total + data.done.total === 0}
        empty={
          search ? (
            <EmptyByFilter
              title={t('desk.filterTitle')}
              text={t('desk.filterText')}
              action={t('desk.clear')}
              onClear={() => find('')}
            />
          ) : (
            <EmptyState title={t('desk.emptyTitle')} text={t('desk.emptyAdmin')} />
          )
        }
      >
        {(data) => (
          <RefundQueue
            path="/admin/refunds"
            groups={[
              { name: t('desk.waitingPlatform'), ...data.waiting },
              { name: t('desk.elsewhere'), ...data.elsewhere },
              { name: t('desk.done'), ...data.done },
            ]}
            onMore={data.done.total > limit && limit < MAX_ROWS ? () => setLimit(MAX_ROWS) : undefined}
            decision={decision}
          />
        )}
      </QueryView>
    </>
  );
}
