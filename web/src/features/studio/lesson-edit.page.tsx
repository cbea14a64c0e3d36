import { useParams } from 'react-router-dom';
import { networkOnly } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Missing } from '../../ui/missing.tsx';
import { PendingPage } from '../../ui/pending-page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { useLessonForEditQuery } from './lesson-edit.gen.ts';
import { LessonEditor } from './lesson-editor.tsx';
import { StudioSkeleton } from './studio-skeleton.tsx';

/** /teacher/courses/:id/structure/:lessonId: the content of a lesson. */
export function Component() {
  const { t } = useTranslation(['lessons', 'studio']);
  const { id = '', lessonId = '' } = useParams();
  return (
    <QueryView
      result={useLessonForEditQuery({ variables: { id: lessonId }, ...networkOnly })}
      select={({ lessonContent: lesson, draft }) =>
        lesson?.course.readiness && lesson.course.id === id ? { lesson, draft } : null
      }
      failedTitle={t('lesson.failed')}
      skeleton={<StudioSkeleton />}
      frame={(waiting) => <PendingPage title={t('studio:courses')}>{waiting}</PendingPage>}
      missing={
        <Missing
          title={t('lesson.notFound')}
          text={t('studio:notFoundText')}
          action={t('lesson.back')}
          to={`/teacher/courses/${id}/structure`}
        />
      }
    >
      {({ lesson, draft }) => <LessonEditor key={lesson.id} lesson={lesson} draft={draft} />}
    </QueryView>
  );
}
