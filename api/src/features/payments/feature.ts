import { sql } from '../../graphql/read/index.ts';
import { definePermissions, type NamesOf, PermissionGroup, Role } from '../../platform/access/permissions.ts';
import { defineFeature } from '../define-feature.ts';
import type { QueueSource, SetupSource } from '../operations/index.ts';
import { expireOrder, expireOrders } from './expire-orders.jobs.ts';
import { sandboxNotification } from './gateways/sandbox/sandbox-jobs.ts';
import { notificationKinds } from './notification-kinds.ts';
import {
  deleteUnverifiedNotifications,
  followPayment,
  queryAfterRestore,
  queryPayment,
} from './payment.jobs.ts';
import {
  CheckPaymentPayloadResolver,
  OrderPaymentResolver,
  PaymentAttemptResolver,
  PaymentResolver,
} from './payment.resolver.ts';
import { PaymentAttempt } from './payment-attempt.entity.ts';
import { personalData } from './personal-data.ts';
import { faults, reasons } from './reasons.ts';
import * as settings from './settings.ts';
import { SettlementResolver } from './settlement/settlement.resolver.ts';
import { needsAdministrator, SuspenseResolver } from './suspense/suspense.resolver.ts';
import { SuspenseItem } from './suspense/suspense-item.entity.ts';
import { en, vi } from './texts.ts';
import { UnsettledPaymentResolver } from './unsettled-payment.resolver.ts';

const queueSources: readonly QueueSource[] = [
  {
    kind: 'DOUBTS',
    permission: 'order:read-any',
    // A paid order can have a second payment in doubt
    rows: () => sql`select min(p.doubted_at) as since, min(p.answer_by) as due, sum(p.amount)::bigint as amount
      from payment_attempt p where p.doubt is not null group by p.order_id`,
  },
  {
    kind: 'SUSPENSE',
    permission: 'suspense:read',
    rows: () => sql`select i.received_at as since, null::timestamptz as due, i.amount
      from suspense_item i where ${needsAdministrator(sql`i.state`, sql`i.order_id`)}`,
  },
];

const permissions = definePermissions({
  grants: { [Role.ADMIN]: ['suspense:decide', 'suspense:read', 'settlement:read', 'settlement:import'] },
  groups: { settlement: PermissionGroup.MONEY, suspense: PermissionGroup.MONEY },
});

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}

const realGateway: SetupSource = {
  kind: 'GATEWAY',
  isDone: ({ config }) =>
    sql`${config.payments === 'live' && Object.keys(config.gateways).length > 0}::boolean`,
};

/**
 * Payments of orders at gateways: attempts, notifications, unmatched money, and settlement files.
 *
 * Writes: entities, locked, for attempts and unmatched money. SQL for new attempts (frequent), for steps that only
 * one process may take (beginning an attempt at a gateway, querying it), and for tables without an entity (gateway
 * notifications, settlement lines).
 */
export const payments = defineFeature({
  name: 'payments',
  tables: [
    'payment_attempt',
    'payment_notice',
    'sandbox_payment',
    'settlement_file',
    'settlement_line',
    'suspense_item',
  ],
  offers: ['payment_attempt', 'suspense_item'],
  entities: [PaymentAttempt, SuspenseItem],
  resolvers: [
    CheckPaymentPayloadResolver,
    OrderPaymentResolver,
    PaymentAttemptResolver,
    PaymentResolver,
    SettlementResolver,
    SuspenseResolver,
    UnsettledPaymentResolver,
  ],
  jobs: [
    expireOrder,
    expireOrders,
    followPayment,
    queryPayment,
    sandboxNotification,
    deleteUnverifiedNotifications,
  ],
  atStart: queryAfterRestore,
  permissions,
  notificationKinds,
  personalData,
  auditTargets: {
    settlement: (id) => sql`select f.gateway from settlement_file f where f.id = ${id}`,
    'settlement-line': (id) => sql`select l.reference from settlement_line l where l.id = ${id}`,
    suspense: (id) => sql`select i.transaction from suspense_item i where i.id = ${id}`,
  },
  queueSources,
  setupSources: [realGateway],
  texts: { vi, en },
  settings: Object.values(settings),
  reasons,
  faults,
});
