import { Link } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Row } from '../../ui/layout/layout.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import utilities from '../../ui/utilities.module.css';
import { searchPath } from './search-path.ts';
import { useAllWantedSearchesQuery } from './wanted-searches.gen.ts';

const LIMIT = 50;

/** The searches for which people wait, with their counts. */
export function WantedTable() {
  const { t } = useTranslation('searchWords');
  const { count } = useFormat();
  return (
    <QueryView
      result={useAllWantedSearchesQuery({ variables: { limit: LIMIT }, ...cacheAndNetwork })}
      select={({ allWantedSearches }) => allWantedSearches}
      failedTitle={t('wanted.failed')}
      skeleton={<LoadingRows />}
      isEmpty={(searches) => searches.length === 0}
      empty={<EmptyState title={t('wanted.none')} text={t('wanted.noneText')} />}
    >
      {(searches) => (
        <Box as="dl" p={4}>
          {searches.map(({ search, people }) => (
            <Row key={search} justify="between" gap={4} py={2} borderBottom>
              <dt>
                <Link to={searchPath(search)} className={utilities.moreLink}>
                  {search}
                </Link>
              </dt>
              <dd>{t('wanted.count', { count: people, value: count(people) })}</dd>
            </Row>
          ))}
        </Box>
      )}
    </QueryView>
  );
}
