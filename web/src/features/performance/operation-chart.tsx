import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ChartBody } from '../../ui/charts/chart-card.tsx';
import { LineChart } from '../../ui/charts/line-chart.tsx';
import { formatDate, formatTime, useFormat } from '../../ui/format.ts';
import { Box } from '../../ui/layout/layout.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Operation, Period } from './measured.ts';
import { operationName } from './names.ts';
import { useOperationPointsQuery } from './performance.gen.ts';
import { useMilliseconds } from './use-milliseconds.ts';

const MINUTE_MS = 60_000;
const HEIGHT = 200;

const formatDay = (at: string) => formatDate(at).slice(0, 5);
const formatMoment = (period: Period, at: string) => {
  if (period === 'QUARTER') return formatDay(at);
  return period === 'WEEK' ? `${formatTime(at)} ${formatDay(at)}` : formatTime(at);
};

/** p50 and p95 of an operation over time, with its target. */
export function OperationChart({ period, operation }: { period: Period; operation: Operation }) {
  const { t } = useTranslation('performance');
  const { count } = useFormat();
  const ms = useMilliseconds();
  const { kind, operation: code, targetMs } = operation;
  const result = useOperationPointsQuery({
    variables: { period, kind, operation: code },
    ...cacheAndNetwork,
    pollInterval: MINUTE_MS,
    skipPollAttempt: () => document.hidden,
  });
  const title = t('answerTime', { operation: operationName(t, code) ?? code });
  return (
    <Box px={6} pt={5} pb={4}>
      <h2>{title}</h2>
      <QueryView
        result={result}
        select={({ operationPoints }) => operationPoints}
        skeleton={<Skeleton height={HEIGHT + 90} />}
      >
        {(points) => (
          <ChartBody
            title={title}
            explanation={t('howQuantiles')}
            rows={points.filter(({ calls }) => calls > 0).toReversed()}
            rowKey={({ at }) => at}
            columns={[
              { name: t('column.at'), text: ({ at }) => `${formatTime(at)} ${formatDay(at)}` },
              { name: t('column.calls'), text: ({ calls }) => count(calls) },
              { name: t('column.failed'), text: ({ failed }) => count(failed) },
              { name: 'p50', text: ({ p50Ms }) => ms(p50Ms ?? 0) },
              { name: 'p95', text: ({ p95Ms }) => ms(p95Ms ?? 0) },
            ]}
          >
            <LineChart
              label={title}
              names={points.map(({ at }) => formatMoment(period, at))}
              lines={[
                { key: 'p95', name: 'p95', values: points.map(({ p95Ms }) => p95Ms ?? null), isMain: true },
                { key: 'p50', name: 'p50', values: points.map(({ p50Ms }) => p50Ms ?? null) },
              ]}
              {...(targetMs != null && {
                limit: { name: t('targetLine', { target: ms(targetMs) }), value: targetMs },
              })}
              format={ms}
              height={HEIGHT}
            />
          </ChartBody>
        )}
      </QueryView>
    </Box>
  );
}
