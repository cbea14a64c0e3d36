import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import type { DashboardQuery } from './dashboard.gen.ts';
import classes from './dashboard.module.css';

type Activity = DashboardQuery['myActivity']['edges'][number]['node'];

export function ActivityFeed({ activity }: { activity: readonly Activity[] }) {
  const { t } = useTranslation('dashboard');
  const { date } = useFormat();
  return (
    <section className={`${kit.card} ${kit.stackTight}`} aria-labelledby="activity">
      <h2 id="activity" className={classes.title}>
        {t('activity.title')}
      </h2>
      {activity.length === 0 && <p className={kit.dim}>{t('activity.none')}</p>}
      <ul className={classes.list}>
        {activity.map((line) => {
          const course = line.__typename === 'AchievementActivity' ? null : line.course;
          const achievement = line.__typename === 'AchievementActivity' ? line.achievement : '';
          return (
            <li key={line.id}>
              <p>
                {t(`activity.kind.${line.kind}`, {
                  lesson: line.__typename === 'LessonActivity' ? line.lessonTitle : '',
                  achievement: t(`achievement.${achievement as 'first-lesson'}`, {
                    defaultValue: achievement,
                  }),
                })}
              </p>
              <p className={`${kit.small} ${kit.dim}`}>
                {course && <Link to={`/courses/${course.slug}`}>{course.title}</Link>}
                {course && ' · '}
                {date(line.at)}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
