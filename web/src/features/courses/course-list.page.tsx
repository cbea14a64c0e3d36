import { useSearchParams } from 'react-router-dom';
import type { Preload } from '../../apollo/preload.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import utilities from '../../ui/utilities.module.css';
import { LazyCourseAlert, SearchHits, SearchHitsDocument, useSearchHitsQuery } from '../search/index.ts';
import { CatalogueDocument, useCatalogueQuery } from './catalogue.gen.ts';
import { Catalogue } from './catalogue.tsx';
import { formatCatalogueUrl, parseCatalogueUrl, toVariables } from './catalogue-filter.ts';
import { CourseFacetsDocument } from './course-facets.gen.ts';
import { CourseListData } from './course-list-data.tsx';
import { NothingFound } from './nothing-found.tsx';

export const preload: Preload = ({ client, url }) => {
  const state = parseCatalogueUrl(url.searchParams);
  const { search } = state;
  return Promise.all([
    client.query({ query: CatalogueDocument, variables: toVariables(state) }),
    client.query({ query: CourseFacetsDocument, variables: { filter: toVariables(state).filter } }),
    search && client.query({ query: SearchHitsDocument, variables: { search } }),
  ]);
};

/** /courses */
export function Component() {
  const { t } = useTranslation(['catalog', 'filters']);
  const { t: common } = useTranslation();
  const [params] = useSearchParams();
  const state = parseCatalogueUrl(params);
  const { data } = useCatalogueQuery({ variables: toVariables(state) });
  const { search } = state;
  const hits = useSearchHitsQuery({ variables: { search }, skip: !search }).data?.courseSearch;
  const hasNoHits = hits?.total === 0;
  const title = search
    ? t(hasNoHits ? 'filters:nothing.title' : 'filters:list.titleSearch', { query: search })
    : t('list.title');
  const frame = {
    title,
    breadcrumbs: [{ label: common('home'), to: '/' }, { label: t('list.title') }],
    // Teachers and categories may match although no course does
    intro: search && <SearchHits key={search} search={search} isFirstPage={state.page === 1} />,
  };
  return (
    <>
      <PageMeta
        title={title}
        description={t('filters:list.description')}
        path={`/courses${formatCatalogueUrl(state)}`}
      />
      <CourseListData courses={data?.courses.items} />
      {hasNoHits ? (
        <NothingFound {...frame} search={search} nearest={hits.nearest} />
      ) : (
        <Catalogue {...frame} />
      )}
      {hits?.isPartial && !hasNoHits && (
        <div className={utilities.container}>
          <LazyCourseAlert key={search} search={search} />
        </div>
      )}
    </>
  );
}
