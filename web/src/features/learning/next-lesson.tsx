import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import kit from '../../ui/kit.module.css';
import classes from './lesson.module.css';
import type { Place } from './player-model.ts';

/** A link to the next lesson at the end of a text, so that the student need not scroll back. */
export function NextLesson({ next: { lesson, number } }: { next: Place }) {
  const { t } = useTranslation('learning');
  return (
    <Link to={{ search: `?lesson=${lesson.id}` }} className={classes.nextLesson}>
      <span className={kit.grow}>
        <span className={classes.nextLabel}>{t('player.upNext')}</span>
        <span className={classes.nextTitle}>{t('player.lessonNumber', { number, title: lesson.title })}</span>
      </span>
      <IconChevronRight size={22} aria-hidden="true" />
    </Link>
  );
}
