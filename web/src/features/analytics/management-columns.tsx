import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import type { Column } from '../../ui/column-head.tsx';
import { useFormat } from '../../ui/format.ts';
import { Row, Text } from '../../ui/layout/layout.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Tag } from '../../ui/tag.tsx';
import utilities from '../../ui/utilities.module.css';
import type { TaughtStudentsQuery } from './analytics.gen.ts';

export type TaughtStudent = TaughtStudentsQuery['taughtStudents']['items'][number];

const TONES = { NOT_BEGUN: 'neutral', STUDYING: 'info', COMPLETED: 'ok', ENDED: 'warn' } as const;

/** URL of the course's list of students, filtered by the student's name. */
export const hrefOfStudent = ({ courseId, fullName }: TaughtStudent): string =>
  `/teacher/courses/${courseId}/students?search=${encodeURIComponent(fullName)}`;

export const useManagementColumns = (): Column<TaughtStudent>[] => {
  const { t } = useTranslation('analytics');
  const { date } = useFormat();
  return useMemo(
    () => [
      {
        key: 'student',
        header: t('risk.student'),
        sortBy: 'NAME',
        cell: (student) => (
          <Row as="span" gap={2} shrink>
            <Avatar name={student.fullName} src={student.avatarUrl} size={36} />
            <span>
              <Link to={hrefOfStudent(student)} className={utilities.link}>
                {student.fullName}
              </Link>
              <Text as="span" text="sm" tone="dim" style={{ display: 'block' }}>
                {student.courseTitle}
              </Text>
            </span>
          </Row>
        ),
      },
      {
        key: 'state',
        header: t('management.column.state'),
        cell: ({ state }) => <Tag tone={TONES[state]}>{t(`management.state.${state}`)}</Tag>,
      },
      {
        key: 'progress',
        header: t('management.column.progress'),
        sortBy: 'PROGRESS',
        cell: ({ percentage, fullName }) => (
          <span>
            <Meter percent={percentage} label={t('risk.progressOf', { name: fullName })} thin />
            <Text as="span" text="sm" tone="dim">
              {percentage}%
            </Text>
          </span>
        ),
      },
      {
        key: 'score',
        header: t('management.column.score'),
        sortBy: 'SCORE',
        align: 'end',
        cell: ({ averageScore }) =>
          averageScore ?? (
            <Text as="span" tone="dim">
              {t('management.noScore')}
            </Text>
          ),
      },
      {
        key: 'last',
        header: t('risk.last'),
        sortBy: 'LAST_STUDIED',
        cell: ({ lastStudiedAt }) => (lastStudiedAt ? date(lastStudiedAt) : t('risk.never')),
      },
      {
        key: 'enrolled',
        header: t('management.column.enrolled'),
        sortBy: 'ENROLLED',
        cell: ({ enrolledAt }) => date(enrolledAt),
      },
      {
        key: 'why',
        header: t('risk.whyHead'),
        cell: ({ risk }) =>
          risk && t(`risk.why.${risk.reason}`, { count: risk.count, lesson: risk.lessonTitle ?? '' }),
      },
    ],
    [t, date],
  );
};
