import { Link, useParams } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyByFilter } from '../../../ui/empty-by-filter.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Text } from '../../../ui/layout/layout.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { TableToolbar } from '../../../ui/table-toolbar.tsx';
import { useTableQuery } from '../../../ui/use-table-query.ts';
import { useTableSearchParams } from '../../../ui/use-table-search-params.ts';
import utilities from '../../../ui/utilities.module.css';
import { useBookName } from '../account-name.ts';
import { useLedgerOwnersQuery } from './books.gen.ts';
import { pathOfAccount } from './paths.ts';

/** /admin/ledger/teachers/:account: the accounts of one kind, by teacher. */
export function Component() {
  const { t } = useTranslation('ledger');
  const { money } = useFormat();
  const { account = '' } = useParams();
  const name = useBookName()(account);
  const tableParams = useTableSearchParams({ sortBy: '', filters: [] });
  const table = useTableQuery(
    tableParams,
    useLedgerOwnersQuery,
    { account, search: tableParams.search || null, page: tableParams.page, limit: 20 },
    ({ ledgerAccounts }) => ledgerAccounts,
  );
  return (
    <>
      <PageHeader
        title={name}
        breadcrumbs={[
          { label: t('crumb'), to: '/admin' },
          { label: t('title'), to: '/admin/ledger' },
          { label: name },
        ]}
        sub={t('owners.sub')}
      />
      <div className={utilities.cardTabs}>
        <DataTable
          caption={name}
          name="ledger-owners"
          columns={[
            {
              key: 'owner',
              header: t('owners.teacher'),
              cell: ({ code, ownerName }) => (
                <Link className={utilities.link} to={pathOfAccount(code)}>
                  {ownerName ?? t('owners.erased')}
                </Link>
              ),
            },
            {
              key: 'balance',
              header: t('owners.balance'),
              align: 'end',
              cell: ({ debit, credit }) => (
                <Text as="span" weight={600} numbers>
                  {money(debit || credit)}
                </Text>
              ),
            },
          ]}
          table={table}
          rowKey={({ code }) => code}
          rowHref={({ code }) => pathOfAccount(code)}
          stackOnPhone="pairs"
          toolbar={<TableToolbar tableParams={tableParams} search={t('owners.search')} />}
          empty={<EmptyState title={t('owners.emptyTitle')} text={t('owners.emptyText')} />}
          emptyByFilter={
            <EmptyByFilter
              title={t('owners.filterTitle')}
              text={t('owners.filterText')}
              action={t('owners.clear')}
              onClear={tableParams.clear}
            />
          }
        />
      </div>
    </>
  );
}
