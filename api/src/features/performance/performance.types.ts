import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../graphql/scalars.ts';
import { OperationKind, StorageKind } from './performance.enums.ts';

const QUANTILE =
  'in milliseconds. Interpolated linearly from a histogram with bucket limits of 1, 1.5, 2, 3, 4, 6 … 16384 ms';
const P50 = `Median duration (p50) of the calls, ${QUANTILE}.`;
const P95 = `95th percentile (p95) of the duration of the calls, ${QUANTILE}.`;

@ObjectType({ description: 'Latency and errors of API requests, over all processes.' })
export class PerformanceOverview {
  @Field(() => Float, { description: 'Number of GraphQL and REST requests in the period.' })
  calls!: number;
  @Field(() => Float, { description: 'Number of requests with a response status of 500 or more.' })
  failed!: number;
  @Field(() => Float, { nullable: true, description: `${P50} Null without calls.` })
  p50Ms?: number | null;
  @Field(() => Float, { nullable: true, description: `${P95} Null without calls.` })
  p95Ms?: number | null;
  @Field(() => Int, {
    description: 'Target for the 95th percentile of the response time, in milliseconds. It is a setting.',
  })
  targetMs!: number;
  @Field(() => Int, { description: 'Maximum number of failed requests per 10,000. It is a setting.' })
  mostFailed!: number;
  @Field(() => Float, { description: 'Requests per minute, over the last five minutes.' })
  callsPerMinute!: number;
  @Field(() => Float, { description: 'Number of requests in the busiest minute of the last 24 hours.' })
  peakPerMinute!: number;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the busiest minute. Null without requests.',
  })
  peakAt?: Date | null;
}

@ObjectType({ description: 'Latency and errors of one operation in a period, over all processes.' })
export class MeasuredOperation {
  @Field(() => OperationKind, { description: 'Interface of the operation.' })
  kind!: OperationKind;
  @Field({
    description:
      'Name of the operation, for instance `Catalogue` or `GET /api/courses`. Operations without a known name are `other`.',
  })
  operation!: string;
  @Field(() => Float, { description: 'Number of calls in the period.' })
  calls!: number;
  @Field(() => Float, { description: 'Number of calls with a response status of 500 or more.' })
  failed!: number;
  @Field(() => Float, { description: P50 })
  p50Ms!: number;
  @Field(() => Float, { description: P95 })
  p95Ms!: number;
  @Field(() => Float, { description: 'Duration of the slowest call, in milliseconds.' })
  slowestMs!: number;
  @Field(() => Int, {
    nullable: true,
    description:
      'Target for the 95th percentile of the response time, in milliseconds. It is a setting. Null for HTTP, where files and streams depend on the client’s speed.',
  })
  targetMs?: number | null;
  @Field(() => [Float], {
    description:
      '95th percentile (p95) of each interval with calls, in milliseconds, oldest first. The interval is a minute for an hour, an hour for a day, six hours for a week and a day for a quarter.',
  })
  p95s!: number[];
  @Field(() => Int, { description: 'Number of intervals with p95 above the target.' })
  partsAbove!: number;
}

@ObjectType({ description: 'Figures of one operation in one interval of the period.' })
export class OperationPoint {
  @Field(() => DateTime, { description: 'Start time of the interval.' })
  at!: Date;
  @Field(() => Float, { description: 'Number of calls in the interval, possibly 0.' })
  calls!: number;
  @Field(() => Float, { description: 'Number of calls with a response status of 500 or more.' })
  failed!: number;
  @Field(() => Float, { nullable: true, description: `${P50} Null without calls.` })
  p50Ms?: number | null;
  @Field(() => Float, { nullable: true, description: `${P95} Null without calls.` })
  p95Ms?: number | null;
}

@ObjectType({ description: 'SQL statement of the application, with its duration.' })
export class SlowStatement {
  @Field(() => ID, {
    description:
      'Name of the statement: the name of the reading operation with a hash of its text, or the name of the write. Used by `statementPlan`.',
  })
  name!: string;
  @Field(() => Float, { description: 'Number of executions in the period.' })
  calls!: number;
  @Field(() => Float, { description: 'Average duration of an execution, in milliseconds.' })
  meanMs!: number;
  @Field(() => Float, { description: P95 })
  p95Ms!: number;
  @Field(() => Float, { description: 'Duration of the slowest execution, in milliseconds.' })
  slowestMs!: number;
  @Field({ description: 'True if the text is known and a plan is available.' })
  hasText!: boolean;
}

@ObjectType({
  description:
    'Generic execution plan of a statement, independent of its values. The statement is not executed.',
})
export class StatementPlan {
  @Field(() => ID, { description: 'Name of the requested statement.' })
  name!: string;
  @Field({ description: 'Text of the statement, with placeholders ($1) for values.' })
  text!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Generic plan in the format of EXPLAIN. Null if the database cannot create one.',
  })
  plan?: string | null;
}

@ObjectType({ description: 'Jobs of one kind, over all processes.' })
export class JobQueue {
  @Field(() => ID, { description: 'Kind of job, for example `mail.deliver`.' })
  name!: string;
  @Field(() => Int, { description: 'Number of due jobs that no process has started.' })
  waiting!: number;
  @Field(() => Int, {
    description: 'Number of jobs scheduled for later, including retries.',
  })
  later!: number;
  @Field(() => Int, { description: 'Number of jobs in progress.' })
  running!: number;
  @Field(() => Int, { description: 'Number of jobs that used up their attempts within the last 24 hours.' })
  failed!: number;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time since which the oldest waiting job is due. Null if none waits.',
  })
  oldestDueAt?: Date | null;
}

@ObjectType({ description: 'Server process that sent a heartbeat within the last minute.' })
export class ServerProcess {
  @Field(() => ID, { description: 'Unique process ID. A restart creates a new one.' })
  id!: string;
  @Field({ description: 'Host name of the machine.' })
  host!: string;
  @Field(() => Int, { description: 'Process number (PID) on the machine.' })
  pid!: number;
  @Field({ description: 'Version of the running application.' })
  version!: string;
  @Field(() => DateTime, { description: 'Time at which the process started.' })
  startedAt!: Date;
  @Field(() => DateTime, { description: 'Time of the last heartbeat.' })
  beatAt!: Date;
  @Field(() => Float, { description: 'Memory of the process (resident set size), in bytes.' })
  memoryBytes!: number;
  @Field(() => Float, { description: 'Used JavaScript heap, in bytes.' })
  heapBytes!: number;
  @Field(() => Float, {
    description: 'Event loop lag: 99th percentile of the last 15 seconds, in milliseconds.',
  })
  lagMs!: number;
}

@ObjectType({ description: 'Disk usage of one item.' })
export class StorageUse {
  @Field(() => StorageKind, { description: 'Kind of data that uses the space.' })
  kind!: StorageKind;
  @Field({
    description: 'Name within the kind: a table name, or for instance `VIDEO`; `other` combines all others.',
  })
  name!: string;
  @Field(() => Float, { description: 'Used space in bytes.' })
  bytes!: number;
}

@ObjectType({ description: 'Disk and memory of the machine that responds.' })
export class ServerMachine {
  @Field(() => Float, { description: 'Size of the disk that stores uploads, in bytes.' })
  diskBytes!: number;
  @Field(() => Float, { description: 'Free space on that disk available to the application, in bytes.' })
  freeDiskBytes!: number;
  @Field(() => Float, {
    description: 'Total memory of the machine in bytes, including memory used by other programs.',
  })
  memoryBytes!: number;
  @Field(() => Float, { description: 'Memory of the machine that is not in use, in bytes.' })
  freeMemoryBytes!: number;
}
