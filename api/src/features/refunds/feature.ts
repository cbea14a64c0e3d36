import { sql } from '../../graphql/read/index.ts';
import { definePermissions, type NamesOf, PermissionGroup, Role } from '../../platform/access/permissions.ts';
import { defineFeature } from '../define-feature.ts';
import type { QueueSource } from '../operations/index.ts';
import type { WaitingSource } from '../studio/index.ts';
import { notificationKinds } from './notification-kinds.ts';
import { personalData } from './personal-data.ts';
import { faults, reasons } from './reasons.ts';
import { Refund, RefundStep } from './refund.entity.ts';
import { checkRefunds, escalateRefund, sealAccounts, sendRefund } from './refund.jobs.ts';
import { RefundResolver } from './refund.resolver.ts';
import { RefundFieldsResolver, RefundRightResolver, RefundStepResolver } from './refund-fields.resolver.ts';
import { RefundTransfer } from './refund-transfer.entity.ts';
import { refundTransfers } from './refund-transfers.ts';
import * as settings from './settings.ts';
import { en, vi } from './texts.ts';

/**
 * Refunds that await the teacher's answer. Only those of the viewer's own courses, since the money is the teacher's.
 */
const waitingRefunds: WaitingSource = {
  kind: 'REFUNDS',
  rows: (viewer) => sql`select r.requested_at as since, r.answer_by as due from refund r
    where r.teacher_id = ${viewer.id} and r.status in ('REQUESTED', 'TEACHER_REVIEW')`,
};

const refundQueue: QueueSource = {
  kind: 'REFUNDS',
  permission: 'refund:decide',
  rows: () => sql`select r.requested_at as since, r.answer_by as due, r.amount
    from refund r where r.status in ('ADMIN_REVIEW', 'FAILED')`,
};

const permissions = definePermissions({
  grants: {
    [Role.USER]: ['refund:create', 'refund:read'],
    [Role.TEACHER]: ['refund:answer'],
    [Role.ADMIN]: ['refund:decide'],
  },
  groups: { refund: PermissionGroup.MONEY },
});

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}

/**
 * Refunds of bought courses: requested by buyers, answered by teachers, decided by administrators, and sent.
 *
 * Writes: entities, locked, for refunds, their steps and transfers. SQL for steps that only one process may take
 * (sending a refund to a gateway), and for sealing or erasing account numbers.
 */
export const refunds = defineFeature({
  name: 'refunds',
  tables: ['refund', 'refund_step', 'refund_transfer'],
  offers: ['open_refund', 'refund', 'refund_transfer'],
  entities: [Refund, RefundStep, RefundTransfer],
  resolvers: [RefundFieldsResolver, RefundResolver, RefundRightResolver, RefundStepResolver],
  jobs: [checkRefunds, escalateRefund, sealAccounts, sendRefund],
  afterRestore: [
    // A transfer that was about to be sent may have been paid since the backup, so the gateway is queried as for sent
    // ones
    sql`update refund_transfer set status = 'SENT', asked_at = null where status = 'CREATED' and kind = 'GATEWAY'`,
  ],
  permissions,
  notificationKinds,
  personalData,
  transferSources: [refundTransfers],
  auditTargets: { refund: (id) => sql`select r.number from refund r where r.id = ${id}` },
  waiting: [waitingRefunds],
  queueSources: [refundQueue],
  invariants: [
    {
      name: 'no refund exceeds the paid amount',
      statement: sql`select r.number from refund r join order_line l on l.id = r.line_id where r.amount > l.amount limit 1`,
    },
  ],
  texts: { vi, en },
  settings: Object.values(settings),
  reasons,
  faults,
});
