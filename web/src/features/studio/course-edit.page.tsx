import { useParams } from 'react-router-dom';
import { networkOnly } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { PendingPage } from '../../ui/pending-page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { useCourseForEditQuery } from './course-edit.gen.ts';
import { CourseEditor } from './course-editor.tsx';
import { CourseNotFound } from './course-not-found.tsx';
import { StudioSkeleton } from './studio-skeleton.tsx';

/** /teacher/courses/:id/edit: the course without its outline. */
export function Component() {
  const { t } = useTranslation('studio');
  const { id = '' } = useParams();
  // Not from the cache, because edits are based on the shown version.
  const result = useCourseForEditQuery({ variables: { id, courseId: id }, ...networkOnly });
  return (
    <QueryView
      result={result}
      // Everyone can load a published course. Without the permission to manage it, `readiness` is null
      select={({ course, draft }) => (course?.readiness ? { course, draft } : null)}
      failedTitle={t('failed')}
      skeleton={<StudioSkeleton />}
      frame={(waiting) => <PendingPage title={t('courses')}>{waiting}</PendingPage>}
      missing={<CourseNotFound />}
    >
      {({ course, draft }) => <CourseEditor key={course.id} course={course} draft={draft} />}
    </QueryView>
  );
}
