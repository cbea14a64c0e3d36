import { useParams, useSearchParams } from 'react-router-dom';
import { networkOnly } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { FailedState } from '../../../ui/failed-state.tsx';
import { NotFound } from '../../../ui/not-found.tsx';
import { PublicFrame } from '../../../ui/public-frame.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import utilities from '../../../ui/utilities.module.css';
import { useMarkingQueueQuery } from './grading.gen.ts';
import { GradingPage } from './grading-page.tsx';

/** /teacher/marking/{assignmentId}: grading of submitted work, one after the other. */
export function Component() {
  const { t } = useTranslation('marking');
  const { assignmentId = '' } = useParams();
  const page = Math.max(1, Math.trunc(Number(useSearchParams()[0].get('page'))) || 1);
  const result = useMarkingQueueQuery({
    variables: { id: assignmentId, page },
    ...networkOnly,
    nextFetchPolicy: 'cache-first',
  });
  return (
    <QueryView
      result={result}
      select={(data) => (data.assignment ? data : null)}
      failed={(retry, error) => (
        <PublicFrame>
          <FailedState error={error} title={t('failed')} onRetry={retry} heading="h1" />
        </PublicFrame>
      )}
      skeleton={
        <main id="main" tabIndex={-1} className={utilities.container}>
          <Loading isScreen>
            <Skeleton height={64} />
            <Skeleton height={480} />
          </Loading>
        </main>
      }
      missing={
        <PublicFrame>
          <NotFound />
        </PublicFrame>
      }
    >
      {(data) => <GradingPage data={data} onChanged={() => result.refetch()} />}
    </QueryView>
  );
}
