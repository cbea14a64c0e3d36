import { z } from 'zod';
import { type Sql, sql } from '../../graphql/read/index.ts';
import { definePermissions, type NamesOf, PermissionGroup, Role } from '../../platform/access/permissions.ts';
import { drop, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import { defineFeature } from '../define-feature.ts';
import { IN_APP_ONLY, type KindsOf, type NotificationKindTable } from '../support/index.ts';
import { makeExportJob, sweepExports } from './export.jobs.ts';
import { ExportResolver } from './export.resolver.ts';
import { EXPORT_PERMISSIONS } from './export-lists.ts';
import { EXPORT_KEPT_DAYS } from './make-export.ts';
import { faults, reasons } from './reasons.ts';
import { en, vi } from './texts.ts';

/** Backups contain no exported files. Each can be exported again. */
const afterRestore: readonly Sql[] = [
  sql`update export_file set state = 'EXPIRED' where state = 'READY'`,
  sql`update export_file set state = 'FAILED', fault = 'INTERRUPTED', finished_at = now() where state in ('QUEUED', 'RUNNING')`,
];

/** For the viewer's own files. The content requires the permission of its list, such as `person:export`. */
const permissions = definePermissions({
  grants: { [Role.USER]: ['export:read', 'export:create'] },
  groups: { export: PermissionGroup.OPERATIONS },
});

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}

const notificationKinds = {
  LIST_EXPORTED: {
    description: 'A file requested by the user is ready or could not be created.',
    params: z.object({ file: z.string(), rows: z.number(), outcome: z.enum(['READY', 'FAILED']) }),
    defaults: IN_APP_ONLY,
    concerns: EXPORT_PERMISSIONS,
    variant: ({ outcome }: { outcome: string }) => outcome,
  },
} as const satisfies NotificationKindTable;

declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends KindsOf<typeof notificationKinds> {}
}

const personalData: PersonalDataTable = {
  purpose: 'processing.exports',
  columns: [
    drop('export_file', 'person_id', 'only the person can download it; the file is deleted within an hour'),
  ],
};

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
  settings: [EXPORT_KEPT_DAYS],
  afterRestore,
  texts: { vi, en },
  reasons,
  faults,
});
