import { useState } from 'react';
import { freshOnArrival } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import kit from '../../ui/kit.module.css';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { RateDialog } from './rate-dialog.tsx';
import { type CoursesToRateQuery, useCoursesToRateQuery } from './ratings.gen.ts';
import classes from './ratings.module.css';

type Place = CoursesToRateQuery['myEnrolments']['items'][number];

/** Courses that the viewer has studied long enough and not rated yet. Renders nothing if there are none. */
export function CoursesToRate({ onRated }: { onRated: () => void }) {
  const { t } = useTranslation('ratings');
  const [rated, setRated] = useState<Place['course'] | null>(null);
  const result = useCoursesToRateQuery(freshOnArrival);
  return (
    <QueryView
      result={result}
      select={({ myEnrolments }) =>
        myEnrolments.items.filter(({ rating, ratingStanding }) => !rating && ratingStanding === 'OPEN')
      }
      failedTitle={t('openFailed')}
      skeleton={
        <Loading>
          <Skeleton height={96} />
        </Loading>
      }
      isEmpty={(items) => items.length === 0}
      empty={null}
    >
      {(items) => (
        <section className={kit.stackTight}>
          <h2 className={classes.heading}>{t('open', { count: items.length })}</h2>
          <ul className={kit.cardFlush}>
            {items.map(({ id, percentage, course }) => (
              <li key={id} className={`${classes.row} ${classes.toRate}`}>
                <img
                  src={course.coverUrl}
                  alt=""
                  width={112}
                  height={63}
                  loading="lazy"
                  className={classes.cover}
                />
                <div className={kit.grow}>
                  <p className={classes.title}>{course.title}</p>
                  <p className={`${kit.small} ${kit.dim}`}>{t('studied', { percent: percentage })}</p>
                </div>
                <Button
                  size="compact-md"
                  variant="light"
                  aria-label={`${t('rate')}: ${course.title}`}
                  onClick={() => setRated(course)}
                >
                  {t('rate')}
                </Button>
              </li>
            ))}
          </ul>
          {rated && (
            <RateDialog
              course={rated}
              given={null}
              onClose={() => setRated(null)}
              onRated={() => {
                void result.refetch();
                onRated();
              }}
            />
          )}
        </section>
      )}
    </QueryView>
  );
}
