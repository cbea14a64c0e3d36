import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { FailedState } from '../../../ui/failed-state.tsx';
import { useCourseForEditQuery } from './course-edit.gen.ts';
import { CourseEditor } from './course-editor.tsx';
import { CourseNotFound } from './course-not-found.tsx';
import { StudioSkeleton } from './studio-skeleton.tsx';

/** /teacher/courses/:id/edit: everything about a course but its outline. */
export function Component() {
  const { t } = useTranslation('studio');
  const { id = '' } = useParams();
  // Always the newest: edits are made upon what is shown.
  const { data, error, refetch } = useCourseForEditQuery({ variables: { id }, fetchPolicy: 'network-only' });
  if (!data) {
    return error ? (
      <FailedState error={error} title={t('failed')} onRetry={() => void refetch()} />
    ) : (
      <StudioSkeleton />
    );
  }
  // Others' courses on sale are known to everyone; whoever may not manage one has no gate to see.
  if (!data.course?.readiness) return <CourseNotFound />;
  return <CourseEditor key={data.course.id} course={data.course} />;
}
