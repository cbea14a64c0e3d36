import type { FragmentType } from '@apollo/client';
import { IconEye } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { CoursePath } from './course-path.tsx';
import { ReviewNotes } from './review-notes.tsx';
import { HistoryButton } from './revision/history-button.tsx';
import { SaveState, type Saving } from './save-state.tsx';
import { StatusTag } from './status-tag.tsx';
import { type StudioHeaderFragment, useStudioHeaderFragment } from './studio-header.gen.ts';
import classes from './studio-header.module.css';
import { SuspensionNotice } from './suspension-notice.tsx';

interface StudioHeaderProps {
  course: FragmentType<StudioHeaderFragment>;
  tab: 'info' | 'content' | 'students' | 'reviews';
  saving: Saving;
  actions?: ReactNode;
}

/** The header of a course's pages in the studio: name, status, tabs, and the reviewer's message. */
export function StudioHeader({ course: from, tab, saving, actions }: StudioHeaderProps) {
  const { t } = useTranslation('studio');
  const course = useStudioHeaderFragment(from);
  if (!course) return null;
  const base = `/teacher/courses/${course.id}`;
  return (
    <>
      <PageHeader
        title={course.title}
        breadcrumbs={[
          { label: t('crumb'), to: '/teacher' },
          { label: t('courses'), to: '/teacher/courses' },
          { label: course.title },
        ]}
        sub={
          <Row wrap rowGap={1} columnGap={3}>
            <StatusTag course={course} />
            <SaveState saving={saving} />
          </Row>
        }
        actions={
          <>
            <ButtonLink
              to={`/courses/${course.slug}`}
              variant="default"
              leftSection={<IconEye size={20} stroke={1.75} aria-hidden="true" />}
            >
              {t('preview')}
            </ButtonLink>
            {course.publishedAt && (
              <HistoryButton courseId={course.id} mayEdit={course.allowedActions.includes('EDIT')} />
            )}
            {actions}
          </>
        }
      />
      <div className={classes.tabs}>
        <TabLinks
          label={t('tabs.label')}
          links={[
            { key: 'info', label: t('tabs.info'), to: `${base}/edit`, isOn: tab === 'info' },
            {
              key: 'content',
              label: t('tabs.content'),
              to: `${base}/structure`,
              isOn: tab === 'content',
              count: course.lessonCount,
            },
            {
              key: 'students',
              label: t('tabs.students'),
              to: `${base}/students`,
              isOn: tab === 'students',
            },
            { key: 'reviews', label: t('tabs.reviews'), to: `${base}/reviews`, isOn: tab === 'reviews' },
          ]}
        />
      </div>
      <Stack gap={4} shrink>
        <CoursePath course={course} />
        <SuspensionNotice course={course} />
        <ReviewNotes course={course} />
      </Stack>
    </>
  );
}
