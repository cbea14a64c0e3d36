/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.gen.ts';

import type { RestDocument } from '../../document.ts';
export type RestMetricsQueryVariables = Exact<{
  period: Types.PerformancePeriod;
}>;


export type RestMetricsQuery = { readonly performanceOverview: { readonly calls: number, readonly failed: number, readonly p50Ms: number | null, readonly p95Ms: number | null, readonly targetMs: number, readonly callsPerMinute: number, readonly peakPerMinute: number, readonly peakAt: string | null }, readonly measuredOperations: ReadonlyArray<{ readonly kind: Types.OperationKind, readonly operation: string, readonly calls: number, readonly failed: number, readonly p50Ms: number, readonly p95Ms: number, readonly slowestMs: number, readonly targetMs: number | null, readonly partsAbove: number }>, readonly slowStatements: ReadonlyArray<{ readonly name: string, readonly calls: number, readonly meanMs: number, readonly p95Ms: number, readonly slowestMs: number }>, readonly jobQueues: ReadonlyArray<{ readonly name: string, readonly waiting: number, readonly later: number, readonly running: number, readonly failed: number, readonly oldestDueAt: string | null }>, readonly deadLetters: ReadonlyArray<{ readonly id: string, readonly queue: string, readonly state: Types.DeadLetterState, readonly attempts: number, readonly error: string | null, readonly failedAt: string, readonly decidedAt: string | null, readonly reason: string | null }>, readonly serverProcesses: ReadonlyArray<{ readonly id: string, readonly host: string, readonly pid: number, readonly version: string, readonly startedAt: string, readonly beatAt: string, readonly memoryBytes: number, readonly heapBytes: number, readonly lagMs: number }>, readonly storageUse: ReadonlyArray<{ readonly kind: Types.StorageKind, readonly name: string, readonly bytes: number }>, readonly serverMachine: { readonly diskBytes: number, readonly freeDiskBytes: number, readonly memoryBytes: number, readonly freeMemoryBytes: number } };

export const RestMetrics = `query RestMetrics($period: PerformancePeriod!) {
  performanceOverview(period: $period) {
    calls
    failed
    p50Ms
    p95Ms
    targetMs
    callsPerMinute
    peakPerMinute
    peakAt
  }
  measuredOperations(period: $period) {
    kind
    operation
    calls
    failed
    p50Ms
    p95Ms
    slowestMs
    targetMs
    partsAbove
  }
  slowStatements(period: $period) {
    name
    calls
    meanMs
    p95Ms
    slowestMs
  }
  jobQueues {
    name
    waiting
    later
    running
    failed
    oldestDueAt
  }
  deadLetters {
    id
    queue
    state
    attempts
    error
    failedAt
    decidedAt
    reason
  }
  serverProcesses {
    id
    host
    pid
    version
    startedAt
    beatAt
    memoryBytes
    heapBytes
    lagMs
  }
  storageUse {
    kind
    name
    bytes
  }
  serverMachine {
    diskBytes
    freeDiskBytes
    memoryBytes
    freeMemoryBytes
  }
}` as RestDocument<RestMetricsQuery, RestMetricsQueryVariables>;