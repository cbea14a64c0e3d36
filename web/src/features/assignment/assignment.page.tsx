import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { PublicFrame } from '../../ui/public-frame.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import utilities from '../../ui/utilities.module.css';
import { useViewer } from '../accounts/index.ts';
import { useAssignmentPageQuery, useOpenAssignmentLessonMutation } from './assignment.gen.ts';
import type { Assignment } from './assignment-model.ts';
import { AssignmentView } from './assignment-view.tsx';

const Waiting = () => (
  <main id="main" tabIndex={-1} className={utilities.container}>
    <Loading isScreen>
      <Skeleton height={64} />
      <Skeleton height={480} />
    </Loading>
  </main>
);

/** A viewer who opens the URL directly has not opened the lesson, so the server must record the access. */
function RecordAccess({ assignment, onOpened }: { assignment: Assignment; onOpened: () => void }) {
  const { t } = useTranslation('assignment');
  const [open, { error }] = useOpenAssignmentLessonMutation(SUPPRESS_TOAST);
  const lessonId = assignment.lesson.id;
  useEffect(() => {
    void open({ variables: { lessonId } })
      .then(onOpened)
      .catch(() => undefined);
  }, [open, lessonId, onOpened]);
  if (!error) return <Waiting />;
  return (
    <PublicFrame>
      <FailedState error={error} title={t('lockedTitle')} onRetry={onOpened} heading="h1" />
    </PublicFrame>
  );
}

/** /assignments/{id}: a description for guests, the own work for students, the students' view for teachers. */
export function Component() {
  const { t } = useTranslation('assignment');
  const { id = '' } = useParams();
  const viewer = useViewer();
  const result = useAssignmentPageQuery({
    variables: { id },
    ...cacheAndNetwork,
    nextFetchPolicy: 'cache-first',
  });
  const { refetch } = result;
  useEffect(() => {
    // The response depends on the viewer
    if (viewer.state === 'member') void refetch();
  }, [viewer.state, refetch]);
  return (
    <QueryView
      result={result}
      select={({ assignment }) => assignment}
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
      {(assignment) =>
        assignment.myStanding === 'LOCKED' ? (
          <RecordAccess assignment={assignment} onOpened={refetch} />
        ) : (
          <AssignmentView assignment={assignment} onChanged={() => void refetch()} />
        )
      }
    </QueryView>
  );
}
