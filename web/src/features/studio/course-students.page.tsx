import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyByFilter } from '../../ui/empty-by-filter.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PendingPage } from '../../ui/pending-page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { TableToolbar } from '../../ui/table-toolbar.tsx';
import { useTableQuery } from '../../ui/use-table-query.ts';
import { useTableSearchParams } from '../../ui/use-table-search-params.ts';
import utilities from '../../ui/utilities.module.css';
import { ClassActions } from '../classroom/index.ts';
import { CourseNotFound } from './course-not-found.tsx';
import { type Student, useStudentColumns } from './students/student-columns.tsx';
import { StudentProgress } from './students/student-progress.tsx';
import {
  type CourseOfStudentsQuery,
  useCourseOfStudentsQuery,
  useCourseStudentsQuery,
} from './students/students.gen.ts';
import { StudioHeader } from './studio-header.tsx';
import { StudioSkeleton } from './studio-skeleton.tsx';

const Students = ({ course }: { course: NonNullable<CourseOfStudentsQuery['course']> }) => {
  const { t } = useTranslation('students');
  const tableParams = useTableSearchParams({ sortBy: 'LAST_STUDIED' });
  const [shownStudent, setShownStudent] = useState<Student | null>(null);
  const table = useTableQuery(
    tableParams,
    useCourseStudentsQuery,
    { courseId: course.id, page: tableParams.page, search: tableParams.search || null },
    ({ courseStudents }) => courseStudents,
  );
  const columns = useStudentColumns(setShownStudent);
  return (
    <>
      <StudioHeader course={course} tab="students" saving={{ kind: 'saved', at: course.updatedAt }} />
      <div className={utilities.cardTabs}>
        <DataTable
          caption={t('caption', { course: course.title })}
          name="course-students"
          columns={columns}
          table={table}
          rowKey={({ id }) => id}
          toolbar={
            <>
              <TableToolbar tableParams={tableParams} search={t('search')} />
              <ClassActions
                course={course}
                mayWrite={course.isOwner || Boolean(course.viewerRights?.includes('ANSWER'))}
                mayEnrol={course.isOwner && course.status === 'PUBLISHED'}
                isOwner={course.isOwner}
                onChange={() => void table.result.refetch().catch(() => undefined)}
              />
            </>
          }
          stackOnPhone="rows"
          empty={<EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
          emptyByFilter={
            <EmptyByFilter
              title={t('filterTitle')}
              text={t('filterText')}
              action={t('clear')}
              onClear={tableParams.clear}
            />
          }
        />
      </div>
      {shownStudent && (
        <StudentProgress
          key={shownStudent.id}
          student={shownStudent}
          course={course}
          onClose={() => setShownStudent(null)}
        />
      )}
    </>
  );
};

/** /teacher/courses/:id/students: the students of a course with their progress, which teachers can change. */
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
      {(course) => <Students course={course} />}
    </QueryView>
  );
}
