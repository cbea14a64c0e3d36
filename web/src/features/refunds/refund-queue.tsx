import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import utilities from '../../ui/utilities.module.css';
import { Queue, type QueueGroup } from './queue.tsx';
import { type DecidedRefund, RefundCase } from './refund-case.tsx';
import { useRefundForDecisionQuery } from './refunds.gen.ts';
import classes from './refunds.module.css';

interface RefundQueueProps {
  groups: readonly QueueGroup[];
  path: string;
  onMore: (() => void) | undefined;
  /** The decision form below a case. */
  decision: (refund: DecidedRefund, next: string | undefined) => ReactNode;
}

/** A queue next to the open case. On narrow screens they are separate pages. */
export function RefundQueue({ groups, path, onMore, decision }: RefundQueueProps) {
  const { t } = useTranslation('refunds');
  const { id } = useParams();
  const result = useRefundForDecisionQuery({ variables: { id: id ?? '' }, skip: !id, ...cacheAndNetwork });
  const waiting = groups[0]?.items.map((each) => each.id) ?? [];
  const next = waiting.find((each) => each !== id);
  return (
    <div className={classes.desk} data-case={id ? true : undefined}>
      <div className={classes.deskQueue}>
        <Queue groups={groups} path={path} selected={id} onMore={onMore} />
      </div>
      <div className={classes.deskCase}>
        {id ? (
          <>
            <Link to={path} className={`${utilities.moreLink} ${classes.backLink}`}>
              {t('back')}
            </Link>
            <QueryView
              result={result}
              select={({ refund }) => refund}
              skeleton={
                <Loading>
                  <Skeleton height={560} />
                </Loading>
              }
              missing={<EmptyState kind="filter" title={t('missingTitle')} text={t('missingText')} />}
            >
              {(refund) => (
                <RefundCase key={refund.id} refund={refund}>
                  {decision(refund, next)}
                </RefundCase>
              )}
            </QueryView>
          </>
        ) : (
          <EmptyState title={t('desk.choose')} text={t('desk.chooseText')} />
        )}
      </div>
    </div>
  );
}
