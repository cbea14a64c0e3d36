import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { Column } from '../../../ui/column-head.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyByFilter } from '../../../ui/empty-by-filter.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatDate, formatTime } from '../../../ui/format.ts';
import { Box, Row, Text } from '../../../ui/layout/layout.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PressedFilters } from '../../../ui/pressed-filters.tsx';
import { RowMenu } from '../../../ui/row-menu.tsx';
import { usePageSize } from '../../../ui/use-page-size.ts';
import { useTableQuery } from '../../../ui/use-table-query.ts';
import { useTableSearchParams } from '../../../ui/use-table-search-params.ts';
import utilities from '../../../ui/utilities.module.css';
import { useViewer } from '../viewer.tsx';
import { useIssuedApiTokensQuery } from './issued-api-tokens.gen.ts';
import { TokenState } from './token-facts.tsx';
import { type IssuedToken, WithdrawDialog } from './withdraw-dialog.tsx';

const FILTERS = ['state'] as const;
const STATES = ['all', 'live', 'over'] as const;

/** /admin/api-tokens: all API tokens with their scopes, and their revocation. */
export function Component() {
  const { t } = useTranslation('apiTokens');
  const viewer = useViewer();
  const mayOpenPeople = viewer.may('person:read');
  const mayWithdraw = viewer.may('api-token:revoke');
  const [leaving, setLeaving] = useState<IssuedToken | null>(null);
  const tableParams = useTableSearchParams({ sortBy: '', filters: FILTERS });
  const size = usePageSize('api-tokens');
  const state = STATES.find((each) => each === tableParams.filter('state')) ?? 'all';
  const table = useTableQuery(
    tableParams,
    useIssuedApiTokensQuery,
    { isLive: state === 'all' ? null : state === 'live', page: tableParams.page, limit: size.limit },
    ({ apiTokens }) => apiTokens,
  );
  const columns: Column<IssuedToken>[] = [
    {
      key: 'token',
      header: t('admin.token'),
      cell: ({ name, hint }) => (
        <Text as="span" anywhere>
          <Text as="span" weight={600}>
            {name}
          </Text>{' '}
          <Box as="span" text="xs" mono tone="dim" space="nowrap">
            …{hint}
          </Box>
        </Text>
      ),
    },
    {
      key: 'owner',
      header: t('admin.owner'),
      cell: ({ ownerId, ownerName }) =>
        mayOpenPeople ? (
          <Link to={`/admin/users/${ownerId}`} className={utilities.link}>
            {ownerName}
          </Link>
        ) : (
          ownerName
        ),
    },
    {
      key: 'scopes',
      header: t('admin.scopes'),
      cell: ({ scopes }) => (
        <Row as="span" wrap rowGap={1} columnGap={2} title={scopes.join(', ')}>
          <Box as="code" px={2} text="xs" mono tone="text-2" anywhere bg="surface-2" radius="sm">
            {scopes[0]}
          </Box>
          {scopes.length > 1 && (
            <Text as="span" text="sm" tone="dim">
              {t('moreScopes', { count: scopes.length - 1 })}
            </Text>
          )}
        </Row>
      ),
    },
    {
      key: 'used',
      header: t('admin.used'),
      cell: ({ lastUsedAt, lastUsedAddress }) => (
        <Text as="span" numbers>
          {lastUsedAt ? `${formatTime(lastUsedAt)} ${formatDate(lastUsedAt)}` : t('neverUsed')}
          {lastUsedAddress && (
            <Box as="span" display="block" text="xs" tone="dim" anywhere>
              {lastUsedAddress}
            </Box>
          )}
        </Text>
      ),
    },
    { key: 'state', header: t('admin.standing'), cell: (token) => <TokenState token={token} /> },
    {
      key: 'made',
      header: t('admin.made'),
      cell: ({ createdAt }) => (
        <Text as="span" numbers>
          {formatDate(createdAt)}
        </Text>
      ),
    },
  ];
  return (
    <>
      <PageHeader
        title={t('admin.title')}
        breadcrumbs={[{ label: t('admin.crumb'), to: '/admin' }, { label: t('admin.title') }]}
        sub={t('admin.sub')}
      />
      <DataTable
        caption={t('admin.caption')}
        name="api-tokens"
        columns={columns}
        table={table}
        size={size}
        rowKey={({ id }) => id}
        stackOnPhone="rows"
        {...(mayWithdraw && {
          rowMenu: (token: IssuedToken) =>
            !token.endedAt && (
              <RowMenu label={t('admin.menu', { name: token.name })}>
                <button type="button" onClick={() => setLeaving(token)}>
                  {t('admin.withdraw')}
                </button>
              </RowMenu>
            ),
        })}
        toolbar={
          <PressedFilters
            label={t('admin.state')}
            value={state}
            options={STATES.map((value) => ({ value, label: t(`admin.${value}`) }))}
            onChange={(value) => tableParams.set({ state: value === 'all' ? '' : value })}
          />
        }
        empty={<EmptyState title={t('admin.emptyTitle')} text={t('admin.emptyText')} />}
        emptyByFilter={
          <EmptyByFilter
            title={t('admin.filterTitle')}
            text={t('admin.filterText')}
            action={t('admin.clear')}
            onClear={tableParams.clear}
          />
        }
      />
      {leaving && <WithdrawDialog token={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}
