import { Link, useParams, useSearchParams } from 'react-router-dom';
import type { Preload } from '../../apollo/preload.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Box, Row } from '../../ui/layout/layout.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import utilities from '../../ui/utilities.module.css';
import { useCategoryName } from '../categories/index.ts';
import { CatalogueDocument, useCatalogueQuery } from './catalogue.gen.ts';
import { Catalogue } from './catalogue.tsx';
import { formatCatalogueUrl, parseCatalogueUrl, toVariables } from './catalogue-filter.ts';
import { CategoryHeadDocument, type CategoryHeadQuery, useCategoryHeadQuery } from './category.gen.ts';
import { CourseFacetsDocument } from './course-facets.gen.ts';
import { CourseGridSkeleton } from './course-grid.tsx';
import { CourseListData } from './course-list-data.tsx';

export const preload: Preload = ({ client, params, url }) => {
  const category = params.slug ?? '';
  const variables = toVariables({ ...parseCatalogueUrl(url.searchParams), category });
  return Promise.all([
    client.query({ query: CategoryHeadDocument, variables: { slug: category } }),
    client.query({ query: CatalogueDocument, variables }),
    client.query({ query: CourseFacetsDocument, variables: { filter: variables.filter } }),
  ]);
};

type Category = NonNullable<CategoryHeadQuery['category']>;

const CategoryPage = ({ slug, category }: { slug: string; category: Category }) => {
  const { t } = useTranslation(['catalog', 'filters']);
  const { t: common } = useTranslation();
  const getName = useCategoryName();
  const [params] = useSearchParams();
  const state = parseCatalogueUrl(params);
  const { data: list } = useCatalogueQuery({ variables: toVariables({ ...state, category: slug }) });
  const name = getName(category);
  const title = t('filters:list.titleCategory', { category: name });
  return (
    <>
      <PageMeta
        title={title}
        description={t('filters:list.descriptionCategory', { category: name })}
        // A former slug opens this page as well
        path={`/category/${category.slug}${formatCatalogueUrl({ ...state, category: '' })}`}
      />
      <CourseListData courses={list?.courses.items} />
      <Catalogue
        key={slug}
        title={title}
        category={slug}
        breadcrumbs={[
          { label: common('home'), to: '/' },
          { label: t('list.title'), to: '/courses' },
          ...(category.parent
            ? [{ label: getName(category.parent), to: `/category/${category.parent.slug}` }]
            : []),
          { label: name },
        ]}
        intro={
          category.children.length > 0 && (
            <Row as="nav" aria-label={t('filters:list.subcategories')} wrap align="stretch" gap={2} mt={5}>
              {category.children.map((child) => (
                <Link key={child.id} to={`/category/${child.slug}`} className={utilities.chip}>
                  {getName(child)}
                </Link>
              ))}
            </Row>
          )
        }
      />
    </>
  );
};

const CategorySkeleton = () => (
  <Loading>
    <Skeleton width="320px" height={46} />
    <Box mt={8}>
      <CourseGridSkeleton count={9} layout="three" />
    </Box>
  </Loading>
);

/** /category/{slug} */
export function Component() {
  const slug = useParams().slug ?? '';
  return (
    <QueryView
      result={useCategoryHeadQuery({ variables: { slug } })}
      select={({ category }) => category}
      skeleton={<CategorySkeleton />}
      frame={(waiting) => <div className={utilities.container}>{waiting}</div>}
      missing={<NotFound />}
    >
      {(category) => <CategoryPage slug={slug} category={category} />}
    </QueryView>
  );
}
