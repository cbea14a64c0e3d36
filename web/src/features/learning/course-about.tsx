import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import classes from './lesson-tabs.module.css';
import type { PlayerCourse } from './player-model.ts';

export function CourseAbout({ course }: { course: PlayerCourse }) {
  const { t } = useTranslation('learning');
  return (
    <div className={classes.about}>
      <p>{course.subtitle}</p>
      {course.outcomes.length > 0 && (
        <>
          <h2>{t('player.outcomes')}</h2>
          <ul className={classes.outcomes}>
            {course.outcomes.map((outcome) => (
              <li key={outcome}>
                <IconCheck size={20} aria-hidden="true" />
                {outcome}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {t('player.taughtBy')} <Link to={`/instructor/${course.teacher.id}`}>{course.teacher.fullName}</Link>
        {' · '}
        <Link to={`/courses/${course.slug}`}>{t('player.coursePage')}</Link>
      </p>
    </div>
  );
}
