import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Text } from '../../ui/layout/layout.tsx';
import { usePublicFiguresQuery } from './public-figures.gen.ts';
import classes from './public-figures.module.css';

/** Four counted figures with the hour of the count. A figure that cannot be counted is left out. */
export function PublicFigures() {
  const { t } = useTranslation('home');
  const { count, rating, time, date } = useFormat();
  const { data } = usePublicFiguresQuery();
  if (!data) return <div className={classes.waiting} />;
  const { countedAt, courses, coursesWithPreview, ratingAverage, ratingCount, ...percents } =
    data.publicFigures;
  const figures = [
    courses > 0 && {
      value: count(courses),
      text: t('home.figures.courses', { count: coursesWithPreview }),
    },
    ratingAverage !== null && {
      value: `${rating(ratingAverage)}/5`,
      text: t('home.figures.ratings', { count: ratingCount, value: count(ratingCount) }),
    },
    percents.halfStudiedPercent !== null && {
      value: `${count(percents.halfStudiedPercent)}%`,
      text: t('home.figures.half'),
    },
    percents.refundedPercent !== null && {
      value: `${count(percents.refundedPercent)}%`,
      text: t('home.figures.refunded'),
    },
  ].filter((figure) => figure !== false);
  if (figures.length === 0) return <div className={classes.waiting} />;
  return (
    <section className={classes.waiting} aria-label={t('home.figures.label')}>
      <dl className={classes.figures}>
        {figures.map(({ value, text }) => (
          <div key={text}>
            <dd>{value}</dd>
            <dt>{text}</dt>
          </div>
        ))}
      </dl>
      <details className={classes.how}>
        <summary>{t('home.figures.counted', { time: time(countedAt), date: date(countedAt) })}</summary>
        <Text mt={2} text="sm" tone="text-2" maxW="text">
          {t('home.figures.how')}
        </Text>
      </details>
    </section>
  );
}
