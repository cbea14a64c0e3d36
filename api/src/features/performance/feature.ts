import { sql } from '../../graphql/read/index.ts';
import { defineFeature } from '../define-feature.ts';
import { BrowserErrorResolver } from './browser-error.resolver.ts';
import { DeadLetterResolver } from './dead-letter.resolver.ts';
import { deskFailures } from './desk-failures.ts';
import { sumMeasurements } from './measurement.jobs.ts';
import { PerformanceResolver } from './performance.resolver.ts';
import { permissions } from './permissions.ts';
import { faults } from './reasons.ts';
import * as settings from './settings.ts';
import { texts } from './texts/index.ts';

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
  deskFailures,
  permissions,
  auditTargets: {
    'dead-letter': (id) => sql`select o.queue from dead_letter_outcome o where o.id = ${id}`,
  },
  // The processes of another time, and what they took out of another queue
  afterRestore: [sql`delete from server_process`],
  settings: Object.values(settings),
  texts,
  faults,
});
