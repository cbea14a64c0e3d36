import {
  IconAlertTriangle,
  IconArrowLeft,
  IconClock,
  IconCloudCheck,
  IconCloudOff,
  IconCloudUp,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Bloom } from '../../ui/bloom.tsx';
import { formatClock } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import classes from './attempt-bar.module.css';
import { type QuizCourse, urgencyOf } from './attempt-model.ts';
import { secondOf } from './second-of.ts';
import type { Saving, useAttempt } from './use-attempt.ts';

interface AttemptBarProps {
  title: string;
  course: QuizCourse;
  lessonId: string;
  keeping: Pick<ReturnType<typeof useAttempt>, 'saving' | 'savedAt'>;
  secondsLeft: number | null;
}

const ICONS: Readonly<Record<Saving, typeof IconClock>> = {
  saved: IconCloudCheck,
  saving: IconCloudUp,
  offline: IconCloudOff,
  failed: IconAlertTriangle,
  elsewhere: IconAlertTriangle,
  over: IconCloudCheck,
};

/** The bar of an attempt: back link, save status and clock. */
export function AttemptBar({ title, course, lessonId, keeping, secondsLeft }: AttemptBarProps) {
  const { t } = useTranslation('quiz');
  const { saving, savedAt } = keeping;
  const Icon = ICONS[saving];
  const words =
    saving === 'saved' || saving === 'over'
      ? savedAt && t('saving.saved', { time: secondOf(savedAt) })
      : t(`saving.${saving}`);
  const urgency = secondsLeft === null ? 'calm' : urgencyOf(secondsLeft);
  return (
    <header className={classes.bar}>
      <Link
        to={`/learning/${course.slug}?lesson=${lessonId}`}
        className={kit.iconButton}
        aria-label={t('leave')}
      >
        <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
      </Link>
      <span className={kit.notPhone}>
        <Bloom percent={course.myEnrolment?.percentage ?? 0} size={28} />
      </span>
      <div className={classes.names}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.course}>{course.title}</p>
      </div>
      {words && (
        <p className={classes.saving} data-state={saving} role="status">
          <Icon size={18} stroke={1.75} aria-hidden="true" />
          <span className={classes.words}>{words}</span>
        </p>
      )}
      {secondsLeft !== null && (
        <p className={classes.clock} data-urgency={urgency}>
          <IconClock size={18} stroke={1.75} aria-hidden="true" />
          <span className={kit.hidden}>{t('clock.label')}</span>
          <span className={classes.digits}>{formatClock(secondsLeft)}</span>
          {urgency !== 'calm' && <span className={kit.notPhone}>{t(`clock.${urgency}`)}</span>}
        </p>
      )}
    </header>
  );
}
