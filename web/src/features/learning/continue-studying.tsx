import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import kit from '../../ui/kit.module.css';
import { Meter } from '../../ui/meter.tsx';
import { useViewer } from '../accounts/index.ts';
import classes from './continue-studying.module.css';
import { useMyEnrolmentsQuery } from './my-courses.gen.ts';

/** The viewer's incomplete courses with links to the player. */
export function ContinueStudying() {
  const { t } = useTranslation('home');
  const { t: catalog } = useTranslation('catalog');
  const viewer = useViewer();
  const { data, error } = useMyEnrolmentsQuery({
    variables: { status: 'IN_PROGRESS', limit: 3, page: 1, sortBy: 'LAST_STUDIED', sortOrder: 'DESC' },
  });
  const items = data?.myEnrolments.items ?? [];
  if (!data && !error) return <div className={classes.waiting} />;
  if (items.length === 0) return null;
  return (
    <section className={kit.section}>
      <div className={kit.sectionHead}>
        <div>
          <h2>
            {viewer.user
              ? t('home.continueTitle', { name: viewer.name.split(' ').at(-1) })
              : t('home.continueTitleWithoutName')}
          </h2>
          <p>{t('home.continueText')}</p>
        </div>
        <Link to="/dashboard" className={kit.moreLink}>
          {t('home.continueAll')}
        </Link>
      </div>
      <ul className={classes.grid}>
        {items.map(({ id, percentage, lastLesson, course }) => (
          <li key={id} className={classes.card}>
            <img className={classes.cover} src={course.coverUrl} alt="" width={480} height={270} />
            <div className={classes.words}>
              <Link to={`/learning/${course.id}`} className={classes.title}>
                {course.title}
              </Link>
              {lastLesson && <p className={classes.lesson}>{lastLesson.title}</p>}
              <div className={classes.progress}>
                <div className={kit.grow}>
                  <Meter percent={percentage} label={course.title} thin />
                </div>
                <b>{percentage}%</b>
              </div>
              <ButtonLink to={`/learning/${course.id}`} size="sm" variant="light">
                {catalog('detail.continue')}
                <span className={kit.hidden}>: {course.title}</span>
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
