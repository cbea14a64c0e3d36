import { useApolloClient } from '@apollo/client/react';
import { IconFileImport, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { PersonSort } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyByFilter } from '../../ui/empty-by-filter.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButtons } from '../../ui/export-buttons.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageSize } from '../../ui/use-page-size.ts';
import { useSelection } from '../../ui/use-selection.ts';
import { useTableQuery } from '../../ui/use-table-query.ts';
import { useTableSearchParams } from '../../ui/use-table-search-params.ts';
import { useViewer } from '../accounts/index.ts';
import { useListExport } from '../exports/index.ts';
import type { BulkAnswerFragment } from './bulk.gen.ts';
import { type BulkAction, BulkDialog } from './bulk-dialog.tsx';
import { type BulkDone, BulkResult } from './bulk-result.tsx';
import { PeopleStatsDocument, useExportPeopleMutation, usePeopleQuery } from './people.gen.ts';
import { type PersonRow, usePeopleColumns } from './people-columns.tsx';
import { PEOPLE_FILTERS, peopleFilter } from './people-filter.ts';
import { PeopleSelection } from './people-selection.tsx';
import { PeopleStats } from './people-stats.tsx';
import { PeopleToolbar } from './people-toolbar.tsx';
import { type PersonAction, PersonActionDialog } from './person-action-dialog.tsx';
import { PersonMenu } from './person-menu.tsx';

const SORTS: readonly PersonSort[] = ['CREATED_AT', 'FULL_NAME', 'EMAIL', 'ROLE', 'STATUS', 'LAST_SEEN_AT'];
/** Rows are selectable only for viewers with at least one of these permissions. */
const IN_BULK = ['person:deactivate', 'role:assign', 'person:export'] as const;
const getKey = ({ id }: PersonRow) => id;

/** /admin/users: all people, with search, filters, selection across pages and bulk actions. */
export function Component() {
  const { t } = useTranslation('people');
  const viewer = useViewer();
  const tableParams = useTableSearchParams({ sortBy: 'CREATED_AT', filters: PEOPLE_FILTERS });
  const selection = useSelection(getKey);
  const size = usePageSize('people');
  const client = useApolloClient();
  const [singleAction, setSingleAction] = useState<{ action: PersonAction; person: PersonRow } | null>(null);
  const [action, setAction] = useState<BulkAction | null>(null);
  const [result, setResult] = useState<BulkDone | null>(null);
  const [exportPeople] = useExportPeopleMutation();
  const sortBy = SORTS.find((sort) => sort === tableParams.sortBy) ?? 'CREATED_AT';
  const query = { filter: peopleFilter(tableParams), sortBy, sortOrder: tableParams.sortOrder };
  const table = useTableQuery(
    tableParams,
    usePeopleQuery,
    { ...query, page: tableParams.page, limit: size.limit },
    ({ people }) => people,
  );
  const { page } = table;
  const columns = usePeopleColumns(result);
  const exportList = useListExport();
  const ids = [...selection.rows.keys()];
  const selectedOnPage = page?.items.filter(({ id }) => selection.rows.has(id)).length ?? 0;

  const download = async (only?: string[]) =>
    (await exportPeople({ variables: { input: { ...query, personIds: only ?? null } } })).data?.exportPeople;
  const downloadSelected = () =>
    void download(ids).then(
      (file) => file && window.location.assign(file.url),
      () => undefined,
    );
  const refresh = () => {
    void table.result.refetch();
    void client.refetchQueries({ include: [PeopleStatsDocument] });
  };
  const showResult = (answer: BulkAnswerFragment) => {
    setResult(action && { ...answer, action });
    setAction(null);
    refresh();
  };

  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: t('crumb'), to: '/admin' }, { label: t('title') }]}
        actions={
          <>
            {viewer.may('person:export') && (
              <ExportButtons onExport={(form) => exportList(form, { people: query }, () => download())} />
            )}
            {viewer.may('person:import') && (
              <ButtonLink
                to="/admin/users/import"
                variant="default"
                leftSection={<IconFileImport size={18} aria-hidden="true" />}
              >
                {t('import.open')}
              </ButtonLink>
            )}
            {viewer.may('person:create') && (
              <ButtonLink to="/admin/users/new" leftSection={<IconUserPlus size={18} aria-hidden="true" />}>
                {t('add')}
              </ButtonLink>
            )}
          </>
        }
      />
      <Grid columns={1} gap={5}>
        <PeopleStats />
        {result && <BulkResult result={result} onDismiss={() => setResult(null)} />}
        <div>
          <DataTable
            caption={t('caption')}
            name="people"
            columns={columns}
            table={table}
            size={size}
            rowMenu={(person) => (
              <PersonMenu
                person={person}
                onAction={(chosen) => setSingleAction({ action: chosen, person })}
              />
            )}
            rowKey={getKey}
            rowHref={({ id }) => `/admin/users/${id}`}
            {...(IN_BULK.some((permission) => viewer.may(permission)) && {
              selection: { ...selection, label: ({ fullName }: PersonRow) => fullName },
            })}
            stackOnPhone="pairs"
            toolbar={<PeopleToolbar tableParams={tableParams} total={page?.total} />}
            empty={<EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
            emptyByFilter={
              <EmptyByFilter
                title={t('filterTitle')}
                text={t('filterText')}
                action={t('filter.clear')}
                onClear={tableParams.clear}
              />
            }
          />
          {ids.length > 0 && (
            <PeopleSelection
              count={ids.length}
              countOnPage={selectedOnPage}
              onClear={selection.clear}
              onAction={setAction}
              onDownload={downloadSelected}
            />
          )}
        </div>
      </Grid>
      {singleAction && (
        <PersonActionDialog
          {...singleAction}
          onClose={() => setSingleAction(null)}
          onDone={() => {
            setSingleAction(null);
            refresh();
          }}
        />
      )}
      {action && <BulkDialog action={action} ids={ids} onClose={() => setAction(null)} onDone={showResult} />}
    </>
  );
}
