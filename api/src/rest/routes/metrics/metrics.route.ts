import { lower, upper, withIds } from '../../legacy.ts';
import { route } from '../../route.ts';
import { integer, type JsonSchema, list, object, orNull, text, time } from '../../schema.ts';
import { RestMetrics } from './metrics.gen.ts';

const PERIODS = ['hour', 'day', 'week', 'quarter'];

const ms = (description: string): JsonSchema => ({ type: 'number', description });
const bytes = (what: string): JsonSchema => ({ type: 'number', description: `${what}, in bytes.` });
const P50 = ms('What half of the calls took at most, in milliseconds, between the ends of a bucket.');
const P95 = ms('What 95 of 100 calls took at most, in milliseconds, between the ends of a bucket.');
const target = integer('By when 95 of 100 should be answered, in milliseconds.');

/** The figures of the performance screen, for administrators. */
export const metricsRoute = route({
  method: 'GET',
  path: '/metrics',
  tag: 'metrics',
  summary: 'How the platform itself goes',
  needsSignIn: true,
  document: RestMetrics,
  parameters: [
    {
      name: 'period',
      in: 'query',
      schema: text('How long back from now; a day where it is left out.', { enum: PERIODS, default: 'day' }),
    },
  ],
  response: object({
    overview: object({
      calls: integer('Requests by GraphQL and REST.'),
      failed: integer('Those answered with a status of 500 or more.'),
      p50Ms: orNull(P50),
      p95Ms: orNull(P95),
      targetMs: target,
      callsPerMinute: ms('Requests a minute, over the last five minutes.'),
      peakPerMinute: integer('Requests in the busiest minute of the last 24 hours.'),
      peakAt: orNull(time('When that was.')),
    }),
    operations: list(
      object({
        kind: text('How it is called.', { enum: ['graphql', 'rest', 'http'] }),
        operation: text('Its name for programs.'),
        calls: integer('How often.'),
        failed: integer('Of them answered with a status of 500 or more.'),
        p50Ms: P50,
        p95Ms: P95,
        slowestMs: ms('What the slowest took, in milliseconds.'),
        targetMs: orNull(target),
        partsAbove: integer('In how many parts of the period p95 was above the target.'),
      }),
      'Those above their target first, then the busiest; at most 100.',
    ),
    statements: list(
      object({
        name: text('Its name, never a value of it.'),
        calls: integer('How often.'),
        meanMs: ms('What one took on average, in milliseconds.'),
        p95Ms: P95,
        slowestMs: ms('What the slowest took, in milliseconds.'),
      }),
      'The slowest by p95; at most 20.',
    ),
    queues: list(
      object({
        name: text('Name of the kind of job.'),
        waiting: integer('Due, and taken by no process.'),
        later: integer('Not due yet.'),
        running: integer('Being done.'),
        failed: integer('Failed for good within the last 24 hours.'),
        oldestDueAt: orNull(time('Since when the oldest is due.')),
      }),
      'Those that wait longest first.',
    ),
    deadLetters: list(
      object({
        id: text('Of the dead letter.', { format: 'uuid' }),
        _id: text('The same.'),
        queue: text('Name of the kind of job.'),
        state: text('What became of it.', {
          enum: ['waiting', 'replaying', 'done', 'failed-again', 'discarded'],
        }),
        attempts: integer('How often it was tried.'),
        error: orNull(text('What the last attempt failed with.')),
        failedAt: time('When it failed.'),
        decidedAt: orNull(time('When it was replayed or discarded.')),
        reason: orNull(text('Why it was discarded.')),
      }),
      'Those that wait first; at most 100.',
    ),
    processes: list(
      object({
        id: text('Of this life of the process.', { format: 'uuid' }),
        _id: text('The same.'),
        host: text('Name of its machine.'),
        pid: integer('Its number there.'),
        version: text('What it runs.'),
        startedAt: time('When it began.'),
        beatAt: time('When it was heard of last.'),
        memoryBytes: bytes('Its memory'),
        heapBytes: bytes('JavaScript objects in use'),
        lagMs: ms('How late its timers are, in milliseconds.'),
      }),
      'Heard of within the last minute.',
    ),
    storage: list(
      object({
        kind: text('What takes the room.', { enum: ['table', 'media', 'backup'] }),
        name: text('Which of its kind.'),
        bytes: bytes('Its size'),
      }),
      'The largest of each kind first.',
    ),
    machine: object({
      diskBytes: bytes('Size of the disk'),
      freeDiskBytes: bytes('Free room on it'),
      memoryBytes: bytes('Memory of the machine'),
      freeMemoryBytes: bytes('Free memory of it'),
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
