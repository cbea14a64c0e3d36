import { sql } from '../../graphql/read/index.ts';
import { defineFeature } from '../define-feature.ts';
import { afterRestore } from './after-restore.ts';
import { makeExportJob, sweepExports } from './export.jobs.ts';
import { ExportResolver } from './export.resolver.ts';
import { notificationKinds } from './notification-kinds.ts';
import { permissions } from './permissions.ts';
import { personalData } from './personal-data.ts';
import { faults, reasons } from './reasons.ts';
import * as settings from './settings.ts';
import { texts } from './texts/index.ts';

/**
 * Tables that viewers download as files, written by a job.
 *
 * Writes: SQL only. A job changes its row only while it is the current attempt, so a deleted or restarted export is
 * not continued.
 */
export const exports = defineFeature({
  name: 'exports',
  tables: ['export_file'],
  resolvers: [ExportResolver],
  jobs: [makeExportJob, sweepExports],
  permissions,
  notificationKinds,
  personalData,
  auditTargets: {
    export: (id) => sql`select lower(x.list) from export_file x where x.id = ${id}`,
  },
  settings: Object.values(settings),
  afterRestore,
  texts,
  reasons,
  faults,
});
