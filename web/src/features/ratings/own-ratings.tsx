import { useSearchParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Card, Heading, Stack } from '../../ui/layout/layout.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { parsePage } from '../../ui/use-table-search-params.ts';
import { CoursesToRate } from './courses-to-rate.tsx';
import { OwnRating } from './own-rating.tsx';
import { useMyRatingsQuery } from './ratings.gen.ts';

export function OwnRatings() {
  const { t } = useTranslation('ratings');
  const [searchParams] = useSearchParams();
  const result = useMyRatingsQuery({
    variables: { page: parsePage(searchParams.get('page')) },
    ...cacheAndNetwork,
  });
  const refetch = () => void result.refetch();
  return (
    <Stack gap={4} shrink>
      <CoursesToRate onRated={refetch} />
      <QueryView
        result={result}
        select={({ myRatings }) => myRatings}
        keepsPrevious
        failedTitle={t('failed')}
        skeleton={<LoadingRows rows={3} height={120} />}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            title={t('emptyTitle')}
            text={t('emptyText')}
            actions={<ButtonLink to="/dashboard/courses">{t('emptyAction')}</ButtonLink>}
          />
        }
      >
        {({ items, total, page, limit }) => (
          <Stack as="section" gap={2} shrink>
            <Heading level={2} text="lg">
              {t('written', { count: total })}
            </Heading>
            <Card as="ul" card="flush">
              {items.map((rating) => (
                <OwnRating key={rating.id} rating={rating} onChanged={refetch} />
              ))}
            </Card>
            {total > limit && (
              <Pagination page={page} total={total} limit={limit} href={(number) => `?page=${number}`} />
            )}
          </Stack>
        )}
      </QueryView>
    </Stack>
  );
}
