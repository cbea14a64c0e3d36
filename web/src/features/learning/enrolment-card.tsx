import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Bloom } from '../../ui/bloom.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { Meter } from '../../ui/meter.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { DaysLeft } from './days-left.tsx';
import type { EnrolmentCardFragment } from './my-courses.gen.ts';
import classes from './my-courses.module.css';

/** One of the viewer's courses with its progress, the last lesson, and a link to the player. */
export function EnrolmentCard({ enrolment }: { enrolment: EnrolmentCardFragment }) {
  const { t } = useTranslation('learning');
  const { course, percentage, access } = enrolment;
  const { date } = useFormat();
  const right = course.myRefundRight;
  const isOpen = access === 'ACTIVE';
  const action = enrolment.completedAt ? 'again' : percentage > 0 ? 'continue' : 'start';
  return (
    <article className={classes.card}>
      <img className={classes.cover} src={course.coverUrl} alt="" width={480} height={270} loading="lazy" />
      <div className={classes.body}>
        <h2 className={classes.title}>
          <Link to={isOpen ? `/learning/${course.id}` : `/courses/${course.slug}`} className={classes.link}>
            {course.title}
          </Link>
        </h2>
        <p className={classes.by}>{course.teacher.fullName}</p>
        {!isOpen && <Tag tone="warn">{t(access === 'SUSPENDED' ? 'mine.paused' : 'mine.ended')}</Tag>}
        {isOpen && enrolment.expiresAt && (
          <div className={`${kit.row} ${kit.wrap}`}>
            <DaysLeft until={enrolment.expiresAt} />
            <p className={classes.by}>{t('mine.until', { date: date(enrolment.expiresAt) })}</p>
          </div>
        )}
        {access === 'EXPIRED' && (
          <Link className={classes.refund} to={`/courses/${course.slug}`}>
            {t('mine.renew')}
          </Link>
        )}
        {isOpen && enrolment.lastLesson && !enrolment.completedAt && (
          <p className={classes.by}>{t('mine.lastLesson', { title: enrolment.lastLesson.title })}</p>
        )}
        {isOpen && enrolment.newLessons.length > 0 && (
          <p>
            <Tag tone="info">{t('mine.newLessons', { count: enrolment.newLessons.length })}</Tag>
          </p>
        )}
        <div className={classes.progress}>
          <Bloom percent={percentage} size={34} />
          <div className={classes.bar}>
            <p className={classes.numbers}>
              {t('mine.progress', {
                done: enrolment.completedLessons,
                total: enrolment.totalLessons,
                percent: percentage,
              })}
            </p>
            <Meter percent={percentage} label={course.title} thin />
          </div>
        </div>
        {isOpen && right?.rule === 'ALLOWED' && (
          <Link className={classes.refund} to={`/dashboard/refunds?line=${right.id}`}>
            {t('mine.refund', {
              date: date(right.deadline),
              percent: right.percent,
              most: right.mostPercent,
            })}
          </Link>
        )}
        {isOpen && (
          <p className={classes.action} aria-hidden="true">
            {t(`mine.${action}`)}
          </p>
        )}
      </div>
    </article>
  );
}

export function EnrolmentCardsSkeleton() {
  return (
    <Loading className={classes.grid ?? ''}>
      {[1, 2, 3].map((card) => (
        <div key={card} className={classes.card}>
          <Skeleton picture />
          <div className={classes.body}>
            <Skeleton height={20} width="80%" />
            <Skeleton height={16} width="50%" />
            <Skeleton height={34} />
          </div>
        </div>
      ))}
    </Loading>
  );
}
