import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import type { SettlementFault } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyByFilter } from '../../../ui/empty-by-filter.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Heading, Stack, Text } from '../../../ui/layout/layout.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { TableToolbar } from '../../../ui/table-toolbar.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useTableQuery } from '../../../ui/use-table-query.ts';
import { useTableSearchParams } from '../../../ui/use-table-search-params.ts';
import utilities from '../../../ui/utilities.module.css';
import { gatewayName } from '../../orders/index.ts';
import { ResolveDialog } from './resolve-dialog.tsx';
import {
  type SettlementDifferencesQuery,
  useSettlementDifferenceCountsQuery,
  useSettlementDifferencesQuery,
} from './settlement.gen.ts';

/** Faults of lines that a gateway has reported. Payments that are missing from the reports have their own list. */
const FAULTS: readonly SettlementFault[] = ['UNKNOWN', 'WRONG_AMOUNT', 'SETTLED_BEFORE'];
const FILTERS = ['fault'] as const;

type Difference = SettlementDifferencesQuery['settlementDifferences']['items'][number];

/** Differences between the reports of the gateways and the ledger, until an administrator has resolved them. */
export function Differences({ mayResolve }: { mayResolve: boolean }) {
  const { t } = useTranslation('settlement');
  const { money, date, time } = useFormat();
  const tableParams = useTableSearchParams({ sortBy: '', filters: FILTERS });
  const isMissing = useSearchParams()[0].get('list') === 'missing';
  const fault = isMissing ? null : (FAULTS.find((each) => each === tableParams.filter('fault')) ?? null);
  const counts = useSettlementDifferenceCountsQuery(cacheAndNetwork);
  const table = useTableQuery(
    tableParams,
    useSettlementDifferencesQuery,
    { fault, isMissing, page: tableParams.page, limit: 20 },
    ({ settlementDifferences }) => settlementDifferences,
  );
  const [resolving, setResolving] = useState<Difference | null>(null);
  return (
    <section className={utilities.cardTabs} aria-labelledby="differences">
      <Heading level={2} id="differences" px={6} pt={5} text="lg">
        {t('differences.title')}
      </Heading>
      <TabLinks
        label={t('differences.title')}
        replace
        links={[
          {
            key: 'lines',
            label: t('differences.lines'),
            to: '?',
            isOn: !isMissing,
            count: counts.data?.lines.total,
          },
          {
            key: 'missing',
            label: t('differences.missing'),
            to: '?list=missing',
            isOn: isMissing,
            count: counts.data?.missing.total,
          },
        ]}
      />
      {isMissing && (
        <Text maxW="text" px={6} pt={4} tone="dim">
          {t('differences.missingHint')}
        </Text>
      )}
      <DataTable
        caption={t('differences.caption')}
        name="settlement-differences"
        columns={[
          {
            key: 'reference',
            header: t('differences.reference'),
            cell: ({ reference, transaction, gateway, kind, at }: Difference) => (
              <Stack gap={2} shrink>
                <Text as="span" weight={600} anywhere>
                  {reference}
                </Text>
                <Text as="span" text="xs" tone="dim">
                  {gatewayName(gateway)} · {t(`kind.${kind}`)}
                  {transaction && ` · ${transaction}`}
                </Text>
                <Text as="span" text="xs" tone="dim">
                  {time(at)}, {date(at)}
                </Text>
              </Stack>
            ),
          },
          {
            key: 'fault',
            header: t('differences.fault'),
            cell: (row: Difference) => (
              <Stack gap={2} shrink>
                <span>
                  <Tag tone={row.fault === 'MISSING' ? 'warn' : 'bad'}>{t(`fault.${row.fault}`)}</Tag>
                </span>
                <Text as="span" text="xs" tone="dim">
                  {t(`faultText.${row.fault}`)}
                </Text>
                {mayResolve && row.fault !== 'MISSING' && (
                  <span>
                    <Button
                      size="xs"
                      variant="default"
                      aria-label={`${t('differences.resolve')}: ${row.reference}`}
                      onClick={() => setResolving(row)}
                    >
                      {t('differences.resolve')}
                    </Button>
                  </span>
                )}
              </Stack>
            ),
          },
          {
            key: 'order',
            header: t('differences.order'),
            cell: ({ orderId, orderNumber }: Difference) =>
              orderId ? (
                <Link className={utilities.link} to={`/admin/bills/${orderId}`}>
                  {orderNumber}
                </Link>
              ) : (
                <Text as="span" tone="dim">
                  {t('differences.noOrder')}
                </Text>
              ),
          },
          {
            key: 'expected',
            header: t('differences.expected'),
            align: 'end',
            cell: ({ expected }: Difference) => (
              <Text as="span" numbers>
                {expected === null ? t('differences.nothing') : money(expected)}
              </Text>
            ),
          },
          {
            key: 'amount',
            header: t('differences.settled'),
            align: 'end',
            cell: ({ amount }: Difference) => (
              <Text as="span" numbers>
                {amount === null ? t('differences.nothing') : money(amount)}
              </Text>
            ),
          },
        ]}
        table={table}
        rowKey={({ id }) => id}
        stackOnPhone="rows"
        toolbar={
          !isMissing && (
            <TableToolbar
              tableParams={tableParams}
              filters={[
                {
                  name: 'fault',
                  label: t('differences.fault'),
                  any: t('differences.all'),
                  options: FAULTS.map((value) => ({ value, label: t(`fault.${value}`) })),
                },
              ]}
            />
          )
        }
        empty={
          isMissing ? (
            <EmptyState title={t('differences.noneMissing')} text={t('differences.noneMissingText')} />
          ) : (
            <EmptyState title={t('differences.emptyTitle')} text={t('differences.emptyText')} />
          )
        }
        emptyByFilter={
          <EmptyByFilter
            title={t('differences.filterTitle')}
            text={t('differences.filterText')}
            action={t('differences.clear')}
            onClear={tableParams.clear}
          />
        }
      />
      {resolving && (
        <ResolveDialog
          difference={resolving}
          onClose={() => setResolving(null)}
          onDone={() => {
            setResolving(null);
            void Promise.all([table.result.refetch(), counts.refetch()]).catch(() => undefined);
          }}
        />
      )}
    </section>
  );
}
