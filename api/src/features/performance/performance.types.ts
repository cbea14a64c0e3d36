import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../graphql/scalars.ts';
import { OperationKind, StorageKind } from './performance.enums.ts';

const QUANTILE =
  'in milliseconds; read from a histogram whose buckets end at 1, 1.5, 2, 3, 4, 6 … 16384 ms, evenly between the two ends of the bucket that it lies in';
const P50 = `What half of the calls took at most, ${QUANTILE}. Absent: no calls.`;
const P95 = `What 95 of 100 calls took at most, ${QUANTILE}. Absent: no calls.`;

@ObjectType({ description: 'How the requests of programs and screens went together, over all processes.' })
export class PerformanceOverview {
  @Field(() => Float, { description: 'Requests by GraphQL and REST in the period.' })
  calls!: number;
  @Field(() => Float, { description: 'Those of them that were answered with a status of 500 or more.' })
  failed!: number;
  @Field(() => Float, { nullable: true, description: P50 })
  p50Ms?: number | null;
  @Field(() => Float, { nullable: true, description: P95 })
  p95Ms?: number | null;
  @Field(() => Int, { description: 'By when 95 of 100 should be answered, in milliseconds: a setting.' })
  targetMs!: number;
  @Field(() => Int, { description: 'How many of 10,000 requests may fail: a setting.' })
  mostFailed!: number;
  @Field(() => Float, { description: 'Requests a minute, over the last five minutes.' })
  callsPerMinute!: number;
  @Field(() => Float, { description: 'Requests in the busiest minute of the last 24 hours.' })
  peakPerMinute!: number;
  @Field(() => DateTime, { nullable: true, description: 'When the busiest minute was; absent: no requests.' })
  peakAt?: Date | null;
}

@ObjectType({ description: 'How long one operation took in a period, over all processes.' })
export class MeasuredOperation {
  @Field(() => OperationKind, { description: 'How it is called from outside.' })
  kind!: OperationKind;
  @Field({
    description:
      'Its name for programs: `Catalogue`, `GET /api/courses`; `other` is what has no name of ours.',
  })
  operation!: string;
  @Field(() => Float, { description: 'How often it was called.' })
  calls!: number;
  @Field(() => Float, { description: 'Calls that were answered with a status of 500 or more.' })
  failed!: number;
  @Field(() => Float, { description: P50 })
  p50Ms!: number;
  @Field(() => Float, { description: P95 })
  p95Ms!: number;
  @Field(() => Float, { description: 'What the slowest call took, in milliseconds.' })
  slowestMs!: number;
  @Field(() => Int, {
    nullable: true,
    description:
      'By when 95 of 100 calls should be answered, in milliseconds: a setting. Absent of HTTP: files and streams take as long as their reader.',
  })
  targetMs?: number | null;
  @Field(() => [Float], {
    description:
      'p95 of each part of the period that had calls, in milliseconds, oldest first: minutes of an hour, hours of a day, six hours of a week, days of a quarter.',
  })
  p95s!: number[];
  @Field(() => Int, { description: 'In how many of those parts p95 was above the target.' })
  partsAbove!: number;
}

@ObjectType({ description: 'How one operation went in a short time of its period.' })
export class OperationPoint {
  @Field(() => DateTime, { description: 'When this time began.' })
  at!: Date;
  @Field(() => Float, { description: 'How often it was called then; 0 where it was not.' })
  calls!: number;
  @Field(() => Float, { description: 'Calls that were answered with a status of 500 or more.' })
  failed!: number;
  @Field(() => Float, { nullable: true, description: P50 })
  p50Ms?: number | null;
  @Field(() => Float, { nullable: true, description: P95 })
  p95Ms?: number | null;
}

@ObjectType({ description: 'A statement that the program sends to the database, and how long it took.' })
export class SlowStatement {
  @Field(() => ID, {
    description:
      'Its name: of the operation that reads, with a mark of its text, or of the write; takes a plan by it.',
  })
  name!: string;
  @Field(() => Float, { description: 'How often it was sent in the period.' })
  calls!: number;
  @Field(() => Float, { description: 'What a call took on average, in milliseconds.' })
  meanMs!: number;
  @Field(() => Float, { description: P95 })
  p95Ms!: number;
  @Field(() => Float, { description: 'What the slowest call took, in milliseconds.' })
  slowestMs!: number;
  @Field({ description: 'Whether its text is known, so that its plan can be asked for.' })
  hasText!: boolean;
}

@ObjectType({
  description: 'How the database would run a statement, whatever its values; nothing is executed.',
})
export class StatementPlan {
  @Field(() => ID, { description: 'Name of the statement, as asked for.' })
  name!: string;
  @Field({ description: 'The statement with placeholders ($1) where values go.' })
  text!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The generic plan, in the words of EXPLAIN; absent where the database can make none.',
  })
  plan?: string | null;
}

@ObjectType({ description: 'Jobs of one kind, over all processes.' })
export class JobQueue {
  @Field(() => ID, { description: 'Name of the kind of job, for example `mail.deliver`.' })
  name!: string;
  @Field(() => Int, { description: 'Jobs that are due and that no process has taken.' })
  waiting!: number;
  @Field(() => Int, {
    description: 'Jobs that are not due yet, those that wait for another attempt included.',
  })
  later!: number;
  @Field(() => Int, { description: 'Jobs that are being done.' })
  running!: number;
  @Field(() => Int, { description: 'Jobs that used up their attempts within the last 24 hours.' })
  failed!: number;
  @Field(() => DateTime, { nullable: true, description: 'Since when the oldest is due; absent: none waits.' })
  oldestDueAt?: Date | null;
}

@ObjectType({ description: 'A process of the program that has told of itself within the last minute.' })
export class ServerProcess {
  @Field(() => ID, { description: 'Of this life of the process: another one after each start.' })
  id!: string;
  @Field({ description: 'Name of its machine.' })
  host!: string;
  @Field(() => Int, { description: 'Its number on that machine.' })
  pid!: number;
  @Field({ description: 'Version of the program that it runs.' })
  version!: string;
  @Field(() => DateTime, { description: 'When this life of it began.' })
  startedAt!: Date;
  @Field(() => DateTime, { description: 'When it was heard of last.' })
  beatAt!: Date;
  @Field(() => Float, { description: 'Memory that it has from its machine, in bytes.' })
  memoryBytes!: number;
  @Field(() => Float, { description: 'Memory of JavaScript objects in use, in bytes.' })
  heapBytes!: number;
  @Field(() => Float, {
    description: 'How late its timers are, the 99th percentile of the last 15 seconds in milliseconds.',
  })
  lagMs!: number;
}

@ObjectType({ description: 'How much room something takes on the disk.' })
export class StorageUse {
  @Field(() => StorageKind, { description: 'What takes the room.' })
  kind!: StorageKind;
  @Field({ description: 'Which of its kind: name of a table, `VIDEO`; `other` is all the rest.' })
  name!: string;
  @Field(() => Float, { description: 'How much room it takes, in bytes.' })
  bytes!: number;
}

@ObjectType({ description: 'Room of the machine that answers.' })
export class ServerMachine {
  @Field(() => Float, { description: 'Size of the disk that uploads lie on, in bytes.' })
  diskBytes!: number;
  @Field(() => Float, { description: 'What is free of that disk for the program, in bytes.' })
  freeDiskBytes!: number;
  @Field(() => Float, {
    description: 'Size of its whole memory, in bytes: what other programs use included.',
  })
  memoryBytes!: number;
  @Field(() => Float, { description: 'What is free of that memory, in bytes.' })
  freeMemoryBytes!: number;
}
