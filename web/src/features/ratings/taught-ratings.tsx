import type { ReactNode } from 'react';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import type { TaughtRatingFilter } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { EmptyByFilter } from '../../ui/empty-by-filter.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { Card, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { PressedFilters } from '../../ui/pressed-filters.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RatingStars } from '../../ui/rating.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { TableToolbar } from '../../ui/table-toolbar.tsx';
import { useTableSearchParams } from '../../ui/use-table-search-params.ts';
import {
  type TaughtRatingFrameQuery,
  useTaughtRatingFrameQuery,
  useTaughtRatingsQuery,
} from './ratings.gen.ts';
import classes from './ratings.module.css';
import { TaughtRating } from './taught-rating.tsx';

const FILTERS = ['UNANSWERED', 'LOW', 'ALL'] as const satisfies readonly TaughtRatingFilter[];
const STARS = [5, 4, 3, 2, 1] as const;

const Score = ({ rows, title }: { rows: TaughtRatingFrameQuery['taughtRatingHistogram']; title: string }) => {
  const { t } = useTranslation('ratings');
  const { rating, count: number } = useFormat();
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const average = rows.reduce((sum, { stars, count }) => sum + stars * count, 0) / Math.max(total, 1);
  return (
    <Stack as="aside" card gap={2} shrink aria-label={title}>
      <Heading level={2} text="lg">
        {title}
      </Heading>
      <Row as="p" gap={2} shrink>
        <Text as="b" text="display">
          {rating(average)}
        </Text>
        <span>
          <RatingStars value={average} />
          <br />
          <Text as="span" text="sm" tone="dim">
            {t('scoreOf', { count: total })}
          </Text>
        </span>
      </Row>
      <ul>
        {rows.map(({ stars, count }) => (
          <li key={stars} className={classes.bar}>
            <span>{t('starsOf', { count: stars })}</span>
            <meter
              min={0}
              max={Math.max(total, 1)}
              value={count}
              aria-hidden="true"
              className={classes.meter}
            />
            <Text as="span" numbers>
              {number(count)}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
};

interface TaughtRatingsProps {
  /** Limits the list to a course. Defaults to all courses that the viewer teaches. */
  ofCourse?: string;
  /** Content above the list. It gets the number of unanswered ratings when it is known. */
  head?: (unanswered: number | undefined) => ReactNode;
}

/** Ratings of the teacher's courses or of one of them, unanswered ones first. */
export function TaughtRatings({ ofCourse, head }: TaughtRatingsProps) {
  const { t } = useTranslation('ratings');
  const table = useTableSearchParams({ sortBy: 'CREATED_AT', filters: ['show', 'course', 'stars'] });
  const filter = FILTERS.find((each) => each === table.filter('show')) ?? 'UNANSWERED';
  const courseId = ofCourse ?? (table.filter('course') || null);
  const stars = STARS.find((each) => String(each) === table.filter('stars')) ?? null;
  const frame = useTaughtRatingFrameQuery({
    variables: { courseId: ofCourse ?? null, ofAll: !ofCourse },
    ...cacheAndNetwork,
  });
  const result = useTaughtRatingsQuery({
    variables: { page: table.page, filter, courseId, stars, search: table.search || null },
    ...cacheAndNetwork,
  });
  const { data } = frame;
  const total = data?.taughtRatingHistogram.reduce((sum, { count }) => sum + count, 0);
  const counts = { UNANSWERED: data?.unanswered.total, LOW: data?.low.total, ALL: total };
  const isNarrowed = table.search !== '' || table.filter('course') !== '' || stars !== null;
  const refetch = () => {
    void result.refetch();
    void frame.refetch();
  };
  return (
    <>
      {head?.(counts.UNANSWERED)}
      <div className={classes.columns}>
        <Card card="flush">
          {total !== 0 && (
            <Stack className={classes.tools} gap={3} px={6} py={4}>
              <PressedFilters
                label={t('filters')}
                options={FILTERS.map((value) => ({
                  value,
                  label: t(`filter.${value}`, { count: counts[value] ?? 0 }),
                }))}
                value={filter}
                onChange={(show) => table.set({ show: show === 'UNANSWERED' ? null : show })}
              />
              <Row wrap align="stretch" gap={2}>
                <TableToolbar
                  tableParams={table}
                  search={t('search')}
                  filters={[
                    {
                      name: 'stars',
                      label: t('starFilter'),
                      any: t('allStars'),
                      options: STARS.map((each) => ({
                        value: String(each),
                        label: t('starsOf', { count: each }),
                      })),
                    },
                    ...(ofCourse
                      ? []
                      : [
                          {
                            name: 'course',
                            label: t('course'),
                            any: t('allCourses'),
                            options: (data?.myTaughtCourses?.items ?? []).map(({ id, title }) => ({
                              value: id,
                              label: title,
                            })),
                          },
                        ]),
                  ]}
                />
              </Row>
            </Stack>
          )}
          <QueryView
            result={result}
            select={({ taughtRatings }) => taughtRatings}
            keepsPrevious
            failedTitle={t('taughtFailed')}
            skeleton={<LoadingRows rows={4} height={120} />}
            isEmpty={({ items }) => items.length === 0}
            empty={
              isNarrowed || (filter === 'LOW' && total) ? (
                <EmptyByFilter
                  title={t('nothing')}
                  text={t('nothingText')}
                  action={t('showAll')}
                  onClear={() => table.set({ search: null, course: null, stars: null, show: 'ALL' })}
                />
              ) : (
                <EmptyState
                  title={t(total ? 'allAnswered' : 'taughtEmpty')}
                  text={t(total ? 'allAnsweredText' : 'taughtEmptyText')}
                />
              )
            }
          >
            {({ items, total: found, page, limit }) => (
              <>
                <ul>
                  {items.map((rating) => (
                    <TaughtRating key={rating.id} rating={rating} hasCourse={!ofCourse} onReplied={refetch} />
                  ))}
                </ul>
                {found > limit && (
                  <Stack className={classes.tools} gap={3} px={6} py={4}>
                    <Pagination page={page} total={found} limit={limit} href={table.hrefOfPage} />
                  </Stack>
                )}
              </>
            )}
          </QueryView>
        </Card>
        {data && !!total && (
          <Score rows={data.taughtRatingHistogram} title={t(ofCourse ? 'courseScore' : 'score')} />
        )}
      </div>
    </>
  );
}
