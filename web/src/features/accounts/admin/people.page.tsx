import { Button } from '@mantine/core';
import { IconDownload, IconLock, IconLockOpen, IconUserCog, IconUserPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PersonSort } from '../../../generated/schema.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import kit from '../../../ui/kit.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SelectionBar } from '../../../ui/selection-bar.tsx';
import { useSelection } from '../../../ui/use-selection.ts';
import { useTableAddress } from '../../../ui/use-table-address.ts';
import { useViewer } from '../viewer.tsx';
import type { BulkAnswerFragment } from './bulk.gen.ts';
import { type BulkAct, BulkDialog } from './bulk-dialog.tsx';
import { downloadRows } from './download-rows.ts';
import { type PersonRowFragment, useExportPeopleMutation, usePeopleQuery } from './people.gen.ts';
import classes from './people.module.css';
import { usePeopleColumns } from './people-columns.tsx';
import { PEOPLE_FILTERS, peopleFilter } from './people-filter.ts';
import { PeopleStats } from './people-stats.tsx';
import { PeopleToolbar } from './people-toolbar.tsx';

const SORTS: readonly PersonSort[] = ['CREATED_AT', 'FULL_NAME', 'EMAIL', 'ROLE', 'STATUS', 'LAST_SEEN_AT'];
/** Whoever may do none of this has no use for ticks. */
const IN_BULK = ['person:deactivate', 'role:assign', 'person:export'] as const;
const keyOf = ({ id }: PersonRowFragment) => id;

/** /admin/users: everybody, with search, filters, selection across pages and bulk actions. */
export function Component() {
  const { t } = useTranslation('people');
  const viewer = useViewer();
  const address = useTableAddress({ sortBy: 'CREATED_AT', filters: PEOPLE_FILTERS });
  const selection = useSelection(keyOf);
  const [act, setAct] = useState<BulkAct | null>(null);
  const [result, setResult] = useState<(BulkAnswerFragment & { act: BulkAct }) | null>(null);
  const [exportPeople, { loading: isExporting }] = useExportPeopleMutation();
  const sortBy = SORTS.find((sort) => sort === address.sortBy) ?? 'CREATED_AT';
  const query = { filter: peopleFilter(address), sortBy, sortOrder: address.sortOrder };
  const { data, previousData, error, refetch } = usePeopleQuery({
    variables: { ...query, page: address.page, limit: 20 },
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.people;
  const columns = usePeopleColumns(result);
  const ids = [...selection.rows.keys()];
  const here = page?.items.filter(({ id }) => selection.rows.has(id)).length ?? 0;

  const download = (only?: string[]) =>
    void exportPeople({ variables: { ...query, ids: only ?? null } }).then(
      ({ data: answer }) => answer && window.location.assign(answer.exportPeople.url),
      () => undefined,
    );
  const done = (answer: BulkAnswerFragment) => {
    setResult(act && { ...answer, act });
    setAct(null);
    void refetch();
  };

  return (
    <>
      <PageHeader
        title={t('title')}
        crumbs={[{ label: t('crumb'), to: '/admin' }, { label: t('title') }]}
        actions={
          <>
            {viewer.may('person:export') && (
              <Button
                variant="default"
                loading={isExporting}
                leftSection={<IconDownload size={18} aria-hidden="true" />}
                onClick={() => download()}
              >
                {t('export')}
              </Button>
            )}
            {viewer.may('person:create') && (
              <Button
                component={Link}
                to="/admin/users/new"
                leftSection={<IconUserPlus size={18} aria-hidden="true" />}
              >
                {t('add')}
              </Button>
            )}
          </>
        }
      />
      <div className={classes.panel}>
        <PeopleStats />
        {result && (
          <Notice tone={result.refused > 0 ? 'warn' : 'plain'}>
            <div className={kit.between}>
              <div>
                <p className={kit.strong}>
                  {t(`bulk.${result.act}.result`, { done: result.done, refused: result.refused })}
                </p>
                {result.rows
                  .filter(({ outcome }) => outcome === 'REFUSED')
                  .slice(0, 3)
                  .map(({ id, fullName, message }) => (
                    <p key={id} className={kit.small}>
                      {fullName}: {message}
                    </p>
                  ))}
              </div>
              <div className={kit.row}>
                <Button variant="default" size="sm" onClick={() => downloadRows(result.rows, t)}>
                  {t('bulk.download')}
                </Button>
                <button
                  type="button"
                  className={kit.iconButton}
                  aria-label={t('bulk.dismiss')}
                  onClick={() => setResult(null)}
                >
                  <IconX size={20} aria-hidden="true" />
                </button>
              </div>
            </div>
          </Notice>
        )}
        <div>
          <DataTable
            caption={t('caption')}
            columns={columns}
            rows={page?.items}
            rowKey={keyOf}
            rowHref={({ id }) => `/admin/users/${id}`}
            page={page}
            address={address}
            error={error}
            onRetry={() => void refetch()}
            {...(IN_BULK.some((permission) => viewer.may(permission)) && {
              selection: { ...selection, label: ({ fullName }: PersonRowFragment) => fullName },
            })}
            stackOnPhone="pairs"
            toolbar={<PeopleToolbar address={address} total={page?.total} />}
            empty={<EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
            emptyByFilter={
              <EmptyState
                kind="filter"
                title={t('filterTitle')}
                text={t('filterText')}
                actions={
                  <Button variant="default" onClick={address.clear}>
                    {t('filter.clear')}
                  </Button>
                }
              />
            }
          />
          {ids.length > 0 && (
            <SelectionBar
              onClear={selection.clear}
              text={
                <>
                  <b>{t('selected', { count: ids.length })}</b>{' '}
                  {here < ids.length && t('selectedElsewhere', { here, elsewhere: ids.length - here })}
                </>
              }
            >
              {viewer.may('person:deactivate') && (
                <button type="button" onClick={() => setAct('unlock')}>
                  <IconLockOpen size={18} aria-hidden="true" />
                  {t('bulk.unlock.action')}
                </button>
              )}
              {viewer.may('role:assign') && (
                <button type="button" onClick={() => setAct('roles')}>
                  <IconUserCog size={18} aria-hidden="true" />
                  {t('bulk.roles.action')}
                </button>
              )}
              {viewer.may('person:export') && (
                <button type="button" onClick={() => download(ids)}>
                  <IconDownload size={18} aria-hidden="true" />
                  {t('bulk.export')}
                </button>
              )}
              {viewer.may('person:deactivate') && (
                <button type="button" onClick={() => setAct('lock')}>
                  <IconLock size={18} aria-hidden="true" />
                  {t('bulk.lock.action')}
                </button>
              )}
            </SelectionBar>
          )}
        </div>
      </div>
      {act && <BulkDialog act={act} ids={ids} onClose={() => setAct(null)} onDone={done} />}
    </>
  );
}
