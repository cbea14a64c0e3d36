import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { fromServerOnly } from '../../../apollo/fetch-policies.ts';
import { FailedState } from '../../../ui/failed-state.tsx';
import kit from '../../../ui/kit.module.css';
import { NotFound } from '../../../ui/not-found.tsx';
import { PublicFrame } from '../../../ui/public-frame.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { useAssignmentForEditQuery } from './assignment-editor.gen.ts';
import { AssignmentEditor } from './assignment-editor.tsx';

/** /teacher/courses/{id}/assignment/{lessonId}: deadlines and rubric of a lesson's assignment. */
export function Component() {
  const { t } = useTranslation('marking');
  const { lessonId = '' } = useParams();
  const result = useAssignmentForEditQuery({
    variables: { lessonId },
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
      select={({ lessonContent }) => lessonContent}
      failed={(retry, error) => (
        <PublicFrame>
          <FailedState error={error} title={t('editor.failed')} onRetry={retry} heading="h1" />
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
      {(lesson) =>
        lesson.kind === 'ASSIGNMENT' ? (
          <AssignmentEditor lesson={lesson} setup={result.data?.assignmentOfLesson ?? null} />
        ) : (
          missing
        )
      }
    </QueryView>
  );
}
