import type { ReactNode } from 'react';
import { languageNames } from '../../i18n/languages.ts';
import { languageCode } from '../../i18n/schema-language.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { Price } from '../../ui/price.tsx';
import { plainText, RichTextView } from '../../ui/rich-text-view.tsx';
import { useCategoryName } from '../categories/index.ts';
import { PromoPlayer, useCourseFacts } from '../courses/index.ts';
import type { SubmissionFragment } from './review.gen.ts';
import classes from './submission.module.css';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className={classes.sub}>{title}</h3>
    {children}
  </div>
);

const Points = ({ title, points }: { title: string; points: readonly string[] }) => {
  const { t } = useTranslation('review');
  return (
    <Part title={title}>
      {points.length === 0 ? (
        <p className={kit.dim}>{t('empty')}</p>
      ) : (
        <ul className={classes.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </Part>
  );
};

export function CourseFacts({ course }: { course: SubmissionFragment['course'] }) {
  const { t } = useTranslation('review');
  const { counted, duration, date, time } = useFormat();
  const nameOf = useCategoryName();
  const { teacher } = course;
  const about = [
    course.category ? nameOf(course.category) : t('noCategory'),
    ...useCourseFacts(course).map(({ text }) => text),
    languageNames[languageCode(course.language)],
  ];
  return (
    <section className={`${kit.card} ${kit.stack}`} aria-labelledby="facts">
      <h2 id="facts" className={classes.heading}>
        {t('facts')}
      </h2>
      <div className={classes.top}>
        <img src={course.cover} alt="" width={960} height={540} className={classes.cover} />
        <div className={kit.stackTight}>
          <p className={`${kit.small} ${kit.dim}`}>{about.join(' · ')}</p>
          <p className={kit.strong}>{course.subtitle}</p>
          <p className={`${kit.row} ${kit.wrap}`}>
            <Price listPrice={course.price} currentPrice={course.currentPrice} />
            {course.saleEndsAt && (
              <span className={`${kit.small} ${kit.dim}`}>
                {t('saleUntil', { time: time(course.saleEndsAt), date: date(course.saleEndsAt) })}
              </span>
            )}
          </p>
          <p className={`${kit.small} ${kit.dim}`}>
            {counted('sections', course.sections.length)} · {counted('lessons', course.lessonCount)} ·{' '}
            {duration(course.durationSec)} ·{' '}
            {course.accessDays ? t('accessDays', { count: course.accessDays }) : t('accessForGood')}
          </p>
        </div>
      </div>
      {course.promo && (
        <Part title={t('promo')}>
          <PromoPlayer course={course} title={course.title} cover={course.cover} />
        </Part>
      )}
      <div className={kit.row}>
        <Avatar name={teacher.fullName} src={teacher.avatarUrl} size={40} />
        <div className={kit.grow}>
          <p className={kit.strong}>{teacher.fullName}</p>
          <p className={`${kit.small} ${kit.dim}`}>
            {[teacher.headline, counted('courses', teacher.courseCount)].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      <Part title={t('description')}>
        {plainText(course.description) ? (
          <RichTextView doc={course.description} pictures={course.descriptionPictures} />
        ) : (
          <p className={kit.dim}>{t('noDescription')}</p>
        )}
      </Part>
      <Points title={t('outcomes')} points={course.outcomes} />
      <Points title={t('requirements')} points={course.requirements} />
      <Points title={t('audience')} points={course.audience} />
      {course.tags.length > 0 && (
        <Part title={t('tags')}>
          <p>{course.tags.join(', ')}</p>
        </Part>
      )}
    </section>
  );
}
