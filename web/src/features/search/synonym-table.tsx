import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { usePageSize } from '../../ui/use-page-size.ts';
import { useTableQuery } from '../../ui/use-table-query.ts';
import { useTableSearchParams } from '../../ui/use-table-search-params.ts';
import { useViewer } from '../accounts/index.ts';
import {
  type SearchSynonymsQuery,
  useDeleteSearchSynonymMutation,
  useSearchSynonymsQuery,
} from './search-words.gen.ts';
import { SynonymDialog } from './synonym-dialog.tsx';

type Synonym = SearchSynonymsQuery['searchSynonyms']['items'][number];

/** Groups of synonyms. With the permission they can be edited and removed. */
export function SynonymTable({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation('searchWords');
  const { date } = useFormat();
  const mayEdit = useViewer().may('search:update');
  const tableParams = useTableSearchParams({ sortBy: '' });
  const size = usePageSize('search-synonyms');
  const table = useTableQuery(
    tableParams,
    useSearchSynonymsQuery,
    { page: tableParams.page, limit: size.limit },
    ({ searchSynonyms }) => searchSynonyms,
  );
  const [editedGroup, setEditedGroup] = useState<Synonym>();
  const [removing, setRemoving] = useState<Synonym>();
  const [remove, { loading: isBusy }] = useDeleteSearchSynonymMutation();
  const refetch = () => void table.result.refetch();

  const onRemove = async ({ id: synonymId }: Synonym) => {
    await remove({ variables: { synonymId } }).catch(() => undefined);
    setRemoving(undefined);
    refetch();
  };

  return (
    <>
      <DataTable
        size={size}
        caption={t('tabs.synonyms')}
        name="search-synonyms"
        table={table}
        rowKey={({ id }) => id}
        stackOnPhone="rows"
        columns={[
          { key: 'terms', header: t('group'), cell: ({ terms }) => <b>{terms.join(', ')}</b> },
          { key: 'updated', header: t('updated'), cell: ({ updatedAt }) => date(updatedAt) },
          ...(mayEdit
            ? [
                {
                  key: 'acts',
                  header: t('acts'),
                  align: 'end' as const,
                  cell: (row: Synonym) => (
                    <Row as="span" wrap align="stretch" justify="end" gap={1}>
                      <Button
                        size="compact-sm"
                        variant="subtle"
                        aria-label={`${t('edit')}: ${row.terms.join(', ')}`}
                        onClick={() => setEditedGroup(row)}
                      >
                        {t('edit')}
                      </Button>
                      <Button
                        size="compact-sm"
                        variant="subtle"
                        color="clay"
                        aria-label={`${t('remove')}: ${row.terms.join(', ')}`}
                        onClick={() => setRemoving(row)}
                      >
                        {t('remove')}
                      </Button>
                    </Row>
                  ),
                },
              ]
            : []),
        ]}
        empty={
          <EmptyState
            title={t('noSynonyms')}
            text={t('noSynonymsText')}
            actions={mayEdit && <Button onClick={onCreate}>{t('create')}</Button>}
          />
        }
        emptyByFilter={null}
      />
      {editedGroup && (
        <SynonymDialog
          synonym={editedGroup}
          onClose={() => setEditedGroup(undefined)}
          onSaved={() => {
            setEditedGroup(undefined);
            refetch();
          }}
        />
      )}
      <ConfirmDialog
        isOpen={!!removing}
        onClose={() => setRemoving(undefined)}
        onConfirm={() => removing && void onRemove(removing)}
        title={t('removeTitle')}
        confirmLabel={t('removeGroup')}
        isDanger
        isBusy={isBusy}
      >
        {t('removeText', { terms: removing?.terms.join(', ') ?? '' })}
      </ConfirmDialog>
    </>
  );
}
