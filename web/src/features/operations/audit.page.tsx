import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { EmptyByFilter } from '../../ui/empty-by-filter.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButtons } from '../../ui/export-buttons.tsx';
import { useFormat } from '../../ui/format.ts';
import { Card, Row } from '../../ui/layout/layout.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { today } from '../../ui/local-time.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { TableToolbar } from '../../ui/table-toolbar.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { useTableSearchParams } from '../../ui/use-table-search-params.ts';
import { useViewer } from '../accounts/index.ts';
import { useListExport } from '../exports/index.ts';
import {
  useAuditActionsQuery,
  useAuditLogQuery,
  useAuditNamesQuery,
  useExportAuditLogMutation,
} from './audit.gen.ts';
import { AUDIT_FILTERS, auditFilter, ORIGINS } from './audit-filter.ts';
import { AuditLine } from './audit-line.tsx';
import { auditActionLabel } from './audit-value.ts';

const PAGE_SIZE = 30;

/** /admin/audit-logs: all recorded actions with their changes, latest first. */
export function Component() {
  const { t } = useTranslation('audit');
  const { count } = useFormat();
  const viewer = useViewer();
  const tableParams = useTableSearchParams({ sortBy: '', filters: AUDIT_FILTERS });
  const filter = auditFilter(tableParams);
  const result = useAuditLogQuery({ variables: { filter, first: PAGE_SIZE }, ...cacheAndNetwork });
  const { data: known } = useAuditActionsQuery();
  const { data: names } = useAuditNamesQuery();
  const [exportLog] = useExportAuditLogMutation();
  const exportList = useListExport();
  const more = (after: string | null) => result.fetchMore({ variables: { after } });

  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: t('crumb'), to: '/admin' }, { label: t('title') }]}
        sub={t('sub')}
        actions={
          viewer.may('audit:export') && (
            <ExportButtons
              onExport={(form) =>
                exportList(
                  form,
                  { auditLog: { filter } },
                  async () => (await exportLog({ variables: { input: { filter } } })).data?.exportAuditLog,
                )
              }
            />
          )
        }
      />
      <Card card="flush">
        <Row wrap align="stretch" gap={2} px={5} py={4}>
          <TableToolbar
            tableParams={tableParams}
            search={t('search')}
            filters={[
              {
                name: 'action',
                label: t('actionLabel'),
                any: t('allActions'),
                options: (known?.auditActions ?? []).map((value) => ({
                  value,
                  label: auditActionLabel(names?.auditActionNames, value),
                })),
              },
              {
                name: 'origin',
                label: t('originLabel'),
                any: t('allOrigins'),
                options: Object.entries(ORIGINS).map(([value, origin]) => ({
                  value,
                  label: t(`origin.${origin}`),
                })),
              },
              {
                name: 'viewAs',
                label: t('viewAsLabel'),
                any: t('viewAsAll'),
                options: [{ value: 'yes', label: t('viewAsOnly') }],
              },
            ]}
            saved="audit"
          >
            <DateField
              isInline
              label={t('from')}
              max={today()}
              value={tableParams.filter('from')}
              onDate={(from) => tableParams.set({ from })}
            />
            <DateField
              isInline
              label={t('to')}
              min={tableParams.filter('from') || undefined}
              value={tableParams.filter('to')}
              onDate={(to) => tableParams.set({ to })}
            />
          </TableToolbar>
          {tableParams.isNarrowed && <TextButton onClick={tableParams.clear}>{t('clear')}</TextButton>}
        </Row>
        <QueryView
          result={result}
          select={({ auditLog }) => auditLog}
          skeleton={<LoadingRows rows={5} height={56} />}
          isEmpty={({ edges }) => edges.length === 0}
          empty={
            tableParams.isNarrowed ? (
              <EmptyByFilter
                title={t('filterTitle')}
                text={t('filterText')}
                action={t('clear')}
                onClear={tableParams.clear}
              />
            ) : (
              <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
            )
          }
          keepsPrevious
        >
          {({ edges, totalCount, pageInfo }) => (
            <>
              <ol aria-label={t('caption')}>
                {edges.map(({ node }) => (
                  <AuditLine key={node.id} line={node} />
                ))}
              </ol>
              <LoadMore
                label={t('more')}
                hasMore={pageInfo.hasNextPage}
                onMore={() => more(pageInfo.endCursor)}
                shown={t('shown', { shown: count(edges.length), total: count(totalCount) })}
              />
            </>
          )}
        </QueryView>
      </Card>
    </>
  );
}
