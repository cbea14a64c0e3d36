import { useCallback, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { PublicFrame } from '../../ui/public-frame.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import utilities from '../../ui/utilities.module.css';
import type { QuizCourse, QuizOnPage } from './attempt-model.ts';
import { AttemptScreen } from './attempt-screen.tsx';
import { useStartQuizAttemptMutation } from './quiz.gen.ts';

interface AttemptLoaderProps {
  quiz: QuizOnPage;
  course: QuizCourse;
  /** Called when the page's data about the quiz has changed. */
  onChanged: () => Promise<unknown>;
}

/** Starts an attempt or continues the open one, which the server decides. */
export function AttemptLoader({ quiz, course, onChanged }: AttemptLoaderProps) {
  const { t } = useTranslation('quiz');
  const navigate = useNavigate();
  const [start, { data, error }] = useStartQuizAttemptMutation(SUPPRESS_TOAST);
  const { id: quizId } = quiz;
  const begin = useCallback(() => {
    void start({ variables: { quizId } }).catch(() => undefined);
  }, [start, quizId]);
  useEffect(begin, [begin]);

  const begunId = data?.startQuizAttempt.id;
  const notifyChanged = useEffectEvent(onChanged);
  useEffect(() => {
    // Clears the request to start, so that a tab restored after the end of the attempt does not start another one
    if (!begunId) return undefined;
    let isShown = true;
    void notifyChanged()
      .then(() => isShown && navigate({ search: '' }, { replace: true, state: null }))
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [begunId, navigate]);

  const onDone = useCallback(
    (attemptId: string) => {
      void onChanged();
      navigate({ search: `?attempt=${attemptId}` }, { replace: true });
    },
    [navigate, onChanged],
  );
  if (error && !data)
    return (
      <PublicFrame>
        <FailedState error={error} title={t('beginFailed')} onRetry={begin} heading="h1" />
      </PublicFrame>
    );
  const attempt = data?.startQuizAttempt;
  if (!attempt)
    return (
      <main id="main" tabIndex={-1} className={utilities.container}>
        <Loading>
          <Skeleton height={480} />
        </Loading>
      </main>
    );
  return (
    <AttemptScreen
      // Loaded again after a change in another tab, it starts with the stored answers
      key={`${attempt.id} ${attempt.serverTime}`}
      attempt={attempt}
      quiz={quiz}
      course={course}
      onDone={onDone}
      onTakeOver={begin}
    />
  );
}
