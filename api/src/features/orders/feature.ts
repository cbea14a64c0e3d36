import { sql } from '../../graphql/read/index.ts';
import {
  type NamesOf,
  PermissionGroup,
  type PermissionTable,
  Role,
} from '../../platform/access/permissions.ts';
import { defineFeature } from '../define-feature.ts';
import { BillLineResolver, BillResolver } from './bills/bill.resolver.ts';
import { BillDetailsResolver } from './bills/bill-details.resolver.ts';
import { invariants } from './invariants.ts';
import { notificationKinds } from './notification-kinds.ts';
import { Order, OrderLine } from './order.entity.ts';
import { OrderResolver } from './order.resolver.ts';
import { OrderChangeResolver } from './order-changes.resolver.ts';
import { OrderListResolver } from './order-list.resolver.ts';
import { ordersDue } from './orders-due.ts';
import { OrdersOfPersonResolver } from './orders-of-person.resolver.ts';
import { personalData } from './personal-data.ts';
import { faults, reasons } from './reasons.ts';
import { SaleShareResolver } from './sale-share.resolver.ts';
import * as settings from './settings.ts';
import { en } from './texts/en.ts';
import { vi } from './texts/vi.ts';

const permissions = {
  grants: {
    [Role.USER]: ['order:read'],
    [Role.ADMIN]: ['order:read-any', 'order:export'],
  },
  groups: { order: PermissionGroup.MONEY },
} as const satisfies PermissionTable;

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}

/**
 * Orders and their lines, with the rates that a sale is split by, and their bills.
 *
 * Writes: entities for orders of packages; the features that pay, refund and replace orders use their transitions, locked.
 * SQL: orders of courses with their lines (frequent), and the details of the next bill.
 */
export const orders = defineFeature({
  name: 'orders',
  tables: ['bill_details', 'commission_rate', 'order_line', 'orders', 'withholding_rate'],
  offers: ['order_line', 'ordered_line', 'orders', 'payable_course', 'sold_line'],
  entities: [Order, OrderLine],
  resolvers: [
    BillDetailsResolver,
    BillLineResolver,
    BillResolver,
    OrderChangeResolver,
    OrderListResolver,
    OrderResolver,
    OrdersOfPersonResolver,
    SaleShareResolver,
  ],
  permissions,
  notificationKinds,
  personalData,
  auditTargets: { order: (id) => sql`select o.number from orders o where o.id = ${id}` },
  schedule: [ordersDue],
  invariants,
  texts: { vi, en },
  settings: Object.values(settings),
  reasons,
  faults,
});
