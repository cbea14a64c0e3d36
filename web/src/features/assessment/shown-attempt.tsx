import { Navigate } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { PublicFrame } from '../../ui/public-frame.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import utilities from '../../ui/utilities.module.css';
import type { QuizCourse, QuizOnPage } from './attempt-model.ts';
import { AttemptResult } from './attempt-result.tsx';
import { useQuizAttemptQuery } from './quiz.gen.ts';

interface ShownAttemptProps {
  id: string;
  quiz: QuizOnPage;
  course: QuizCourse;
}

export function ShownAttempt({ id, quiz, course }: ShownAttemptProps) {
  const { t } = useTranslation('quiz');
  const result = useQuizAttemptQuery({ variables: { id }, ...cacheAndNetwork });
  return (
    <QueryView
      result={result}
      select={({ quizAttempt }) => quizAttempt}
      failed={(retry, error) => (
        <PublicFrame>
          <FailedState error={error} title={t('failed')} onRetry={retry} heading="h1" />
        </PublicFrame>
      )}
      skeleton={
        <main id="main" tabIndex={-1} className={utilities.container}>
          <Loading>
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
      {(attempt) =>
        attempt.status === 'IN_PROGRESS' ? (
          <Navigate to={{ search: '' }} state={{ begins: true }} replace />
        ) : (
          <AttemptResult attempt={attempt} quiz={quiz} course={course} />
        )
      }
    </QueryView>
  );
}
