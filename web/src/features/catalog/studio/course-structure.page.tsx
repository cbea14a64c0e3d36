import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import kit from '../../../ui/kit.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { CourseNotFound } from './course-not-found.tsx';
import { lockedState } from './course-state.ts';
import { useCourseOutlineQuery } from './outline/outline.gen.ts';
import { OutlineEditor } from './outline/outline-editor.tsx';
import { PageWait } from './page-wait.tsx';
import { ReadinessPanel } from './readiness-panel.tsx';
import classes from './studio-header.module.css';
import { StudioHeader } from './studio-header.tsx';
import { StudioSkeleton } from './studio-skeleton.tsx';

/** /teacher/courses/:id/structure: sections and lessons. */
export function Component() {
  const { t } = useTranslation('studio');
  const { id = '' } = useParams();
  const { data, error, refetch } = useCourseOutlineQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
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
  const { course } = data;
  if (!course?.readiness) return <CourseNotFound />;
  const locked = lockedState(course.status);
  return (
    <>
      <StudioHeader course={course} tab="content" />
      <div className={classes.columns}>
        <div className={kit.stack}>
          {locked && <Notice>{t(`locked.${locked}`)}</Notice>}
          <OutlineEditor course={course} isLocked={!course.allowedActions.includes('EDIT')} />
        </div>
        <div className={classes.side}>
          <ReadinessPanel course={course} />
        </div>
      </div>
    </>
  );
}
