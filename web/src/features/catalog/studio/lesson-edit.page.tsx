import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailedState } from '../../../ui/failed-state.tsx';
import { useLessonForEditQuery } from './lesson-edit.gen.ts';
import { LessonEditor } from './lesson-editor.tsx';
import { StudioSkeleton } from './studio-skeleton.tsx';

/** /teacher/courses/:id/structure/:lessonId: what a lesson teaches. */
export function Component() {
  const { t } = useTranslation('studio');
  const { id = '', lessonId = '' } = useParams();
  const { data, error, refetch } = useLessonForEditQuery({
    variables: { id: lessonId },
    fetchPolicy: 'network-only',
  });
  if (!data) {
    return error ? (
      <FailedState error={error} title={t('lesson.failed')} onRetry={() => void refetch()} />
    ) : (
      <StudioSkeleton />
    );
  }
  const lesson = data.lessonContent;
  if (!lesson?.course.readiness || lesson.course.id !== id) {
    return (
      <EmptyState
        heading="h1"
        kind="filter"
        title={t('lesson.notFound')}
        text={t('notFoundText')}
        actions={
          <Button component={Link} to={`/teacher/courses/${id}/structure`}>
            {t('lesson.back')}
          </Button>
        }
      />
    );
  }
  return <LessonEditor key={lesson.id} lesson={lesson} />;
}
