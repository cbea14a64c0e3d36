import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Bloom } from '../../ui/bloom.tsx';
import kit from '../../ui/kit.module.css';
import { Meter } from '../../ui/meter.tsx';
import { useViewer } from '../accounts/index.ts';
import classes from './continue-studying.module.css';
import { useMyEnrolmentsQuery } from './my-courses.gen.ts';

/** On the home page, for whoever is signed in: the courses they were in the middle of. Nothing for anyone else. */
export function ContinueStudying() {
  const { t } = useTranslation('catalog');
  const viewer = useViewer();
  const { data, error } = useMyEnrolmentsQuery({
    skip: viewer.state !== 'member',
    variables: { status: 'IN_PROGRESS', limit: 3, page: 1, sortBy: 'LAST_STUDIED', sortOrder: 'DESC' },
  });
  const items = viewer.state === 'member' ? (data?.myEnrolments.items ?? []) : [];
  // Space is kept for whoever is signed in from the first paint on (see public/color-scheme.js), until more is known.
  const isWaiting = viewer.state === 'unknown' || (viewer.state === 'member' && !data && !error);
  if (isWaiting) return <div className={classes.waiting} />;
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
      </div>
      <ul className={classes.grid}>
        {items.map((enrolment) => (
          <li key={enrolment.id} className={classes.card}>
            <Bloom percent={enrolment.percentage} size={36} />
            <div className={kit.grow}>
              <Link to={`/learning/${enrolment.course.id}`} className={classes.title}>
                {enrolment.course.title}
              </Link>
              {enrolment.lastLesson && <p className={classes.lesson}>{enrolment.lastLesson.title}</p>}
              <Meter percent={enrolment.percentage} label={enrolment.course.title} thin />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
