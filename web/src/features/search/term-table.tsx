import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { usePageSize } from '../../ui/use-page-size.ts';
import { useTableQuery } from '../../ui/use-table-query.ts';
import { useTableSearchParams } from '../../ui/use-table-search-params.ts';
import utilities from '../../ui/utilities.module.css';
import { useViewer } from '../accounts/index.ts';
import { searchPath } from './search-path.ts';
import {
  type SearchTermsQuery,
  useDeleteSearchTermMutation,
  useSearchTermsQuery,
} from './search-words.gen.ts';

type Term = SearchTermsQuery['searchTerms']['items'][number];

interface TermTableProps {
  /** True if it lists searches with or without results. */
  hasHits: boolean;
  onSynonym: (words: string) => void;
}

export function TermTable({ hasHits, onSynonym }: TermTableProps) {
  const { t } = useTranslation('searchWords');
  const { date, count } = useFormat();
  const mayEdit = useViewer().may('search:update');
  const tableParams = useTableSearchParams({ sortBy: '' });
  const size = usePageSize('search-terms');
  const table = useTableQuery(
    tableParams,
    useSearchTermsQuery,
    { hasHits, page: tableParams.page, limit: size.limit },
    ({ searchTerms }) => searchTerms,
  );
  const [remove] = useDeleteSearchTermMutation();
  const onRemove = async (termId: string) => {
    await remove({ variables: { termId } }).catch(() => undefined);
    await table.result.refetch();
  };
  return (
    <DataTable
      size={size}
      caption={t(hasHits ? 'tabs.hits' : 'tabs.misses')}
      name="search-terms"
      table={table}
      rowKey={({ id }) => id}
      stackOnPhone="rows"
      columns={[
        {
          key: 'words',
          header: t('words'),
          cell: ({ words }) => (
            <Link to={searchPath(words)} className={utilities.moreLink}>
              {words}
            </Link>
          ),
        },
        { key: 'count', header: t('count'), align: 'end', cell: (row) => count(row.count) },
        { key: 'language', header: t('language'), cell: ({ language }) => t(`languages.${language}`) },
        { key: 'first', header: t('first'), cell: ({ firstAt }) => date(firstAt) },
        { key: 'last', header: t('last'), cell: ({ lastAt }) => date(lastAt) },
        ...(mayEdit
          ? [
              {
                key: 'acts',
                header: t('acts'),
                align: 'end' as const,
                cell: ({ id, words }: Term) => (
                  <Row as="span" wrap align="stretch" justify="end" gap={1}>
                    {!hasHits && (
                      <Button
                        size="compact-sm"
                        variant="subtle"
                        aria-label={`${t('addSynonym')}: ${words}`}
                        onClick={() => onSynonym(words)}
                      >
                        {t('addSynonym')}
                      </Button>
                    )}
                    <Button
                      size="compact-sm"
                      variant="subtle"
                      color="clay"
                      aria-label={`${t('dismiss')}: ${words}`}
                      onClick={() => void onRemove(id)}
                    >
                      {t('dismiss')}
                    </Button>
                  </Row>
                ),
              },
            ]
          : []),
      ]}
      empty={
        <EmptyState
          title={t(hasHits ? 'noHits' : 'noMisses')}
          text={t(hasHits ? 'noHitsText' : 'noMissesText')}
        />
      }
      emptyByFilter={null}
    />
  );
}
