import { lower, upper, withIds } from '../../legacy.ts';
import { route } from '../../route.ts';
import { integer, type JsonSchema, list, object, orNull, text, time } from '../../schema.ts';
import { RestMetrics } from './metrics.gen.ts';

const PERIODS = ['hour', 'day', 'week', 'quarter'];

const ms = (description: string): JsonSchema => ({ type: 'number', description });
const bytes = (description: string): JsonSchema => ({
  type: 'number',
  description: `${description}, in bytes.`,
});
const P50 = ms('Median duration (p50) of the calls in milliseconds, interpolated from a histogram.');
const P95 = ms(
  '95th percentile (p95) of the duration of the calls in milliseconds, interpolated from a histogram.',
);
const target = integer('Target for the 95th percentile of the response time, in milliseconds.');

export const metricsRoute = route({
  method: 'GET',
  path: '/metrics',
  tag: 'metrics',
  summary: 'Returns performance metrics of the platform',
  document: RestMetrics,
  parameters: [
    {
      name: 'period',
      in: 'query',
      schema: text('Period of the figures, up to now.', { enum: PERIODS, default: 'day' }),
    },
  ],
  response: object({
    overview: object({
      calls: integer('Number of GraphQL and REST requests.'),
      failed: integer('Number of requests with a response status of 500 or more.'),
      p50Ms: orNull(P50),
      p95Ms: orNull(P95),
      targetMs: target,
      callsPerMinute: ms('Requests per minute, over the last five minutes.'),
      peakPerMinute: integer('Number of requests in the busiest minute of the last 24 hours.'),
      peakAt: orNull(time('Time of the busiest minute.')),
    }),
    operations: list(
      object({
        kind: text('Interface of the operation.', { enum: ['graphql', 'rest', 'http'] }),
        operation: text('Name of the operation.'),
        calls: integer('Number of calls.'),
        failed: integer('Number of calls with a response status of 500 or more.'),
        p50Ms: P50,
        p95Ms: P95,
        slowestMs: ms('Duration of the slowest call, in milliseconds.'),
        targetMs: orNull(target),
        partsAbove: integer('Number of intervals with p95 above the target.'),
      }),
      'Operations above their target first, then the most frequent; at most 100.',
    ),
    statements: list(
      object({
        name: text('Name of the statement, without parameter values.'),
        calls: integer('Number of calls.'),
        meanMs: ms('Average duration, in milliseconds.'),
        p95Ms: P95,
        slowestMs: ms('Duration of the slowest call, in milliseconds.'),
      }),
      'Slowest statements by p95; at most 20.',
    ),
    queues: list(
      object({
        name: text('Kind of job.'),
        waiting: integer('Number of due jobs that no process has started.'),
        later: integer('Number of jobs scheduled for later.'),
        running: integer('Number of jobs in progress.'),
        failed: integer('Number of jobs that used up their attempts within the last 24 hours.'),
        oldestDueAt: orNull(time('Time since which the oldest waiting job is due.')),
      }),
      'Job queues, longest waiting first.',
    ),
    deadLetters: list(
      object({
        id: text('ID of the dead letter.', { format: 'uuid' }),
        _id: text('The same value as `id`.'),
        queue: text('Kind of job.'),
        state: text('Current state of the dead letter.', {
          enum: ['waiting', 'replaying', 'done', 'failed-again', 'discarded'],
        }),
        attempts: integer('Number of attempts before the job became a dead letter.'),
        error: orNull(text('Error of the last attempt.')),
        failedAt: time('Time at which the last attempt failed.'),
        decidedAt: orNull(time('Time at which it was replayed or discarded.')),
        reason: orNull(text('Reason why it was discarded.')),
      }),
      'Dead letters, waiting ones first; at most 100.',
    ),
    processes: list(
      object({
        id: text('Process ID; a restart creates a new one.', { format: 'uuid' }),
        _id: text('The same value as `id`.'),
        host: text('Host name of the machine.'),
        pid: integer('Process number (PID) on the machine.'),
        version: text('Version of the running application.'),
        startedAt: time('Time at which the process started.'),
        beatAt: time('Time of the last heartbeat.'),
        memoryBytes: bytes('Memory of the process'),
        heapBytes: bytes('Used JavaScript heap'),
        lagMs: ms('Event loop lag, in milliseconds.'),
      }),
      'Processes that sent a heartbeat within the last minute.',
    ),
    storage: list(
      object({
        kind: text('Kind of data that uses the space.', { enum: ['table', 'media', 'backup'] }),
        name: text('Name within the kind.'),
        bytes: bytes('Used space'),
      }),
      'Disk usage, largest of each kind first.',
    ),
    machine: object({
      diskBytes: bytes('Size of the disk'),
      freeDiskBytes: bytes('Free space on the disk'),
      memoryBytes: bytes('Total memory of the machine'),
      freeMemoryBytes: bytes('Free memory of the machine'),
    }),
  }),
  variables: ({ query }) => ({ period: upper(typeof query.period === 'string' ? query.period : 'day') }),
  data: ({ measuredOperations, deadLetters, serverProcesses, storageUse, ...answer }) => ({
    overview: answer.performanceOverview,
    operations: measuredOperations.map(({ kind, ...rest }) => ({ ...rest, kind: lower(kind) })),
    statements: answer.slowStatements,
    queues: answer.jobQueues,
    deadLetters: withIds(deadLetters.map(({ state, ...rest }) => ({ ...rest, state: lower(state) }))),
    processes: withIds(serverProcesses),
    storage: storageUse.map(({ kind, ...rest }) => ({ ...rest, kind: lower(kind) })),
    machine: answer.serverMachine,
  }),
});
