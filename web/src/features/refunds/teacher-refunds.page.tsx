import { useState } from 'react';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { RefundQueue } from './refund-queue.tsx';
import { useTeacherRefundQueueQuery } from './refunds.gen.ts';
import { TeacherDecision } from './teacher-decision.tsx';
import { useRefundsLive } from './use-refunds-live.ts';

const [FIRST, MAX_ROWS] = [10, 100];

/** /teacher/refunds: refund requests for the teacher's courses, and the teacher's answers. */
export function Component() {
  const { t } = useTranslation('refunds');
  const [limit, setLimit] = useState(FIRST);
  const result = useTeacherRefundQueueQuery({ variables: { limit }, ...cacheAndNetwork });
  useRefundsLive(result);
  const waiting = result.data?.waiting.total;
  return (
    <>
      <PageHeader
        title={t('desk.title')}
        breadcrumbs={[{ label: t('crumb.teacher'), to: '/teacher' }, { label: t('desk.title') }]}
        sub={!!waiting && t('desk.teacherSub', { count: waiting })}
      />
      <QueryView
        result={result}
        keepsPrevious
        select={(data) => data}
        skeleton={
          <Loading>
            <Skeleton height={560} />
          </Loading>
        }
        isEmpty={(data) => data.waiting.total + data.platform.total + data.done.total === 0}
        empty={<EmptyState title={t('desk.emptyTitle')} text={t('desk.emptyTeacher')} />}
      >
        {(data) => (
          <RefundQueue
            path="/teacher/refunds"
            groups={[
              { name: t('desk.waitingTeacher'), ...data.waiting },
              { name: t('desk.platform'), ...data.platform },
              { name: t('desk.done'), ...data.done },
            ]}
            onMore={data.done.total > limit && limit < MAX_ROWS ? () => setLimit(MAX_ROWS) : undefined}
            decision={(refund, next) =>
              refund.actions.includes('ANSWER') && <TeacherDecision refund={refund} next={next} />
            }
          />
        )}
      </QueryView>
    </>
  );
}
