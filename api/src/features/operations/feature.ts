import { sql } from '../../graphql/read/index.ts';
import { defineFeature } from '../define-feature.ts';
import { AuditResolver } from './audit.resolver.ts';
import { AuditLog } from './audit-log.entity.ts';
import { afterRestore } from './changes/after-restore.ts';
import { compactChanges, markChanges } from './changes/keep-changes.jobs.ts';
import { DeskResolver } from './desk/desk.resolver.ts';
import { DeveloperFactsResolver } from './developers/developer-facts.resolver.ts';
import { permissions } from './permissions.ts';
import { personalData } from './personal-data.ts';
import { faults, reasons } from './reasons.ts';
import { SettingResolver } from './settings/setting.resolver.ts';
import { sweepTraces } from './sweep-traces.jobs.ts';
import { texts } from './texts/index.ts';
import { UploadResolver } from './upload.resolver.ts';

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
  resolvers: [AuditResolver, DeskResolver, DeveloperFactsResolver, SettingResolver, UploadResolver],
  jobs: [sweepTraces, markChanges, compactChanges],
  atStart: ({ jobs, orm }) => jobs.send(orm.em.fork(), markChanges, {}),
  afterRestore,
  permissions,
  personalData,
  auditTargets: {
    setting: (id) => sql`select v.key from setting_value v where v.id = ${id}`,
  },
  texts,
  reasons,
  faults,
});
