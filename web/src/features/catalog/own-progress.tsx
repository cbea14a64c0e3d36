import { useTranslation } from 'react-i18next';
import { Meter } from '../../ui/meter.tsx';
import classes from './buy-box.module.css';
import type { ViewersStep } from './use-next-step.ts';

/** How far the viewer has come in a course of theirs. */
export function OwnProgress({
  enrolment: { percentage, completedLessons, totalLessons },
}: {
  enrolment: NonNullable<ViewersStep['enrolment']>;
}) {
  const { t } = useTranslation('catalog');
  const text = t('detail.progress', { done: completedLessons, total: totalLessons, percent: percentage });
  return (
    <div className={classes.progress}>
      <p>{text}</p>
      <Meter percent={percentage} label={text} thin />
    </div>
  );
}
