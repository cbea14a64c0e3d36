import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { fromServerOnly } from '../../../apollo/fetch-policies.ts';
import { FailedState } from '../../../ui/failed-state.tsx';
import kit from '../../../ui/kit.module.css';
import { NotFound } from '../../../ui/not-found.tsx';
import { PublicFrame } from '../../../ui/public-frame.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { useQuizForEditQuery } from './quiz-editor.gen.ts';
import { QuizEditor } from './quiz-editor.tsx';

/** /teacher/courses/{id}/quiz/{lessonId}: the quiz of a lesson is built here. */
export function Component() {
  const { t } = useTranslation('quizBuilder');
  const { id: courseId = '', lessonId = '' } = useParams();
  const result = useQuizForEditQuery({
    variables: { courseId, lessonId },
    ...fromServerOnly,
    nextFetchPolicy: 'cache-first',
  });
  const missing = (
    <PublicFrame>
      <NotFound />
    </PublicFrame>
  );
  return (
    <QueryView
      result={result}
      select={({ course }) => course}
      failed={(retry, error) => (
        <PublicFrame>
          <FailedState error={error} title={t('failed')} onRetry={retry} heading="h1" />
        </PublicFrame>
      )}
      skeleton={
        <main id="main" tabIndex={-1} className={kit.container}>
          <Loading>
            <Skeleton height={64} />
            <Skeleton height={480} />
          </Loading>
        </main>
      }
      missing={missing}
    >
      {(course) => {
        const lessons = course.sections.flatMap((section) => section.lessons);
        const lesson = lessons.find(({ id, kind }) => id === lessonId && kind === 'QUIZ');
        if (!lesson) return missing;
        return (
          <QuizEditor
            course={course}
            lesson={lesson}
            lessons={lessons.filter(({ kind }) => kind !== 'QUIZ')}
            setup={result.data?.quizSetup ?? null}
            onChanged={() => void result.refetch()}
          />
        );
      }}
    </QueryView>
  );
}
