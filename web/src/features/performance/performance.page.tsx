import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Card, Stack } from '../../ui/layout/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { useTableSearchParams } from '../../ui/use-table-search-params.ts';
import { BrowserErrorsCard } from './browser-errors-card.tsx';
import { DeadLettersCard } from './dead-letters-card.tsx';
import { PERIODS } from './measured.ts';
import { OperationsCard } from './operations-card.tsx';
import { OverviewFigures } from './overview-figures.tsx';
import { usePerformanceFiguresQuery, usePerformanceLiveQuery } from './performance.gen.ts';
import classes from './performance.module.css';
import { ProcessesCard } from './processes-card.tsx';
import { QueuesCard } from './queues-card.tsx';
import { StatementsCard } from './statements-card.tsx';
import { StorageCard } from './storage-card.tsx';

/** Poll intervals in milliseconds: of live data, and of data that is recorded once a minute. */
const LIVE_POLL_MS = 10_000;
const FIGURES_POLL_MS = 60_000;

/** A hidden tab does not poll. */
const polling = (pollInterval: number) => ({ pollInterval, skipPollAttempt: () => document.hidden });

/** /admin/performance: speed of operations, queues, failed jobs, and resources. */
export function Component() {
  const { t } = useTranslation('performance');
  const tableParams = useTableSearchParams({ sortBy: '', filters: ['period', 'operation'] });
  const period = PERIODS.find((each) => each === tableParams.filter('period')) ?? 'DAY';
  const live = usePerformanceLiveQuery({ ...cacheAndNetwork, ...polling(LIVE_POLL_MS) });
  const figures = usePerformanceFiguresQuery({
    variables: { period },
    ...cacheAndNetwork,
    ...polling(FIGURES_POLL_MS),
  });
  const processes = live.data?.serverProcesses;
  const versions = [...new Set(processes?.map(({ version }) => version))].join(', ');
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: t('crumb'), to: '/admin' }, { label: t('title') }]}
        sub={processes && t('sub', { count: processes.length, versions: versions || '–' })}
        actions={
          <Select
            aria-label={t('period')}
            value={period}
            options={PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))}
            onChange={(event) => tableParams.set({ period: event.currentTarget.value })}
          />
        }
      />
      <Stack className={classes.page} gap={4} shrink>
        <QueryView
          result={figures}
          select={(all) => all}
          skeleton={<LoadingRows rows={5} height={72} />}
          keepsPrevious
        >
          {({ performanceOverview, measuredOperations }) => (
            <Stack gap={4} shrink>
              <OverviewFigures overview={performanceOverview} live={live.data} />
              {measuredOperations.length > 0 ? (
                <OperationsCard
                  period={period}
                  operations={measuredOperations}
                  selectedKey={tableParams.filter('operation')}
                  onChoose={(operation) => tableParams.set({ operation })}
                />
              ) : (
                <Card>
                  <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
                </Card>
              )}
            </Stack>
          )}
        </QueryView>
        <div className={classes.columns}>
          <Stack gap={4} shrink>
            <QueryView
              result={live}
              select={({ deadLetters }) => deadLetters}
              skeleton={<LoadingRows rows={3} height={72} />}
            >
              {(letters) => <DeadLettersCard letters={letters} />}
            </QueryView>
            {figures.data && <StatementsCard statements={figures.data.slowStatements} />}
            <BrowserErrorsCard />
          </Stack>
          <Stack gap={4} shrink>
            {live.data && <QueuesCard queues={live.data.jobQueues} />}
            {live.data && <ProcessesCard processes={live.data.serverProcesses} />}
            {figures.data && (
              <StorageCard places={figures.data.storageUse} machine={figures.data.serverMachine} />
            )}
          </Stack>
        </div>
      </Stack>
    </>
  );
}
