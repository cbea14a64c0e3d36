import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useCourseForEditQuery } from './course-edit.gen.ts';
import { CourseEditor } from './course-editor.tsx';
import { CourseNotFound } from './course-not-found.tsx';
import { PageWait } from './page-wait.tsx';
import { StudioSkeleton } from './studio-skeleton.tsx';

/** /teacher/courses/:id/edit: everything about a course but its outline. */
export function Component() {
  const { t } = useTranslation('studio');
  const { id = '' } = useParams();
  // Always the newest: edits are made upon what is shown.
  const { data, error, refetch } = useCourseForEditQuery({ variables: { id }, fetchPolicy: 'network-only' });
  if (!data) {
    return (
      <PageWait
        title={t('courses')}
        error={error}
        failedTitle={t('failed')}
        onRetry={() => void refetch()}
        skeleton={<StudioSkeleton />}
      />
    );
  }
  // Others' courses on sale are known to everyone; whoever may not manage one has no gate to see.
  if (!data.course?.readiness) return <CourseNotFound />;
  return <CourseEditor key={data.course.id} course={data.course} />;
}
