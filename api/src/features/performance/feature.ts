import { sql } from '../../graphql/read/index.ts';
import { definePermissions, type NamesOf, PermissionGroup, Role } from '../../platform/access/permissions.ts';
import type { FaultTable } from '../../platform/errors/field-faults.ts';
import { DEAD_LETTERS } from '../../platform/jobs/jobs.ts';
import { defineFeature } from '../define-feature.ts';
import type { FailureSource } from '../operations/index.ts';
import { BrowserErrorResolver } from './browser-error.resolver.ts';
import { DeadLetterResolver } from './dead-letter.resolver.ts';
import { measuredParts } from './measured-source.ts';
import { sumMeasurements } from './measurement.jobs.ts';
import { PerformancePeriod } from './performance.enums.ts';
import { PerformanceResolver } from './performance.resolver.ts';
import * as settings from './settings.ts';
import { en, vi } from './texts.ts';

const failureSources: readonly FailureSource[] = [
  {
    kind: 'DEAD_LETTERS',
    permission: 'performance:read',
    row: () => sql`select count(*) as count, null::float8 as of, max(j.created_on) as latest
      from pgboss.job j where j.name = ${DEAD_LETTERS} and j.state < 'active'`,
  },
  {
    kind: 'FAILED_REQUESTS',
    permission: 'performance:read',
    // The same sums as on the performance page, so that both agree
    row: () => sql`with ${measuredParts(PerformancePeriod.DAY, sql`m.kind in ('graphql', 'rest')`)}
      select coalesce(sum(w.failed), 0) as count, coalesce(sum(w.calls), 0) as of, null::timestamptz as latest from whole w`,
  },
];

const permissions = definePermissions({
  grants: {
    [Role.ADMIN]: ['performance:read', 'dead-letter:replay', 'dead-letter:discard'],
  },
  groups: { performance: PermissionGroup.OPERATIONS, 'dead-letter': PermissionGroup.OPERATIONS },
});

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}

const faults = { 'performance.reason': 'LENGTH' } as const satisfies FaultTable;

declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}

/**
 * Measurements of operations and statements, running processes, browser errors and failed jobs.
 *
 * Writes: SQL only. Each process adds its counts to shared rows; jobs add them up and delete old ones.
 */
export const performance = defineFeature({
  name: 'performance',
  tables: ['browser_error', 'dead_letter_outcome', 'measurement', 'server_process', 'statement_text'],
  resolvers: [PerformanceResolver, DeadLetterResolver, BrowserErrorResolver],
  jobs: [sumMeasurements],
  failureSources,
  permissions,
  auditTargets: {
    'dead-letter': (id) => sql`select o.queue from dead_letter_outcome o where o.id = ${id}`,
  },
  // Processes of the former database
  afterRestore: [sql`delete from server_process`],
  settings: Object.values(settings),
  texts: { vi, en },
  faults,
});
