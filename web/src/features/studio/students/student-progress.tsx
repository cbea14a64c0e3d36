import { useState } from 'react';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Row, Text } from '../../../ui/layout/layout.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { LESSON_KINDS } from '../../courses/index.ts';
import { ExtensionDialog } from './extension-dialog.tsx';
import { OverrideDialog } from './override-dialog.tsx';
import { QuizTimeDialog } from './quiz-time-dialog.tsx';
import type { Student } from './student-columns.tsx';
import {
  type CourseOfStudentsQuery,
  type StudentLessonsQuery,
  useStudentLessonsQuery,
} from './students.gen.ts';
import classes from './students.module.css';

type Lesson = StudentLessonsQuery['studentLessons'][number];

type Action = 'complete' | 'reset' | 'time' | 'extend';

interface LessonLineProps {
  lesson: Lesson;
  mayChange: boolean;
  onAction: (action: Action) => void;
}

/** The available actions for a lesson, most common first. */
const actsAt = ({ state, quizTime, deadline }: Lesson): Action[] => [
  ...(state !== 'COMPLETED' ? (['complete'] as const) : []),
  ...(quizTime ? (['time'] as const) : []),
  ...(deadline && state !== 'COMPLETED' ? (['extend'] as const) : []),
  ...(state !== 'NOT_STARTED' ? (['reset'] as const) : []),
];

const LessonLine = ({ lesson, mayChange, onAction }: LessonLineProps) => {
  const { t } = useTranslation('students');
  const { date } = useFormat();
  const { title, state, completedAt, completedWhy, bestScore, isRequired, kind, quizTime, deadline } = lesson;
  const { Icon } = LESSON_KINDS[kind];
  return (
    <Row as="li" className={classes.lesson} wrap rowGap={2} columnGap={3} py={3}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <Box grow shrink>
        <Text display="block" weight={600} anywhere>
          {title}
        </Text>
        <Text display="block" text="sm" tone="dim">
          {completedAt && completedWhy
            ? t('done', { date: date(completedAt), why: t(`why.${completedWhy}`) })
            : t(`state.${state}`)}
          {bestScore !== null && ` · ${t('score', { score: bestScore })}`}
          {!isRequired && ` · ${t('optional')}`}
        </Text>
        {quizTime && quizTime.extraSec > 0 && (
          <Text display="block" text="sm" tone="dim">
            {t('timeMore', { count: quizTime.extraSec / 60 })}
          </Text>
        )}
        {deadline?.isExtended && (
          <Text display="block" text="sm" tone="dim">
            {t('extended', { date: date(deadline.dueAt) })}
          </Text>
        )}
      </Box>
      {state === 'COMPLETED' && <Tag tone="ok">{t('state.COMPLETED')}</Tag>}
      {mayChange && (
        <Row align="stretch" gap={2} basis="full" pl={8}>
          {actsAt(lesson).map((action) => (
            <Button
              key={action}
              variant={action === 'complete' ? 'light' : 'subtle'}
              size="xs"
              aria-label={`${t(action)}: ${title}`}
              onClick={() => onAction(action)}
            >
              {t(action)}
            </Button>
          ))}
        </Row>
      )}
    </Row>
  );
};

interface StudentProgressProps {
  student: Pick<Student, 'id' | 'fullName' | 'access'>;
  course: Pick<NonNullable<CourseOfStudentsQuery['course']>, 'isOwner' | 'viewerRights'>;
  onClose: () => void;
}

/** A student's progress by lesson. Teachers who may grade can change it, and give the student more time. */
export function StudentProgress({ student, course, onClose }: StudentProgressProps) {
  const { t } = useTranslation('students');
  const [pendingAction, setPendingAction] = useState<{ lesson: Lesson; action: Action } | null>(null);
  const result = useStudentLessonsQuery({ variables: { enrolmentId: student.id }, ...cacheAndNetwork });
  const mayChange =
    student.access === 'ACTIVE' && (course.isOwner || Boolean(course.viewerRights?.includes('MARK')));
  if (pendingAction) {
    const { lesson, action } = pendingAction;
    const dialog = { title: lesson.title, name: student.fullName, onClose: () => setPendingAction(null) };
    if (action === 'time' && lesson.quizTime) return <QuizTimeDialog time={lesson.quizTime} {...dialog} />;
    if (action === 'extend' && lesson.deadline)
      return <ExtensionDialog deadline={lesson.deadline} {...dialog} />;
    return (
      <OverrideDialog
        student={student}
        lesson={lesson}
        isComplete={action === 'complete'}
        onClose={dialog.onClose}
      />
    );
  }
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
          <ul>
            {lessons.map((lesson) => (
              <LessonLine
                key={lesson.id}
                lesson={lesson}
                mayChange={mayChange}
                onAction={(action) => setPendingAction({ lesson, action })}
              />
            ))}
          </ul>
        )}
      </QueryView>
    </Dialog>
  );
}
