import { useState } from 'react';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Box, Card, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
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
  const result = useCoursesToRateQuery(cacheAndNetwork);
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
        <Stack as="section" gap={2} shrink>
          <Heading level={2} text="lg">
            {t('open', { count: items.length })}
          </Heading>
          <Card as="ul" card="flush">
            {items.map(({ id, percentage, course }) => (
              <Row
                as="li"
                key={id}
                className={`${classes.row} ${classes.toRate}`}
                align="start"
                gap={4}
                px={6}
                py={5}
                borderTop
              >
                <img
                  src={course.coverUrl}
                  alt=""
                  width={112}
                  height={63}
                  loading="lazy"
                  className={`${classes.cover} ${styleClass({ w: 30, h: 'auto', radius: 'sm' })}`}
                />
                <Box grow shrink>
                  <Text weight={600} tone="inherit">
                    {course.title}
                  </Text>
                  <Text text="sm" tone="dim">
                    {t('studied', { percent: percentage })}
                  </Text>
                </Box>
                <Button
                  size="compact-md"
                  variant="light"
                  aria-label={`${t('rate')}: ${course.title}`}
                  onClick={() => setRated(course)}
                >
                  {t('rate')}
                </Button>
              </Row>
            ))}
          </Card>
          {rated && (
            <RateDialog
              course={rated}
              currentRating={null}
              onClose={() => setRated(null)}
              onRated={() => {
                void result.refetch();
                onRated();
              }}
            />
          )}
        </Stack>
      )}
    </QueryView>
  );
}
