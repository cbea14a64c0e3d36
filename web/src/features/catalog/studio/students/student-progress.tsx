import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { freshOnArrival } from '../../../../apollo/fetch-policies.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useFormat } from '../../../../ui/format.ts';
import kit from '../../../../ui/kit.module.css';
import { QueryView } from '../../../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../../../ui/skeleton.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { LESSON_KINDS } from '../../lesson-kinds.ts';
import type { StudioStateFragment } from '../studio.gen.ts';
import { OverrideDialog } from './override-dialog.tsx';
import {
  type CourseStudentRowFragment,
  type StudentLessonsQuery,
  useStudentLessonsQuery,
} from './students.gen.ts';
import classes from './students.module.css';

type Lesson = StudentLessonsQuery['studentLessons'][number];

interface LessonLineProps {
  lesson: Lesson;
  mayOverride: boolean;
  onAsk: (isComplete: boolean) => void;
}

const LessonLine = ({ lesson, mayOverride, onAsk }: LessonLineProps) => {
  const { t } = useTranslation('students');
  const { date } = useFormat();
  const { title, state, completedAt, completedWhy, bestScore, isRequired, kind } = lesson;
  const { Icon } = LESSON_KINDS[kind];
  return (
    <li className={classes.lesson}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <div className={kit.grow}>
        <p className={classes.name}>{title}</p>
        <p className={classes.facts}>
          {completedAt && completedWhy
            ? t('done', { date: date(completedAt), why: t(`why.${completedWhy}`) })
            : t(`state.${state}`)}
          {bestScore !== null && ` · ${t('score', { score: bestScore })}`}
          {!isRequired && ` · ${t('optional')}`}
        </p>
      </div>
      {state === 'COMPLETED' && <Tag tone="ok">{t('state.COMPLETED')}</Tag>}
      {mayOverride && (
        <div className={classes.acts}>
          {state !== 'COMPLETED' && (
            <Button variant="light" size="xs" onClick={() => onAsk(true)}>
              {t('complete')}
              <span className={kit.hidden}> {title}</span>
            </Button>
          )}
          {state !== 'NOT_STARTED' && (
            <Button variant="subtle" size="xs" onClick={() => onAsk(false)}>
              {t('reset')}
              <span className={kit.hidden}> {title}</span>
            </Button>
          )}
        </div>
      )}
    </li>
  );
};

interface StudentProgressProps {
  student: CourseStudentRowFragment;
  course: StudioStateFragment;
  onClose: () => void;
}

/** What a student has done, lesson by lesson; who may mark can set a lesson complete or back to its beginning. */
export function StudentProgress({ student, course, onClose }: StudentProgressProps) {
  const { t } = useTranslation('students');
  const [asked, setAsked] = useState<{ lesson: Lesson; isComplete: boolean } | null>(null);
  const result = useStudentLessonsQuery({ variables: { enrolmentId: student.id }, ...freshOnArrival });
  const mayOverride =
    student.access === 'ACTIVE' && (course.isOwner || Boolean(course.viewerRights?.includes('MARK')));
  if (asked)
    return (
      <OverrideDialog
        student={student}
        lesson={asked.lesson}
        isComplete={asked.isComplete}
        onClose={() => setAsked(null)}
      />
    );
  return (
    <Dialog isOpen onClose={onClose} title={student.fullName} placement="end">
      <QueryView
        result={result}
        select={({ studentLessons }) => studentLessons}
        failedTitle={t('lessonsFailed')}
        skeleton={
          <Loading>
            <Skeleton height={320} />
          </Loading>
        }
      >
        {(lessons) => (
          <ul className={classes.lessons}>
            {lessons.map((lesson) => (
              <LessonLine
                key={lesson.id}
                lesson={lesson}
                mayOverride={mayOverride}
                onAsk={(isComplete) => setAsked({ lesson, isComplete })}
              />
            ))}
          </ul>
        )}
      </QueryView>
    </Dialog>
  );
}
