import { statfs } from 'node:fs/promises';
import { freemem, totalmem } from 'node:os';
import { Length } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, ID, Query, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { derived, MaxRows, ReadQuery } from '../../graphql/read/index.ts';
import { explainStatement } from './explain-statement.ts';
import { OperationKind, PerformancePeriod } from './performance.enums.ts';
import {
  operationRows,
  overviewRow,
  pointRows,
  processRows,
  queueRows,
  statementRows,
  storageRows,
} from './performance.reads.ts';
import {
  JobQueue,
  MeasuredOperation,
  OperationPoint,
  PerformanceOverview,
  ServerMachine,
  ServerProcess,
  SlowStatement,
  StatementPlan,
  StorageUse,
} from './performance.types.ts';

@ArgsType()
class OperationPointsArgs {
  @Field(() => PerformancePeriod, {
    description: 'How long back from now, of which figures are taken together.',
  })
  period!: PerformancePeriod;
  @Field(() => OperationKind, { description: 'How the operation is called from outside.' })
  kind!: OperationKind;
  @Field({ description: 'Its name, as `measuredOperations` gives it; up to 300 characters.' })
  @Length(1, 300, { message: 'validation.invalid' })
  operation!: string;
}

const MOST_OPERATIONS = 100;
/**
 * The largest period has 7 times 24 hours. A quarter has 90 days, an hour 60 minutes, and a day 96 quarters of an
 * hour.
 */
const MOST_POINTS = 170;
const MOST_STATEMENTS = 20;
const MOST_QUEUES = 100;
const MOST_PROCESSES = 100;
const MOST_PLACES = 40;
const ALLOWED = 'The query is open to whoever may look at the performance.';
const PERIOD = { description: 'How long back from now, of which figures are taken together.' };

@Resolver()
export class PerformanceResolver {
  @Allow('performance:read')
  @ReadQuery(() => PerformanceOverview, {
    description: 'How all requests of programs and screens went together; told once a minute.',
  })
  performanceOverview(
    @Arg('period', () => PerformancePeriod, PERIOD) period: PerformancePeriod,
    @Ctx() { services }: Context,
  ) {
    return derived(PerformanceOverview, overviewRow(period, services), ALLOWED);
  }

  @Allow('performance:read')
  @MaxRows(MOST_OPERATIONS)
  @ReadQuery(() => [MeasuredOperation], {
    description:
      'Operations that were called, those above their target first, then the busiest; at most 100.',
  })
  measuredOperations(
    @Arg('period', () => PerformancePeriod, PERIOD) period: PerformancePeriod,
    @Ctx() { services }: Context,
  ) {
    return derived(MeasuredOperation, operationRows(period, services, MOST_OPERATIONS), ALLOWED);
  }

  @Allow('performance:read')
  @MaxRows(MOST_POINTS)
  @ReadQuery(() => [OperationPoint], {
    description: 'One operation over time, oldest first; times without calls are among them.',
  })
  operationPoints(@Args() { period, kind, operation }: OperationPointsArgs) {
    return derived(OperationPoint, pointRows(period, kind, operation), ALLOWED);
  }

  @Allow('performance:read')
  @MaxRows(MOST_STATEMENTS)
  @ReadQuery(() => [SlowStatement], {
    description: 'The slowest statements of the period by their p95, at most 20; never a value.',
  })
  slowStatements(@Arg('period', () => PerformancePeriod, PERIOD) period: PerformancePeriod) {
    return derived(SlowStatement, statementRows(period, MOST_STATEMENTS), ALLOWED);
  }

  @Allow('performance:read')
  @Query(() => StatementPlan, {
    nullable: true,
    description:
      'The text of a statement that the program has sent, and its generic plan. Nothing is executed. Null where no such text is known.',
  })
  statementPlan(
    @Arg('name', () => ID, { description: 'Of the statement, as `slowStatements` gives it.' }) name: string,
    @Ctx() { services }: Context,
  ): Promise<StatementPlan | null> {
    return explainStatement(services, name);
  }

  @Allow('performance:read')
  @MaxRows(MOST_QUEUES)
  @ReadQuery(() => [JobQueue], {
    description: 'Every kind of job with what waits, runs and failed; those that wait longest first.',
  })
  jobQueues() {
    return derived(JobQueue, queueRows(MOST_QUEUES), ALLOWED);
  }

  @Allow('performance:read')
  @MaxRows(MOST_PROCESSES)
  @ReadQuery(() => [ServerProcess], {
    description: 'Processes that live, the oldest first: heard of within the last minute.',
  })
  serverProcesses() {
    return derived(ServerProcess, processRows(MOST_PROCESSES), ALLOWED);
  }

  @Allow('performance:read')
  @MaxRows(MOST_PLACES)
  @ReadQuery(() => [StorageUse], {
    description: 'What takes room: the largest tables, stored files by kind, and backups.',
  })
  storageUse() {
    return derived(StorageUse, storageRows(MOST_PLACES), ALLOWED);
  }

  @Allow('performance:read')
  @Query(() => ServerMachine, { description: 'Disk and memory of the machine that answers.' })
  async serverMachine(@Ctx() { services }: Context): Promise<ServerMachine> {
    const { bsize, blocks, bavail } = await statfs(services.config.dataDir);
    return {
      diskBytes: bsize * blocks,
      freeDiskBytes: bsize * bavail,
      memoryBytes: totalmem(),
      freeMemoryBytes: freemem(),
    };
  }
}
