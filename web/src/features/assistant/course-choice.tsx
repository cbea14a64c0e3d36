import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { type AssistantCoursesQuery, useAssistantCoursesQuery } from './assistant.gen.ts';
import classes from './assistant.module.css';

type Choice = AssistantCoursesQuery['myTaughtCourses']['items'][number];

/** Choice of a course, stored in the URL. Defaults to the course that was edited last. */
export function CourseChoice({ children }: { children: (course: Choice, select: ReactNode) => ReactNode }) {
  const { t } = useTranslation('assistant');
  const [searchParams, setSearchParams] = useSearchParams();
  const result = useAssistantCoursesQuery(cacheAndNetwork);
  return (
    <QueryView
      result={result}
      select={({ myTaughtCourses }) => myTaughtCourses.items}
      skeleton={<LoadingRows rows={3} height={120} />}
      failedTitle={t('failed')}
      isEmpty={(courses) => courses.length === 0}
      empty={
        <EmptyState
          title={t('noCourses')}
          text={t('noCoursesText')}
          actions={<ButtonLink to="/teacher/courses/new">{t('createCourse')}</ButtonLink>}
        />
      }
    >
      {(courses) => {
        const course = courses.find(({ id }) => id === searchParams.get('course')) ?? courses[0]!;
        return children(
          course,
          <Select
            className={classes.course}
            label={t('course')}
            value={course.id}
            options={courses.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={({ target }) =>
              setSearchParams({ course: target.value }, { replace: true, preventScrollReset: true })
            }
          />,
        );
      }}
    </QueryView>
  );
}
