import { z } from 'zod';
import { sql } from '../../graphql/read/index.ts';
import { definePermissions, type NamesOf, PermissionGroup, Role } from '../../platform/access/permissions.ts';
import { keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import type { Sql } from '../../platform/db/index.ts';
import { defineFeature } from '../define-feature.ts';
import type { FailureSource, SetupSource } from '../operations/index.ts';
import { EVERYWHERE, type KindsOf, type NotificationKindTable } from '../support/index.ts';
import { dailyBackup, dailyDrill, drillJob, makeBackupJob, verifyJob } from './backup.jobs.ts';
import { BackupResolver, RestoreDrillResolver } from './backup.resolver.ts';
import { BackupTermsResolver } from './public-terms.resolver.ts';
import { faults, reasons } from './reasons.ts';
import * as settings from './settings.ts';
import { storeErasuresJob } from './store-erasures.jobs.ts';
import { en, vi } from './texts.ts';

/** Failures since the last successful backup. Earlier ones need no action. */
const failureSources: readonly FailureSource[] = [
  {
    kind: 'BACKUPS',
    permission: 'backup:read',
    row: () => sql`select count(*) as count, null::float8 as of, max(b.created_at) as latest from backup_run b
      where (b.status in ('ERROR', 'UNFINISHED') or b.check_fault is not null) and b.created_at > coalesce((
        select max(g.created_at) from backup_run g where g.status in ('OK', 'WARNING') and g.check_fault is null), '-infinity')`,
  },
  {
    kind: 'DRILLS',
    permission: 'backup:read',
    row: () => sql`select count(*) as count, null::float8 as of, max(d.started_at) as latest from backup_drill d
      where d.status = 'FAILED' and d.started_at > coalesce((
        select max(g.started_at) from backup_drill g where g.status = 'PASSED'), '-infinity')`,
  },
];

/** Nothing leaves a restored server before an administrator has released it. Incoming requests are accepted. */
const afterRestore: readonly Sql[] = [
  sql`insert into outgoing_hold (kind, since, backup_at)
    select k.kind, r.restored_at, r.backup_at
    from (values ('MONEY'), ('MAIL'), ('WEBHOOK')) k(kind),
      (select * from restoration order by restored_at desc limit 1) r
    on conflict (kind) do update set since = excluded.since, backup_at = excluded.backup_at,
      released_at = null, released_by = null, reason = null`,
];

const permissions = definePermissions({
  grants: {
    [Role.ADMIN]: ['backup:read', 'backup:create', 'backup:download', 'outgoing:release'],
  },
  groups: { backup: PermissionGroup.OPERATIONS, outgoing: PermissionGroup.OPERATIONS },
  // The whole platform in one file, and the release of payments: only for people, not for API tokens
  personOnly: ['backup:download', 'outgoing:release'],
});

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}

const notificationKinds = {
  BACKUP_FAILED: {
    description: 'A backup failed or did not finish. Cannot be turned off.',
    params: z.object({ at: z.string() }),
    defaults: EVERYWHERE,
    isFixed: true,
    concerns: 'backup:read',
  },
  DRILL_FAILED: {
    description: 'A restore drill failed. Cannot be turned off.',
    params: z.object({ at: z.string() }),
    defaults: EVERYWHERE,
    isFixed: true,
    concerns: 'backup:read',
  },
} as const satisfies NotificationKindTable;

declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends KindsOf<typeof notificationKinds> {}
}

const personalData: PersonalDataTable = {
  purpose: 'processing.backup',
  recipients: ['STORAGE'],
  columns: [
    keep('backup_run', 'asked_by', 'ID of the administrator who requested the backup', false),
    keep('backup_drill', 'asked_by', 'ID of the administrator who requested the drill', false),
    keep('outgoing_hold', 'released_by', 'ID of the administrator who released outgoing operations', false),
  ],
};

/** A drill restores a backup into an empty database and starts a server on it. */
const verifiedBackup: SetupSource = {
  kind: 'BACKUP',
  isDone: () => sql`exists (select 1 from backup_drill d where d.status = 'PASSED')`,
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
  jobs: [dailyBackup, dailyDrill, drillJob, storeErasuresJob, makeBackupJob, verifyJob],
  permissions,
  notificationKinds,
  personalData,
  failureSources,
  auditTargets: {
    backup: (id) => sql`select b.folder from backup_run b where b.id = ${id}`,
  },
  settings: Object.values(settings),
  afterRestore,
  setupSources: [verifiedBackup],
  texts: { vi, en },
  reasons,
  faults,
});
