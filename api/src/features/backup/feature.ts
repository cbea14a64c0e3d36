import { sql } from '../../graphql/read/index.ts';
import { defineFeature } from '../define-feature.ts';
import { afterRestore } from './after-restore.ts';
import { dailyBackup, dailyDrill, drillJob, makeBackupJob, verifyJob } from './backup.jobs.ts';
import { BackupResolver, RestoreDrillResolver } from './backup.resolver.ts';
import { deskFailures } from './desk-failures.ts';
import { keepErasuresJob } from './keep-erasures.jobs.ts';
import { notificationKinds } from './notification-kinds.ts';
import { permissions } from './permissions.ts';
import { personalData } from './personal-data.ts';
import { BackupTermsResolver } from './public-terms.resolver.ts';
import { faults, reasons } from './reasons.ts';
import * as settings from './settings.ts';
import { texts } from './texts/index.ts';

/**
 * Backups, and drills that restore them.
 *
 * Writes: SQL, by jobs that store their progress and result in one row. A drill creates an entity, a person, in the
 * database that it restored.
 */
export const backup = defineFeature({
  name: 'backup',
  tables: ['backup_drill', 'backup_run'],
  offers: ['backup_run'],
  resolvers: [BackupResolver, BackupTermsResolver, RestoreDrillResolver],
  jobs: [dailyBackup, dailyDrill, drillJob, keepErasuresJob, makeBackupJob, verifyJob],
  permissions,
  notificationKinds,
  personalData,
  deskFailures,
  auditTargets: {
    backup: (id) => sql`select b.folder from backup_run b where b.id = ${id}`,
  },
  settings: Object.values(settings),
  afterRestore,
  texts,
  reasons,
  faults,
});
