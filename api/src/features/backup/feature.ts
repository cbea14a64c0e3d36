import { z } from 'zod';
import { sql } from '../../graphql/read/index.ts';
import {
  type NamesOf,
  PermissionGroup,
  type PermissionTable,
  Role,
} from '../../platform/access/permissions.ts';
import { keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import { defineFeature } from '../define-feature.ts';
import { EVERYWHERE, type NotificationKindTable } from '../support/index.ts';
import { afterRestore } from './after-restore.ts';
import { dailyBackup, dailyDrill, drillJob, makeBackupJob, verifyJob } from './backup.jobs.ts';
import { BackupResolver, RestoreDrillResolver } from './backup.resolver.ts';
import { deskFailures } from './desk-failures.ts';
import { keepErasuresJob } from './keep-erasures.jobs.ts';
import { BackupTermsResolver } from './public-terms.resolver.ts';
import { faults, reasons } from './reasons.ts';
import * as settings from './settings.ts';
import { en, vi } from './texts.ts';

const permissions = {
  grants: {
    [Role.ADMIN]: ['backup:read', 'backup:create', 'backup:download', 'outgoing:release'],
  },
  groups: { backup: PermissionGroup.OPERATIONS, outgoing: PermissionGroup.OPERATIONS },
  // All of the platform in one file, and what lets money go: for people alone
  personOnly: ['backup:download', 'outgoing:release'],
} as const satisfies PermissionTable;

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}

const notificationKinds = {
  BACKUP_FAILED: {
    description: 'A backup was not made, or not finished; can’t be switched off.',
    params: z.object({ at: z.string() }),
    defaults: EVERYWHERE,
    isFixed: true,
    concerns: 'backup:read',
  },
  DRILL_FAILED: {
    description: 'A backup could not be restored in a drill; can’t be switched off.',
    params: z.object({ at: z.string() }),
    defaults: EVERYWHERE,
    isFixed: true,
    concerns: 'backup:read',
  },
} as const satisfies NotificationKindTable;

type OwnNotificationKinds = typeof notificationKinds;
declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends OwnNotificationKinds {}
}

const personalData: PersonalDataTable = {
  columns: [
    keep('backup_run', 'asked_by', 'which administrator asked for a backup, as an id', false),
    keep('backup_drill', 'asked_by', 'which administrator asked for a drill, as an id', false),
    keep(
      'outgoing_hold',
      'released_by',
      'which administrator let money, mails or webhooks go, as an id',
      false,
    ),
  ],
};

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
  texts: { vi, en },
  reasons,
  faults,
});
