import { useMemo } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/column-head.tsx';
import { useFormat } from '../../../ui/format.ts';
import kit from '../../../ui/kit.module.css';
import { Meter } from '../../../ui/meter.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { CourseStudentRowFragment } from './students.gen.ts';
import classes from './students.module.css';

type Student = CourseStudentRowFragment;

export const useStudentColumns = (onShow: (student: Student) => void): Column<Student>[] => {
  const { t } = useTranslation('students');
  const { date } = useFormat();
  return useMemo(
    () => [
      {
        key: 'student',
        header: t('student'),
        cell: ({ fullName, avatarUrl, enrolledAt, access }) => (
          <span className={kit.row}>
            <Avatar name={fullName} src={avatarUrl} size={36} />
            <span>
              <b className={classes.name}>{fullName}</b>
              <span className={classes.facts}>
                {t('since', { date: date(enrolledAt) })}{' '}
                {access !== 'ACTIVE' && <Tag tone="warn">{t(`access.${access}`)}</Tag>}
              </span>
            </span>
          </span>
        ),
      },
      {
        key: 'progress',
        header: t('progress'),
        cell: ({ percentage, completedLessons, totalLessons, fullName }) => (
          <span className={classes.progress}>
            <Meter percent={percentage} label={t('progressOf', { name: fullName })} thin />
            <span className={classes.facts}>
              {percentage}% · {t('lessons', { done: completedLessons, total: totalLessons })}
            </span>
          </span>
        ),
      },
      {
        key: 'last',
        header: t('last'),
        cell: ({ lastStudiedAt, completedAt }) => (
          <span>
            {lastStudiedAt ? date(lastStudiedAt) : t('never')}
            {completedAt && (
              <span className={classes.facts}>{t('completed', { date: date(completedAt) })}</span>
            )}
          </span>
        ),
      },
      {
        key: 'acts',
        header: t('acts'),
        cell: (student) => (
          <Button variant="light" size="sm" onClick={() => onShow(student)}>
            {t('show')}
            <span className={kit.hidden}> {student.fullName}</span>
          </Button>
        ),
      },
    ],
    [t, date, onShow],
  );
};
