import { useState } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { PublicFrame } from '../../ui/public-frame.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import utilities from '../../ui/utilities.module.css';
import { AttemptLoader } from './attempt-loader.tsx';
import { useQuizPageQuery } from './quiz.gen.ts';
import { ShownAttempt } from './shown-attempt.tsx';

const Waiting = () => (
  <main id="main" tabIndex={-1} className={utilities.container}>
    <Loading isScreen>
      <Skeleton height={64} />
      <Skeleton height={480} />
    </Loading>
  </main>
);

/**
 * /learning/{courseId}/quiz/{lessonId}: shows the result of `attempt`, or the open attempt. Only a button starts a
 * new one, never the URL, so a bookmark redirects to the lesson.
 */
export function Component() {
  const { t } = useTranslation('quiz');
  const { courseId = '', lessonId = '' } = useParams();
  const [params] = useSearchParams();
  const { begins } = (useLocation().state ?? {}) as { begins?: boolean };
  const result = useQuizPageQuery({
    variables: { courseId, lessonId },
    ...cacheAndNetwork,
    nextFetchPolicy: 'cache-first',
  });
  // The response of an earlier request does not contain an attempt that was started since
  const [isBegun, setBegun] = useState(false);
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
                  <ButtonLink to={`/learning/${course.slug}?lesson=${lessonId}`}>{t('toLesson')}</ButtonLink>
                }
              />
            </PublicFrame>
          );
        const refresh = () => {
          setBegun(true);
          return result.refetch();
        };
        if (attemptId) return <ShownAttempt key={attemptId} id={attemptId} quiz={quiz} course={course} />;
        const isOpen = quiz.attempts.some(({ status }) => status === 'IN_PROGRESS');
        return begins || isBegun || isOpen ? (
          <AttemptLoader quiz={quiz} course={course} onChanged={refresh} />
        ) : (
          <Navigate to={`/learning/${course.slug}?lesson=${lessonId}`} replace />
        );
      }}
    </QueryView>
  );
}
