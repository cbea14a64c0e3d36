import { defineFeature } from '../define-feature.ts';
import { AuditResolver } from './audit.resolver.ts';
import { AuditLog } from './audit-log.entity.ts';
import { permissions } from './permissions.ts';
import { personalData } from './personal-data.ts';
import { faults, reasons } from './reasons.ts';
import { sweepTraces } from './sweep-traces.jobs.ts';
import { texts } from './texts/index.ts';

export const operations = defineFeature({
  name: 'operations',
  tables: ['audit_log', 'download_ticket', 'idempotent_request'],
  entities: [AuditLog],
  resolvers: [AuditResolver],
  jobs: [sweepTraces],
  permissions,
  personalData,
  texts,
  reasons,
  faults,
});
