import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/avatar.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { QueryView } from '../../ui/query-view.tsx';
import { RatingStars } from '../../ui/rating.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { upTo } from '../../ui/up-to.ts';
import type { CourseDetailQuery } from './course-detail.gen.ts';
import { type RatingListFragment, useCourseRatingsQuery } from './course-ratings.gen.ts';
import classes from './ratings.module.css';

type Course = NonNullable<CourseDetailQuery['course']>;
type Rating = RatingListFragment['items'][number];

const Histogram = ({ course }: { course: Course }) => {
  const { t } = useTranslation('catalog');
  const { rating, counted } = useFormat();
  const most = Math.max(1, course.ratingCount);
  return (
    <div className={classes.summary}>
      <div className={classes.score}>
        <span className={classes.figure}>{rating(course.ratingAverage)}</span>
        <RatingStars value={course.ratingAverage} size={18} />
        <span className={classes.count}>{counted('ratings', course.ratingCount)}</span>
      </div>
      <ul aria-label={t('detail.histogram')}>
        {course.ratingHistogram.map(({ stars, count }) => {
          const percent = Math.round((count / most) * 100);
          return (
            <li key={stars} className={classes.bar}>
              <span>{t('detail.stars', { count: stars })}</span>
              <span className={classes.track} aria-hidden="true">
                <span className={classes.fill} style={{ width: `${percent}%` }} />
              </span>
              <span className={classes.percent}>{percent}%</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
};

const RatingItem = ({ rating, teacherName }: { rating: Rating; teacherName: string }) => {
  const { t } = useTranslation('catalog');
  const { date } = useFormat();
  return (
    <li className={classes.rating}>
      <Avatar name={rating.author.fullName} src={rating.author.avatarUrl} />
      <div className={kit.grow}>
        <div className={kit.between}>
          <b className={kit.strong}>{rating.author.fullName}</b>
          <time className={classes.when} dateTime={rating.createdAt}>
            {date(rating.createdAt)}
          </time>
        </div>
        <RatingStars value={rating.stars} />
        {rating.text && <p className={classes.text}>{rating.text}</p>}
        {rating.teacherReply && (
          <div className={classes.reply}>
            <p className={kit.small}>
              <b className={kit.strong}>{teacherName}</b> · {t('detail.teacherReply')}
            </p>
            <p>{rating.teacherReply}</p>
          </div>
        )}
      </div>
    </li>
  );
};

const MoreRatings = ({ course, page }: { course: Course; page: number }) => (
  <QueryView
    result={useCourseRatingsQuery({ variables: { id: course.id, page } })}
    select={(data) => data.course?.ratings.items ?? []}
    skeleton={
      <Loading>
        <Skeleton height={96} />
      </Loading>
    }
    frame={(waiting) => <li>{waiting}</li>}
  >
    {(items) =>
      items
        // The first page of ten holds the five that the course page came with.
        .filter(({ id }) => page > 1 || !course.ratings.items.some((known) => known.id === id))
        .map((rating) => <RatingItem key={rating.id} rating={rating} teacherName={course.teacher.fullName} />)
    }
  </QueryView>
);

/** Average, distribution, and what students wrote. */
export function Ratings({ course }: { course: Course }) {
  const { t } = useTranslation('catalog');
  const [pages, setPages] = useState(0);
  if (course.ratingCount === 0) return <p className={kit.dim}>{t('detail.ratingsNone')}</p>;
  const shown = pages === 0 ? course.ratings.items.length : pages * 10;
  return (
    <>
      <Histogram course={course} />
      <ul>
        {course.ratings.items.map((rating) => (
          <RatingItem key={rating.id} rating={rating} teacherName={course.teacher.fullName} />
        ))}
        {upTo(pages).map((page) => (
          <MoreRatings key={page} course={course} page={page} />
        ))}
      </ul>
      {shown < course.ratings.total && (
        <Button variant="default" onClick={() => setPages((count) => count + 1)}>
          {t('detail.ratingsMore')}
        </Button>
      )}
    </>
  );
}
