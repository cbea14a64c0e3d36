import { useParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { PendingPage } from '../../ui/pending-page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { TaughtRatings } from '../ratings/index.ts';
import { CourseNotFound } from './course-not-found.tsx';
import { useCourseOfStudentsQuery } from './students/students.gen.ts';
import { StudioHeader } from './studio-header.tsx';
import { StudioSkeleton } from './studio-skeleton.tsx';

/** /teacher/courses/:id/reviews: ratings of a course, and the teachers' answers. */
export function Component() {
  const { t } = useTranslation('studio');
  const { id = '' } = useParams();
  return (
    <QueryView
      result={useCourseOfStudentsQuery({ variables: { id }, ...cacheAndNetwork })}
      select={({ course }) => (course?.readiness ? course : null)}
      failedTitle={t('failed')}
      skeleton={<StudioSkeleton />}
      frame={(waiting) => <PendingPage title={t('courses')}>{waiting}</PendingPage>}
      missing={<CourseNotFound />}
    >
      {(course) => (
        <>
          <StudioHeader course={course} tab="reviews" saving={{ kind: 'saved', at: course.updatedAt }} />
          <TaughtRatings key={course.id} ofCourse={course.id} />
        </>
      )}
    </QueryView>
  );
}
