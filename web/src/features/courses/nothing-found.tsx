import { useTranslation } from '../../i18n/use-translation.tsx';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import { CategoryTiles } from '../categories/index.ts';
import { PopularSearches, useSearchHitsQuery } from '../search/index.ts';
import { CourseGrid } from './course-grid.tsx';

/** Instead of the results of a search that matches nothing: the nearest courses, categories and popular searches. */
export function NothingFound({ search }: { search: string }) {
  const { t } = useTranslation('filters');
  const { data } = useSearchHitsQuery({ variables: { search } });
  const nearest = data?.courseSearch.nearest ?? [];
  return (
    <Stack gap={10} mt={6}>
      {nearest.length ? (
        <Stack as="section" gap={4}>
          <h2>{t('nothing.nearest')}</h2>
          <CourseGrid courses={nearest} layout="three" heading="h3" above={3} />
        </Stack>
      ) : (
        <Text tone="dim">{t('nothing.none')}</Text>
      )}
      <Stack as="section" gap={4}>
        <h2>{t('nothing.categories')}</h2>
        <CategoryTiles />
        <PopularSearches />
      </Stack>
    </Stack>
  );
}
