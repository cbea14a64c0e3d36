import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from '../graphql/read/index.ts';
import { runSql, sql } from '../platform/db/index.ts';
import type { TableCacheFigures } from '../platform/db/table-cache.ts';
import type { TableVersions } from '../platform/db/table-versions.ts';
import { DEAD_LETTERS } from '../platform/jobs/jobs.ts';
import { BOUNDS_MS, type Measured, type Measurements } from '../platform/process/measurements.ts';
import { type Metric, prometheusText, type Sample } from '../platform/process/prometheus.ts';
import type { Services } from '../platform/process/services.ts';
import type { PageCache } from './pages/page.ts';

interface MetricsOptions {
  readonly services: Services;
  readonly measurements: Measurements;
  readonly cache: ResponseCache | undefined;
  readonly versions: TableVersions;
  readonly pages: PageCache;
}

const hash = (text: string) => createHash('sha256').update(text).digest();
/** Compares in constant time, also for different lengths. */
const isSame = (sent: string, token: string) => timingSafeEqual(hash(sent), hash(token));

/**
 * `/metrics` for Prometheus: metrics of this process, and of the queue that all processes share. Requires
 * METRICS_TOKEN; without that setting the route does not exist.
 */
export async function metricsRoutes(
  server: FastifyInstance,
  { services, measurements, cache, versions, pages }: MetricsOptions,
): Promise<void> {
  const token = services.config.metricsToken;
  if (!token) return;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  server.addHook('onClose', async () => void delay.disable());
  server.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    const [, sent = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (!isSame(sent, token))
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .type('text/plain; charset=utf-8')
        .send('Unauthorized');
    const queue = await queueMetrics(services);
    const text = prometheusText([
      ...requestMetrics([...measurements.all()].filter(({ kind }) => kind !== 'statement')),
      ...processMetrics(delay.percentile(99) / 1e9),
      ...(cache ? cacheMetrics(cache, versions) : []),
      ...pageMetrics(pages.figures),
      ...queue,
    ]);
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(text);
  });
}

function requestMetrics(measured: readonly Measured[]): Metric[] {
  return [
    {
      name: 'sen_request_duration_seconds',
      help: 'How long requests took, by operation.',
      type: 'histogram',
      samples: measured.flatMap(toHistogram),
    },
    {
      name: 'sen_requests_failed_total',
      help: 'Requests answered with a status of 500 or more, by operation.',
      type: 'counter',
      samples: measured.map(({ kind, operation, failed }) => ({
        labels: { kind, operation },
        value: failed,
      })),
    },
  ];
}

function toHistogram({ kind, operation, counts, sumMs }: Measured): Sample[] {
  let total = 0;
  const buckets = [...counts].map((count, index): Sample => {
    total += count;
    const bound = BOUNDS_MS[index];
    const le = bound === undefined ? '+Inf' : String(bound / 1000);
    return { suffix: '_bucket', labels: { kind, operation, le }, value: total };
  });
  return [
    ...buckets,
    { suffix: '_sum', labels: { kind, operation }, value: sumMs / 1000 },
    { suffix: '_count', labels: { kind, operation }, value: total },
  ];
}

const gauge = (name: string, help: string, samples: readonly Sample[]): Metric => ({
  name,
  help,
  type: 'gauge',
  samples,
});

function processMetrics(lagSeconds: number): Metric[] {
  const { rss, heapUsed } = process.memoryUsage();
  return [
    gauge('process_resident_memory_bytes', 'Memory of this process.', [{ value: rss }]),
    gauge('nodejs_heap_size_used_bytes', 'Memory of JavaScript objects in use.', [{ value: heapUsed }]),
    gauge('process_uptime_seconds', 'Seconds since this process began.', [{ value: process.uptime() }]),
    gauge('nodejs_eventloop_lag_p99_seconds', 'How late timers are, the 99th percentile since the start.', [
      { value: Number.isFinite(lagSeconds) ? lagSeconds : 0 },
    ]),
  ];
}

const counter = (name: string, help: string, samples: readonly Sample[]): Metric => ({
  name,
  help,
  type: 'counter',
  samples,
});

function cacheMetrics(cache: ResponseCache, { changes }: TableVersions): Metric[] {
  const { hits, misses, entries, bytes, oldestMs } = cache.figures;
  return [
    counter('sen_kept_answers_total', 'Responses that could be cached, by whether they were.', [
      { labels: { result: 'hit' }, value: hits },
      { labels: { result: 'miss' }, value: misses },
    ]),
    counter('sen_content_changes_total', 'Announced changes of public content that this process received.', [
      { value: changes },
    ]),
    gauge('sen_kept_answers', 'Responses in the cache.', [{ value: entries }]),
    gauge('sen_kept_answers_bytes', 'Memory of the responses in the cache.', [{ value: bytes }]),
    gauge('sen_kept_answers_oldest_seconds', 'Age of the oldest response in the cache.', [
      { value: oldestMs / 1000 },
    ]),
  ];
}

const pageMetrics = ({ hits, misses, entries, bytes }: TableCacheFigures): Metric[] => [
  counter('sen_kept_pages_total', 'Pages that could be cached, by whether they were.', [
    { labels: { result: 'hit' }, value: hits },
    { labels: { result: 'miss' }, value: misses },
  ]),
  gauge('sen_kept_pages', 'Rendered pages in the cache.', [{ value: entries }]),
  gauge('sen_kept_pages_bytes', 'Memory of the rendered pages in the cache.', [{ value: bytes }]),
];

/**
 * Metrics of all processes together: jobs that are due in each queue, the age of the oldest, and the dead letters.
 */
async function queueMetrics({ orm }: Services): Promise<Metric[]> {
  const rows = await runSql<{ name: string; waiting: number; oldest: number }>(
    orm.em.fork(),
    sql`select q.name, count(j.id)::int as waiting,
        coalesce(extract(epoch from now() - min(j.start_after)), 0)::float8 as oldest
      from pgboss.queue q left join pgboss.job j on j.name = q.name and j.state < 'active' and j.start_after <= now()
      where not starts_with(q.name, '__') group by q.name order by q.name`,
    'metrics.queues',
  );
  const queues = rows.filter(({ name }) => name !== DEAD_LETTERS);
  return [
    gauge(
      'sen_jobs_waiting',
      'Jobs that are due and that no process has taken.',
      queues.map(({ name, waiting }) => ({ labels: { queue: name }, value: waiting })),
    ),
    gauge(
      'sen_jobs_oldest_wait_seconds',
      'Since when the oldest of them is due.',
      queues.map(({ name, oldest }) => ({ labels: { queue: name }, value: oldest })),
    ),
    gauge('sen_dead_letters', 'Jobs that used up their attempts.', [
      { value: rows.find(({ name }) => name === DEAD_LETTERS)?.waiting ?? 0 },
    ]),
  ];
}
