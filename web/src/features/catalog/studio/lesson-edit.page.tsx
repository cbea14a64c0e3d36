import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Missing } from '../../../ui/missing.tsx';
import { useLessonForEditQuery } from './lesson-edit.gen.ts';
import { LessonEditor } from './lesson-editor.tsx';
import { PageWait } from './page-wait.tsx';
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
    return (
      <PageWait
        title={t('courses')}
        error={error}
        failedTitle={t('lesson.failed')}
        onRetry={() => void refetch()}
        skeleton={<StudioSkeleton />}
      />
    );
  }
  const lesson = data.lessonContent;
  if (!lesson?.course.readiness || lesson.course.id !== id) {
    return (
      <Missing
        title={t('lesson.notFound')}
        text={t('notFoundText')}
        action={t('lesson.back')}
        to={`/teacher/courses/${id}/structure`}
      />
    );
  }
  return <LessonEditor key={lesson.id} lesson={lesson} />;
}
