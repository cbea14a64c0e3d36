import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { focusField } from '../../ui/focus-field.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PendingPage } from '../../ui/pending-page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { CourseNotFound } from './course-not-found.tsx';
import { lockedState } from './course-state.ts';
import { HeldEditsPanel } from './held/held-edits-panel.tsx';
import { type CourseOutlineQuery, useCourseOutlineQuery } from './outline/outline.gen.ts';
import { OutlineEditor } from './outline/outline-editor.tsx';
import { StudyOrder } from './outline/study-order.tsx';
import { useSaves } from './outline/use-saves.ts';
import { ReadinessPanel } from './readiness-panel.tsx';
import { RevisionPanel } from './revision/revision-panel.tsx';
import classes from './studio-header.module.css';
import { StudioHeader } from './studio-header.tsx';
import { StudioSkeleton } from './studio-skeleton.tsx';

type Course = NonNullable<CourseOutlineQuery['course']>;

const Structure = ({ course }: { course: Course }) => {
  const { t } = useTranslation('studio');
  const locked = lockedState(course);
  const { track, savingSince } = useSaves();
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) focusField(hash.slice(1));
  }, [hash]);
  return (
    <>
      <StudioHeader
        course={course}
        tab="content"
        saving={savingSince(course.updatedAt)}
        actions={
          <ButtonLink to={`/learning/${course.id}`} variant="default">
            {t('asStudent')}
          </ButtonLink>
        }
      />
      <div className={classes.columns}>
        <Stack gap={4} shrink>
          {locked && <Notice>{t(`locked.${locked}`)}</Notice>}
          <div id="outline">
            <OutlineEditor course={course} isLocked={!course.allowedActions.includes('EDIT')} track={track} />
          </div>
        </Stack>
        <Stack gap={4} shrink>
          <RevisionPanel course={course} />
          <HeldEditsPanel course={course} />
          <ReadinessPanel course={course} />
          <StudyOrder course={course} isLocked={!course.allowedActions.includes('EDIT')} />
        </Stack>
      </div>
    </>
  );
};

/** /teacher/courses/:id/structure: sections and lessons. */
export function Component() {
  const { t } = useTranslation('studio');
  const { id = '' } = useParams();
  return (
    <QueryView
      result={useCourseOutlineQuery({ variables: { id }, ...cacheAndNetwork })}
      select={({ course }) => (course?.readiness ? course : null)}
      failedTitle={t('failed')}
      skeleton={<StudioSkeleton />}
      frame={(waiting) => <PendingPage title={t('courses')}>{waiting}</PendingPage>}
      missing={<CourseNotFound />}
    >
      {(course) => <Structure course={course} />}
    </QueryView>
  );
}
