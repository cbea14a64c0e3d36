import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import classes from './lesson-tabs.module.css';
import type { PlayerCourse } from './player-model.ts';

export function CourseAbout({ course }: { course: PlayerCourse }) {
  const { t } = useTranslation('learning');
  return (
    <Grid className={classes.about} gap={4}>
      <p>{course.subtitle}</p>
      {course.outcomes.length > 0 && (
        <>
          <h2>{t('player.outcomes')}</h2>
          <Grid as="ul" className={classes.outcomes} gap={2}>
            {course.outcomes.map((outcome) => (
              <li key={outcome}>
                <IconCheck size={20} aria-hidden="true" />
                {outcome}
              </li>
            ))}
          </Grid>
        </>
      )}
      <p>
        {t('player.taughtBy')} <Link to={`/instructor/${course.teacher.id}`}>{course.teacher.fullName}</Link>
        {' · '}
        <Link to={`/courses/${course.slug}`}>{t('player.coursePage')}</Link>
      </p>
    </Grid>
  );
}
