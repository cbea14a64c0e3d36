import { freshOnArrival } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { EmptyByFilter } from '../../ui/empty-by-filter.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButtons } from '../../ui/export-buttons.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { Box, Card, Row } from '../../ui/layout/layout.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { today } from '../../ui/local-time.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SavedFilters } from '../../ui/saved-filters.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { useTableSearchParams } from '../../ui/use-table-search-params.ts';
import { useViewer } from '../accounts/index.ts';
import { useListExport } from '../exports/index.ts';
import { useAuditActionsQuery, useAuditLogQuery, useExportAuditLogMutation } from './audit.gen.ts';
import classes from './audit.module.css';
import { AUDIT_FILTERS, auditFilter, ORIGINS } from './audit-filter.ts';
import { AuditLine } from './audit-line.tsx';

const FIRST = 30;

/** /admin/audit-logs: all recorded actions with their changes, latest first. */
export function Component() {
  const { t } = useTranslation('audit');
  const { count } = useFormat();
  const viewer = useViewer();
  const tableParams = useTableSearchParams({ sortBy: '', filters: AUDIT_FILTERS });
  const filter = auditFilter(tableParams);
  const result = useAuditLogQuery({ variables: { filter, first: FIRST }, ...freshOnArrival });
  const { data: known } = useAuditActionsQuery();
  const [exportLog] = useExportAuditLogMutation();
  const takeOut = useListExport();
  const actionName = (action: string) =>
    t(`action.${action}` as 'action.person.register', { defaultValue: action });
  const more = (after: string | null) => result.fetchMore({ variables: { after } });

  return (
    <>
      <PageHeader
        title={t('title')}
        crumbs={[{ label: t('crumb'), to: '/admin' }, { label: t('title') }]}
        sub={t('sub')}
        actions={
          viewer.may('audit:export') && (
            <ExportButtons
              onExport={(form) =>
                takeOut(
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
        <Row
          className={classes.toolbar}
          wrap
          align="stretch"
          gap={2}
          px={5}
          py={4}
          phone={{ display: 'grid', columns: 2 }}
        >
          <Box className={classes.search} flex={70}>
            <SearchField
              value={tableParams.search}
              label={t('search')}
              onSearch={(search) => tableParams.set({ search })}
            />
          </Box>
          <Select
            aria-label={t('actionLabel')}
            value={tableParams.filter('action')}
            options={[
              { value: '', label: t('allActions') },
              ...(known?.auditActions ?? []).map((value) => ({ value, label: actionName(value) })),
            ]}
            onChange={(event) => tableParams.set({ action: event.currentTarget.value })}
          />
          <Select
            aria-label={t('originLabel')}
            value={tableParams.filter('origin')}
            options={[
              { value: '', label: t('allOrigins') },
              ...Object.entries(ORIGINS).map(([value, origin]) => ({ value, label: t(`origin.${origin}`) })),
            ]}
            onChange={(event) => tableParams.set({ origin: event.currentTarget.value })}
          />
          <Select
            aria-label={t('viewAsLabel')}
            value={tableParams.filter('viewAs')}
            options={[
              { value: '', label: t('viewAsAll') },
              { value: 'yes', label: t('viewAsOnly') },
            ]}
            onChange={(event) => tableParams.set({ viewAs: event.currentTarget.value })}
          />
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
          <SavedFilters table="audit" address={tableParams} />
          {tableParams.isNarrowed && (
            <button
              type="button"
              className={`${kit.plainButton} ${kit.moreLink}`}
              onClick={tableParams.clear}
            >
              {t('clear')}
            </button>
          )}
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
