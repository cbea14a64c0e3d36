import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Bloom } from '../../ui/bloom.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { Meter } from '../../ui/meter.tsx';
import type { DashboardQuery } from './dashboard.gen.ts';
import classes from './resume-card.module.css';

type Open = DashboardQuery['myEnrolments']['items'][number];

const Progress = ({ enrolment: { percentage, course } }: { enrolment: Open }) => (
  <div className={classes.progress}>
    <div className={kit.grow}>
      <Meter percent={percentage} label={course.title} thin />
    </div>
    <b>{percentage}%</b>
  </div>
);

/** No lesson of it was opened yet. */
const isNew = ({ percentage, lastLesson }: Open): boolean => percentage === 0 && !lastLesson;

/** The lesson that was opened last, unless it is completed. */
const LastLesson = ({ lesson }: { lesson: Open['lastLesson'] }) => {
  const { t } = useTranslation('dashboard');
  if (!lesson) return null;
  const isDone = lesson.myProgress?.state === 'COMPLETED';
  return (
    <p className={classes.lesson}>{isDone ? t('resume.done', { title: lesson.title }) : lesson.title}</p>
  );
};

const First = ({ enrolment }: { enrolment: Open }) => {
  const { t } = useTranslation('dashboard');
  const { clock } = useFormat();
  const { course, lastLesson, percentage } = enrolment;
  const at = lastLesson?.myProgress?.state === 'STARTED' ? lastLesson.myProgress.positionSec : 0;
  const action = isNew(enrolment) ? 'start' : at > 0 ? 'continueFrom' : 'continue';
  return (
    <div className={classes.first}>
      <img className={classes.cover} src={course.coverUrl} alt="" width={480} height={270} />
      <div className={classes.words}>
        <p className={classes.label}>{t(isNew(enrolment) ? 'resume.new' : 'resume.title')}</p>
        <h2 className={classes.title}>
          <Link to={`/learning/${course.id}`}>{course.title}</Link>
        </h2>
        <LastLesson lesson={lastLesson} />
        <div className={kit.row}>
          <Bloom percent={percentage} size={30} />
          <div className={kit.grow}>
            <Progress enrolment={enrolment} />
          </div>
        </div>
        <div className={classes.acts}>
          <ButtonLink
            to={`/learning/${course.id}`}
            size="md"
            leftSection={<IconPlayerPlayFilled size={16} aria-hidden="true" />}
          >
            {t(`resume.${action}`, { at: clock(at) })}
          </ButtonLink>
          <Link className={kit.link} to={`/courses/${course.slug}`}>
            {t('resume.content')}
          </Link>
        </div>
      </div>
    </div>
  );
};

/** Courses to continue: the latest one large, the others below it. */
export function ResumeCard({ enrolments }: { enrolments: readonly Open[] }) {
  const { t } = useTranslation('dashboard');
  const [first, ...others] = enrolments;
  if (!first) return null;
  return (
    <section className={classes.card} aria-label={t('resume.label')}>
      <First enrolment={first} />
      {others.length > 0 && (
        <ul className={classes.others}>
          {others.map((enrolment) => (
            <li key={enrolment.id}>
              <img
                className={classes.small}
                src={enrolment.course.coverUrl}
                alt=""
                width={480}
                height={270}
                loading="lazy"
              />
              <div className={kit.grow}>
                <p className={kit.strong}>{enrolment.course.title}</p>
                <LastLesson lesson={enrolment.lastLesson} />
                <Progress enrolment={enrolment} />
              </div>
              <ButtonLink to={`/learning/${enrolment.course.id}`} variant="light" size="sm">
                {t(isNew(enrolment) ? 'resume.start' : 'resume.continue')}
                <span className={kit.hidden}>: {enrolment.course.title}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
      <p className={classes.all}>
        <Link className={kit.moreLink} to="/dashboard/courses">
          {t('resume.all')}
        </Link>
      </p>
    </section>
  );
}
