import { sql } from '../../graphql/read/index.ts';
import { definePermissions, type NamesOf, PermissionGroup, Role } from '../../platform/access/permissions.ts';
import { drop, keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import type { Sql } from '../../platform/db/index.ts';
import { defineFeature } from '../define-feature.ts';
import { AuditResolver } from './audit.resolver.ts';
import { AuditLog } from './audit-log.entity.ts';
import { compactChanges, markChanges } from './changes/changes.jobs.ts';
import { DashboardResolver } from './dashboard/dashboard.resolver.ts';
import { DeveloperFactsResolver } from './developers/developer-facts.resolver.ts';
import { faults, reasons } from './reasons.ts';
import { SettingResolver } from './settings/setting.resolver.ts';
import { SetupResolver } from './setup/setup.resolver.ts';
import type { SetupSource } from './setup/setup-sources.ts';
import { sweepTraces } from './sweep-traces.jobs.ts';
import { en, vi } from './texts.ts';
import { UploadResolver } from './upload.resolver.ts';

/**
 * Begins a new era of the change feeds after a restoration. Restoring into the same database would not change its
 * identity, although changes that clients have read since the backup no longer exist (docs/adr/0022).
 */
const afterRestore: readonly Sql[] = [
  sql`update change_era set identity = 'restored' where era = (select max(era) from change_era)`,
  sql`select begin_change_era()`,
];

const permissions = definePermissions({
  grants: {
    [Role.ADMIN]: ['audit:read', 'audit:export', 'setting:read', 'setting:update'],
  },
  groups: {
    audit: PermissionGroup.OPERATIONS,
    setting: PermissionGroup.OPERATIONS,
  },
});

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}

/**
 * Actions with a reason that the person gave for their own request. The reason of other actions explains what an
 * administrator did to others.
 */
const OWN_REQUESTS = ['course.ask-restore', 'refund.requested', 'refund.appealed'];

const personalData: PersonalDataTable = {
  purpose: 'processing.operations',
  columns: [
    drop('upload', 'person_id', 'uploads that were not claimed; a sweep deletes the files', false),
    drop('idempotent_request', 'person_id', 'stored results of requests of the last days', false),
    keep('audit_log', 'actor_id', 'ID of the actor; network addresses and values are erased', false),
    keep('setting_value', 'changed_by', 'ID of the administrator who changed a setting', false),
    keep('audit_log', 'real_actor_id', 'ID of the administrator who acted in a “view as” session', false),
  ],
  indirect: [
    {
      table: 'audit_log',
      statement: (
        personId,
      ) => sql`update audit_log set before = case when target_id = x.id then null else before end,
          after = case when target_id = x.id then null else after end,
          reason = case when target_id = x.id or (actor_id = x.id and action = any(${OWN_REQUESTS}::text[])) then null else reason end,
          address = case when actor_id = x.id then null else address end
        from (select ${personId}::uuid as id) x where x.id in (target_id, actor_id)`,
      why: 'former values of the profile, reasons that name the person, reasons that the person gave for own requests, network addresses',
    },
  ],
};

const mailServer: SetupSource = {
  kind: 'MAIL',
  isDone: ({ config }) => sql`${config.smtpUrl !== undefined}::boolean`,
};

/**
 * Operation of the platform: audit log, settings, idempotency keys, downloads, change feeds, the administrators'
 * dashboard.
 *
 * Writes: an entity for a single entry of the audit log. SQL: entries of bulk commands, and all other tables, which
 * have no entity.
 */
export const operations = defineFeature({
  name: 'operations',
  tables: [
    'audit_log',
    'change_backlog',
    'change_era',
    'change_mark',
    'download_ticket',
    'idempotent_request',
    'row_change',
    'setting_value',
  ],
  entities: [AuditLog],
  resolvers: [
    AuditResolver,
    DashboardResolver,
    DeveloperFactsResolver,
    SettingResolver,
    SetupResolver,
    UploadResolver,
  ],
  jobs: [sweepTraces, markChanges, compactChanges],
  atStart: ({ jobs, orm }) => jobs.send(orm.em.fork(), markChanges, {}),
  afterRestore,
  permissions,
  personalData,
  setupSources: [mailServer],
  auditTargets: {
    setting: (id) => sql`select v.key from setting_value v where v.id = ${id}`,
    branding: (id) => sql`select v.value ->> 'name' from setting_value v where v.id = ${id}`,
  },
  texts: { vi, en },
  reasons,
  faults,
});
