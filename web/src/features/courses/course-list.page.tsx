import { useSearchParams } from 'react-router-dom';
import type { Preload } from '../../apollo/preload.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { SearchHits, SearchHitsDocument } from '../search/index.ts';
import { CatalogueDocument, useCatalogueQuery } from './catalogue.gen.ts';
import { Catalogue } from './catalogue.tsx';
import { readAddress, variablesOf, writeAddress } from './catalogue-filter.ts';
import { CourseFacetsDocument } from './course-facets.gen.ts';
import { CourseListData } from './course-list-data.tsx';

export const preload: Preload = ({ client, url }) => {
  const address = readAddress(url.searchParams);
  const { search } = address;
  return Promise.all([
    client.query({ query: CatalogueDocument, variables: variablesOf(address) }),
    client.query({ query: CourseFacetsDocument, variables: { filter: variablesOf(address).filter } }),
    search && client.query({ query: SearchHitsDocument, variables: { search } }),
  ]);
};

/** /courses */
export function Component() {
  const { t } = useTranslation(['catalog', 'filters']);
  const { t: common } = useTranslation();
  const [params] = useSearchParams();
  const address = readAddress(params);
  const { data } = useCatalogueQuery({ variables: variablesOf(address) });
  const title = address.search ? t('filters:list.titleSearch', { query: address.search }) : t('list.title');
  return (
    <>
      <PageMeta
        title={title}
        description={t('filters:list.description')}
        path={`/courses${writeAddress(address)}`}
      />
      <CourseListData courses={data?.courses.items} />
      <Catalogue
        title={title}
        crumbs={[{ label: common('home'), to: '/' }, { label: t('list.title') }]}
        lead={
          address.search && (
            <SearchHits key={address.search} search={address.search} isFirstPage={address.page === 1} />
          )
        }
      />
    </>
  );
}
