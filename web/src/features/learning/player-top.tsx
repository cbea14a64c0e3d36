import { IconArrowLeft, IconKeyboard, IconTextScan2 } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Bloom } from '../../ui/bloom.tsx';
import kit from '../../ui/kit.module.css';
import { ThemeSwitch } from '../../ui/switches.tsx';
import { DaysLeft } from './days-left.tsx';
import classes from './player.module.css';
import { PlayerMessages } from './player-messages.tsx';
import type { PlayerCourse } from './player-model.ts';

export function PlayerTop({ course, onHelp }: { course: PlayerCourse; onHelp: () => void }) {
  const { t } = useTranslation('learning');
  const enrolment = course.myEnrolment;
  return (
    <header className={classes.top}>
      <Link to="/dashboard/courses" className={kit.iconButton} aria-label={t('player.back')}>
        <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
      </Link>
      <p className={classes.course}>{course.title}</p>
      {enrolment?.access === 'ACTIVE' && <DaysLeft until={enrolment.expiresAt} />}
      {enrolment && (
        <span className={`${kit.row} ${kit.notPhone} ${kit.small} ${kit.number}`}>
          <Bloom percent={enrolment.percentage} size={24} />
          <b className={kit.strong}>
            {t('player.progress', { done: enrolment.completedLessons, total: enrolment.totalLessons })}
          </b>
          <span className={kit.dim}>· {enrolment.percentage}%</span>
        </span>
      )}
      {enrolment && <PlayerMessages courseId={course.id} />}
      {enrolment && (
        <Link
          to={`/dashboard/search?course=${course.id}`}
          className={kit.iconButton}
          aria-label={t('player.search')}
        >
          <IconTextScan2 size={20} stroke={1.75} aria-hidden="true" />
        </Link>
      )}
      <button
        type="button"
        className={`${kit.iconButton} ${kit.notPhone}`}
        aria-label={t('player.shortcuts')}
        onClick={onHelp}
      >
        <IconKeyboard size={20} stroke={1.75} aria-hidden="true" />
      </button>
      <ThemeSwitch />
    </header>
  );
}
