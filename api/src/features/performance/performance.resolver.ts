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
    description: 'Period of the figures, up to now.',
  })
  period!: PerformancePeriod;
  @Field(() => OperationKind, { description: 'Interface of the operation.' })
  kind!: OperationKind;
  @Field({
    description: 'Name of the operation, as returned by `measuredOperations`; at most 300 characters.',
  })
  @Length(1, 300, { message: 'validation.invalid' })
  operation!: string;
}

const MAX_OPERATIONS = 100;
/**
 * The largest period has 7 times 24 hours. A quarter has 90 days, an hour 60 minutes, and a day 96 quarters of an
 * hour.
 */
const MAX_POINTS = 170;
const MAX_STATEMENTS = 20;
const MAX_QUEUES = 100;
const MAX_PROCESSES = 100;
const MAX_PLACES = 40;
const ALLOWED = 'The query requires the permission to read performance data.';
const PERIOD = { description: 'Period of the figures, up to now.' };

@Resolver()
export class PerformanceResolver {
  @Allow('performance:read')
  @ReadQuery(() => PerformanceOverview, {
    description: 'Latency and errors of all API requests. Updated once a minute.',
  })
  performanceOverview(
    @Arg('period', () => PerformancePeriod, PERIOD) period: PerformancePeriod,
    @Ctx() { services }: Context,
  ) {
    return derived(PerformanceOverview, overviewRow(period, services), ALLOWED);
  }

  @Allow('performance:read')
  @MaxRows(MAX_OPERATIONS)
  @ReadQuery(() => [MeasuredOperation], {
    description: 'Measured operations, those above their target first, then the most frequent; at most 100.',
  })
  measuredOperations(
    @Arg('period', () => PerformancePeriod, PERIOD) period: PerformancePeriod,
    @Ctx() { services }: Context,
  ) {
    return derived(MeasuredOperation, operationRows(period, services, MAX_OPERATIONS), ALLOWED);
  }

  @Allow('performance:read')
  @MaxRows(MAX_POINTS)
  @ReadQuery(() => [OperationPoint], {
    description: 'Figures of one operation over time, oldest first. Includes intervals without calls.',
  })
  operationPoints(@Args() { period, kind, operation }: OperationPointsArgs) {
    return derived(OperationPoint, pointRows(period, kind, operation), ALLOWED);
  }

  @Allow('performance:read')
  @MaxRows(MAX_STATEMENTS)
  @ReadQuery(() => [SlowStatement], {
    description: 'Slowest SQL statements of the period by p95, at most 20, without parameter values.',
  })
  slowStatements(@Arg('period', () => PerformancePeriod, PERIOD) period: PerformancePeriod) {
    return derived(SlowStatement, statementRows(period, MAX_STATEMENTS), ALLOWED);
  }

  @Allow('performance:read')
  @Query(() => StatementPlan, {
    nullable: true,
    description:
      'Text of a measured statement and its generic plan. The statement is not executed. Null if the text is unknown.',
  })
  statementPlan(
    @Arg('name', () => ID, { description: 'Name of the statement, as returned by `slowStatements`.' })
    name: string,
    @Ctx() { services }: Context,
  ): Promise<StatementPlan | null> {
    return explainStatement(services, name);
  }

  @Allow('performance:read')
  @MaxRows(MAX_QUEUES)
  @ReadQuery(() => [JobQueue], {
    description:
      'All kinds of jobs with the number of waiting, running and failed jobs. Longest waiting first.',
  })
  jobQueues() {
    return derived(JobQueue, queueRows(MAX_QUEUES), ALLOWED);
  }

  @Allow('performance:read')
  @MaxRows(MAX_PROCESSES)
  @ReadQuery(() => [ServerProcess], {
    description: 'Running server processes, oldest first, that sent a heartbeat within the last minute.',
  })
  serverProcesses() {
    return derived(ServerProcess, processRows(MAX_PROCESSES), ALLOWED);
  }

  @Allow('performance:read')
  @MaxRows(MAX_PLACES)
  @ReadQuery(() => [StorageUse], {
    description: 'Disk usage: the largest tables, stored files by kind, and backups.',
  })
  storageUse() {
    return derived(StorageUse, storageRows(MAX_PLACES), ALLOWED);
  }

  @Allow('performance:read')
  @Query(() => ServerMachine, { description: 'Disk and memory of the machine that responds.' })
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
