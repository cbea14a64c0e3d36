import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { freshOnArrival } from '../../apollo/fetch-policies.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import kit from '../../ui/kit.module.css';
import { NotFound } from '../../ui/not-found.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { PublicFrame } from '../../ui/public-frame.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { BegunAttempt } from './begun-attempt.tsx';
import { useQuizPageQuery } from './quiz.gen.ts';
import { ShownAttempt } from './shown-attempt.tsx';

const Waiting = () => (
  <main id="main" tabIndex={-1} className={kit.container}>
    <Loading>
      <Skeleton height={64} />
      <Skeleton height={480} />
    </Loading>
  </main>
);

/** /learning/{courseId}/quiz/{lessonId}: an attempt that goes on (`begin`), or what became of one (`attempt`). */
export function Component() {
  const { t } = useTranslation('quiz');
  const { courseId = '', lessonId = '' } = useParams();
  const [params] = useSearchParams();
  const result = useQuizPageQuery({
    variables: { courseId, lessonId },
    ...freshOnArrival,
    nextFetchPolicy: 'cache-first',
  });
  const attemptId = params.get('attempt');
  return (
    <QueryView
      result={result}
      select={({ course }) => course}
      failed={(retry, error) => (
        <PublicFrame>
          <FailedState error={error} title={t('failed')} onRetry={retry} heading="h1" />
        </PublicFrame>
      )}
      skeleton={<Waiting />}
      missing={
        <PublicFrame>
          <NotFound />
        </PublicFrame>
      }
    >
      {(course) => {
        const quiz = result.data?.quiz;
        if (!quiz)
          return (
            <PublicFrame>
              <PageMeta title={t('kind')} isPrivate />
              <EmptyState
                heading="h1"
                title={t('closedTitle')}
                text={t('closedText')}
                actions={
                  <Button component={Link} to={`/learning/${course.slug}?lesson=${lessonId}`}>
                    {t('toLesson')}
                  </Button>
                }
              />
            </PublicFrame>
          );
        const refresh = () => void result.refetch();
        return attemptId ? (
          <ShownAttempt key={attemptId} id={attemptId} quiz={quiz} course={course} />
        ) : (
          <BegunAttempt quiz={quiz} course={course} onChanged={refresh} />
        );
      }}
    </QueryView>
  );
}
