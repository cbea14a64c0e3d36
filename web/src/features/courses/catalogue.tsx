import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { FormattedMessage } from '../../i18n/formatted-message.tsx';
import { useSiteMode } from '../../i18n/use-site-mode.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { type Breadcrumb, Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Grid, Row, Text } from '../../ui/layout/layout.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import utilities from '../../ui/utilities.module.css';
import { useCatalogueQuery } from './catalogue.gen.ts';
import classes from './catalogue.module.css';
import { CatalogueChips, useHelpfulDrop } from './catalogue-chips.tsx';
import {
  type CatalogueState,
  clearFilters,
  formatCatalogueUrl,
  isNarrowed,
  PAGE_SIZE,
  parseCatalogueUrl,
  SORTS,
  toVariables,
} from './catalogue-filter.ts';
import { CourseGrid, CourseGridSkeleton } from './course-grid.tsx';
import { FilterForm, useFilterField } from './filter-form.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { useFacets } from './use-facets.ts';

interface CatalogueProps {
  title: string;
  breadcrumbs: Breadcrumb[];
  /** Set on a category's own page, where it is part of the path. */
  category?: string;
  intro?: ReactNode;
}

export function Catalogue({ title, breadcrumbs, category, intro }: CatalogueProps) {
  const { t } = useTranslation(['catalog', 'filters']);
  const { t: common } = useTranslation();
  const { isAcademy } = useSiteMode();
  const { count } = useFormat();
  const navigate = useNavigate();
  const asField = useFilterField();
  const [params] = useSearchParams();
  const [isFilterOpen, setFilterOpen] = useState(false);
  const state = parseCatalogueUrl(params);
  const listState = category ? { ...state, category } : state;
  const result = useCatalogueQuery({
    variables: toVariables(listState),
  });
  const facets = useFacets(listState);
  const helpfulCondition = useHelpfulDrop(state, facets);
  const hasConditions = isNarrowed(state) || (!category && state.category !== '');
  const change = (part: Partial<CatalogueState>) =>
    navigate({ search: formatCatalogueUrl({ ...state, page: 1, ...part }) });

  // The old count stays while the new one is loading, so that the heading does not jump.
  const total = (result.data ?? result.previousData)?.courses.total;
  const panel = (
    <FilterPanel state={state} facets={facets} onChange={change} hideCategory={category !== undefined} />
  );
  const shown =
    total === undefined
      ? t('filters:list.showResults')
      : t('filters:list.showCount', { count: total, value: count(total) });
  const sorts = state.search ? (['RELEVANCE', ...SORTS] as const) : SORTS;

  /** True if there is nothing to filter or sort. */
  const isBare = total === 0 && !hasConditions;
  const empty = hasConditions ? (
    <EmptyState
      kind="filter"
      title={t('filters:emptyTitle')}
      text={t(helpfulCondition ? 'filters:emptyHelp' : 'filters:emptyText')}
      actions={
        <>
          {helpfulCondition && (
            <ButtonLink to={{ search: helpfulCondition.without }}>{helpfulCondition.text}</ButtonLink>
          )}
          <ButtonLink
            to={{ search: formatCatalogueUrl(clearFilters({ ...state, category: '' })) }}
            variant="default"
          >
            {t('filters:list.clear')}
          </ButtonLink>
        </>
      }
    />
  ) : (
    <EmptyState
      title={t(category ? 'filters:emptyFirst' : 'filters:emptyAll')}
      text={t(category ? 'filters:emptyFirstText' : 'filters:emptyAllText')}
      actions={
        category ? (
          <ButtonLink to="/courses">{t('filters:emptyFirstAction')}</ButtonLink>
        ) : (
          !isAcademy && <ButtonLink to="/teacher">{common('nav.teach')}</ButtonLink>
        )
      }
    />
  );

  return (
    <div className={utilities.container}>
      <Breadcrumbs breadcrumbs={breadcrumbs} />
      <Row className={classes.head} wrap align="end" justify="between" gap={4} mt={3}>
        <div>
          <h1>{title}</h1>
          <Text className={classes.total} minH={6} mt={1} tone="dim" role="status">
            {total === undefined ? (
              <Skeleton width="220px" height={20} />
            ) : (
              <FormattedMessage
                text={t(hasConditions ? 'filters:list.matching' : 'filters:list.total', {
                  count: total,
                  value: count(total),
                })}
                parts={{ b: (label) => <b>{label}</b> }}
              />
            )}
          </Text>
        </div>
        {!isBare && (
          <Row wrap align="stretch" gap={2}>
            <a href="#filter" className={`${utilities.chip} ${classes.filterLink}`}>
              {t('filters:list.filters')}
            </a>
            <Button
              variant="default"
              className={classes.filterButton ?? ''}
              leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden="true" />}
              onClick={() => setFilterOpen(true)}
            >
              {t('filters:list.filters')}
            </Button>
            <Select
              aria-label={t('filters:list.sort')}
              {...asField('sort')}
              value={state.sort}
              onChange={(event) =>
                change({ sort: sorts.find((sort) => sort === event.currentTarget.value) ?? 'BEST_SELLING' })
              }
              options={sorts.map((value) => ({ value, label: t(`filters:sortOptions.${value}`) }))}
            />
          </Row>
        )}
      </Row>
      {intro}
      <CatalogueChips state={state} />
      <Grid className={classes.layout} columns={isBare ? 1 : 'aside-fill'} align="start" gap={10} mt={8}>
        {!isBare && (
          <aside id="filter" className={classes.aside} aria-label={t('filters:list.filters')}>
            {panel}
            <FilterForm state={state} />
          </aside>
        )}
        <section aria-label={t('filters:list.results')}>
          <h2 className={utilities.hidden}>{t('filters:list.results')}</h2>
          <QueryView
            result={result}
            select={({ courses }) => courses}
            failedTitle={t('filters:list.failed')}
            skeleton={<CourseGridSkeleton count={9} layout="three" />}
            isEmpty={({ items }) => items.length === 0}
            empty={empty}
            keepsPrevious
          >
            {({ items, page: shown, total: all }) => (
              <>
                <CourseGrid courses={items} layout="three" heading="h3" above={3} />
                <Box mt={12}>
                  <Pagination
                    page={shown}
                    limit={PAGE_SIZE}
                    total={all}
                    href={(page) => formatCatalogueUrl({ ...state, page }) || '?'}
                  />
                </Box>
              </>
            )}
          </QueryView>
        </section>
      </Grid>
      <Dialog
        isOpen={isFilterOpen}
        onClose={() => setFilterOpen(false)}
        title={t('filters:list.filters')}
        placement="end"
        footer={<Button onClick={() => setFilterOpen(false)}>{shown}</Button>}
      >
        {panel}
      </Dialog>
    </div>
  );
}
