import type { FragmentType } from '@apollo/client';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { type Breadcrumb, Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Box, Grid, Stack, Text } from '../../ui/layout/layout.tsx';
import utilities from '../../ui/utilities.module.css';
import { CategoryTiles, useCategoriesQuery } from '../categories/index.ts';
import { LazyCourseAlert, PopularSearches } from '../search/index.ts';
import type { CourseCardFragment } from './course-card.gen.ts';
import { CourseGrid } from './course-grid.tsx';

interface NothingFoundProps {
  title: string;
  search: string;
  breadcrumbs: Breadcrumb[];
  intro: ReactNode;
  nearest: readonly (FragmentType<CourseCardFragment> & { id: string })[];
}

/** Instead of the catalogue, after a search that matches nothing: near courses, categories and popular searches. */
export function NothingFound({ title, search, breadcrumbs, intro, nearest }: NothingFoundProps) {
  const { t } = useTranslation('filters');
  return (
    <div className={utilities.container}>
      <Breadcrumbs breadcrumbs={breadcrumbs} />
      <Box mt={3} role="status">
        <h1>{title}</h1>
      </Box>
      {intro}
      <Stack gap={10} mt={6}>
        <Grid columns="fill-aside" align="start" gap={8} tablet={{ columns: 1 }}>
          {nearest.length ? (
            <Stack as="section" gap={4} shrink>
              <h2>{t('nothing.nearest')}</h2>
              <CourseGrid courses={nearest} layout="three" heading="h3" above={3} />
            </Stack>
          ) : (
            <Stack gap={6} shrink>
              <Text tone="dim">{t('nothing.none')}</Text>
              <Categories />
            </Stack>
          )}
          <LazyCourseAlert key={search} search={search} />
        </Grid>
        {nearest.length > 0 && <Categories />}
      </Stack>
    </div>
  );
}

const Categories = () => {
  const { t } = useTranslation('filters');
  const { data } = useCategoriesQuery();
  if (data?.categories.length === 0) return null;
  return (
    <Stack as="section" gap={4} shrink>
      <h2>{t('nothing.categories')}</h2>
      <CategoryTiles />
      <PopularSearches />
    </Stack>
  );
};
