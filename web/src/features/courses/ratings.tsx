import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useFormat, wholePercents } from '../../ui/format.ts';
import { Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { lazyOptional } from '../../ui/lazy-optional.tsx';
import { PartFailed } from '../../ui/part-failed.tsx';
import { RatingStars } from '../../ui/rating.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { upTo } from '../../ui/up-to.ts';
import type { CourseDetailQuery } from './course-detail.gen.ts';
import { RatingExtra, RatingItem } from './rating-item.tsx';
import classes from './ratings.module.css';

type Course = NonNullable<CourseDetailQuery['course']>;

interface HistogramProps {
  course: Course;
  chosen: number | null;
  onChoose: (stars: number | null) => void;
}

const Histogram = ({ course, chosen, onChoose }: HistogramProps) => {
  const { t } = useTranslation('catalog');
  const { rating, counted } = useFormat();
  const shares = wholePercents(course.ratingHistogram.map(({ count }) => count));
  return (
    <Grid className={classes.summary} columns="label-fill" align="center" gap={10} mb={6}>
      <Stack align="start">
        <span className={classes.figure}>{rating(course.ratingAverage)}</span>
        <RatingStars value={course.ratingAverage} size={18} />
        <Text as="span" mt={1} text="sm" tone="dim">
          {counted('ratings', course.ratingCount)}
        </Text>
      </Stack>
      <ul aria-label={t('detail.histogram')}>
        {course.ratingHistogram.map(({ stars, count }, index) => {
          const percent = shares[index];
          return (
            <li key={stars}>
              <button
                type="button"
                className={classes.bar}
                aria-pressed={chosen === stars}
                disabled={count === 0}
                onClick={() => onChoose(chosen === stars ? null : stars)}
              >
                <span>{t('detail.stars', { count: stars })}</span>
                <span className={classes.track} aria-hidden="true">
                  <span className={classes.fill} style={{ width: `${percent}%` }} />
                </span>
                <Text as="span" tone="text-2" numbers textAlign="end">
                  {percent}%
                </Text>
              </button>
            </li>
          );
        })}
      </ul>
    </Grid>
  );
};

/** Loaded when it is used, because most visitors only read the ratings in the page. */
const MoreRatings = lazyOptional(async () => (await import('./more-ratings.tsx')).MoreRatings, {
  failed: PartFailed,
});

export function Ratings({ course }: { course: Course }) {
  const { t } = useTranslation('catalog');
  const [stars, setStars] = useState<number | null>(null);
  const [pages, setPages] = useState(0);
  if (course.ratingCount === 0) return <Text tone="dim">{t('detail.ratingsNone')}</Text>;
  const firstPage = stars === null ? course.ratings.items : [];
  const count = course.ratingHistogram.find((row) => row.stars === stars)?.count;
  const total = count ?? course.ratings.total;
  const choose = (next: number | null) => {
    setStars(next);
    setPages(next === null ? 0 : 1);
  };
  return (
    <>
      <Histogram course={course} chosen={stars} onChoose={choose} />
      <RatingExtra courseId={course.id} />
      {stars !== null && (
        <Row as="p" wrap align="stretch" gap={3} mb={2} tone="text-2" role="status">
          {t('detail.onlyStars', { count: stars })}
          <TextButton onClick={() => choose(null)}>{t('detail.allStars')}</TextButton>
        </Row>
      )}
      <ul>
        {firstPage.map((rating) => (
          <RatingItem key={rating.id} rating={rating} teacherName={course.teacher.fullName} />
        ))}
        {upTo(pages).map((page) => (
          <MoreRatings key={`${stars} ${page}`} course={course} page={page} stars={stars} />
        ))}
      </ul>
      {(pages === 0 ? firstPage.length : pages * 10) < total && (
        <Button variant="default" onClick={() => setPages((old) => old + 1)}>
          {t('detail.ratingsMore')}
        </Button>
      )}
    </>
  );
}
