import { useMemo } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/column-head.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { Meter } from '../../../ui/meter.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { CourseStudentsQuery } from './students.gen.ts';

export type Student = CourseStudentsQuery['courseStudents']['items'][number];

export const useStudentColumns = (onShow: (student: Student) => void): Column<Student>[] => {
  const { t } = useTranslation('students');
  const { date, lessonsDone } = useFormat();
  return useMemo(
    () => [
      {
        key: 'student',
        header: t('student'),
        cell: ({ fullName, avatarUrl, enrolledAt, access }) => (
          <Row as="span" gap={2} shrink>
            <Avatar name={fullName} src={avatarUrl} size={36} />
            <span>
              <Box as="b" display="block" weight={600} anywhere>
                {fullName}
              </Box>
              <Box as="span" display="block" text="sm" tone="dim">
                {t('since', { date: date(enrolledAt) })}{' '}
                {access !== 'ACTIVE' && <Tag tone="warn">{t(`access.${access}`)}</Tag>}
              </Box>
            </span>
          </Row>
        ),
      },
      {
        key: 'progress',
        header: t('progress'),
        cell: (student) => (
          <Box as="span" display="block" minW={40}>
            <Meter percent={student.percentage} label={t('progressOf', { name: student.fullName })} thin />
            <Box as="span" display="block" text="sm" tone="dim">
              {student.percentage}% · {lessonsDone(student)}
            </Box>
          </Box>
        ),
      },
      {
        key: 'last',
        header: t('last'),
        cell: ({ lastStudiedAt, completedAt }) => (
          <span>
            {lastStudiedAt ? date(lastStudiedAt) : t('never')}
            {completedAt && (
              <Box as="span" display="block" text="sm" tone="dim">
                {t('completed', { date: date(completedAt) })}
              </Box>
            )}
          </span>
        ),
      },
      {
        key: 'acts',
        header: t('acts'),
        cell: (student) => (
          <Button
            variant="light"
            size="sm"
            aria-label={`${t('show')}: ${student.fullName}`}
            onClick={() => onShow(student)}
          >
            {t('show')}
          </Button>
        ),
      },
    ],
    [t, date, lessonsDone, onShow],
  );
};
