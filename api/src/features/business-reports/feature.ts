import { sql } from '../../graphql/read/index.ts';
import { definePermissions, type NamesOf, PermissionGroup, Role } from '../../platform/access/permissions.ts';
import { drop } from '../../platform/access/personal-data.ts';
import { defineFeature } from '../define-feature.ts';
import { notificationKinds } from './notification-kinds.ts';
import { PublicFiguresResolver } from './public-figures.resolver.ts';
import { faults, reasons } from './reasons.ts';
import { BusinessReportResolver } from './report.resolver.ts';
import { SavedReport } from './saved-report.entity.ts';
import { sendReportsOnMondays } from './send-reports.jobs.ts';
import { en, vi } from './texts.ts';

const permissions = definePermissions({
  grants: { [Role.ADMIN]: ['business-report:read'] },
  groups: { 'business-report': PermissionGroup.MONEY },
});

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}

/**
 * Sales, teachers, channels, coupons, refunds, buyers, conversion and taxes by period. Amounts are read from the ledger,
 * other figures from the tables that they count.
 *
 * Writes: entities only, for saved reports; no SQL.
 */
export const businessReports = defineFeature({
  name: 'business-reports',
  tables: ['saved_report'],
  entities: [SavedReport],
  resolvers: [BusinessReportResolver, PublicFiguresResolver],
  jobs: [sendReportsOnMondays],
  permissions,
  notificationKinds,
  personalData: {
    purpose: 'processing.business-reports',
    recipients: ['MAIL'],
    columns: [drop('saved_report', 'owner_id', 'reports that the person has saved')],
  },
  auditTargets: { 'saved-report': (id) => sql`select r.name from saved_report r where r.id = ${id}` },
  texts: { vi, en },
  reasons,
  faults,
});
