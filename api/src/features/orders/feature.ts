import { raw, sql } from '../../graphql/read/index.ts';
import { definePermissions, type NamesOf, PermissionGroup, Role } from '../../platform/access/permissions.ts';
import { drop, keep } from '../../platform/access/personal-data.ts';
import type { ScheduleSource } from '../calendar/index.ts';
import { defineFeature } from '../define-feature.ts';
import { BillLineResolver, BillResolver } from './bills/bill.resolver.ts';
import { notificationKinds } from './notification-kinds.ts';
import { ORDER_HOURS, Order, OrderLine } from './order.entity.ts';
import { OrderResolver } from './order.resolver.ts';
import { OrderChangeResolver } from './order-changes.resolver.ts';
import { OrderListResolver } from './order-list.resolver.ts';
import { OrdersOfPersonResolver } from './orders-of-person.resolver.ts';
import { faults, reasons } from './reasons.ts';
import { SaleShareResolver } from './sale-share.resolver.ts';
import { en, vi } from './texts.ts';

const ordersDue: ScheduleSource = (personId) => ({
  id: sql`'order:' || d.id`,
  kind: 'ORDER_DUE',
  title: raw('d.title'),
  startsAt: raw('d.expires_at'),
  course: raw('d.course_id'),
  isDone: sql`false`,
  from: sql`from payable_course d where d.buyer_id = ${personId}`,
});

const permissions = definePermissions({
  grants: { [Role.USER]: ['order:read'], [Role.ADMIN]: ['order:read-any', 'order:export'] },
  groups: { order: PermissionGroup.MONEY },
});

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}

/**
 * Orders, their lines and bills, and the commission rates that split a sale.
 *
 * Writes: entities for orders of packages; the features that pay, refund and replace orders lock them and use their
 * transitions. SQL for orders of courses with their lines (frequent) and for the details of the next bill.
 */
export const orders = defineFeature({
  name: 'orders',
  tables: ['bill_details', 'commission_rate', 'order_line', 'orders'],
  offers: ['order_line', 'ordered_line', 'orders', 'sold_line'],
  entities: [Order, OrderLine],
  resolvers: [
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
  personalData: {
    purpose: 'processing.orders',
    recipients: ['MAIL'],
    columns: [
      drop('bill_details', 'person_id', 'details for the next bill; each order has its own copy'),
      keep(
        'orders',
        'buyer_id',
        'accounting records, stored for ten years (Accounting Law) without the name',
      ),
      keep('order_line', 'buyer_id', 'accounting records'),
      keep('order_line', 'teacher_id', 'accounting records: the teacher of the sale'),
    ],
  },
  auditTargets: { order: (id) => sql`select o.number from orders o where o.id = ${id}` },
  schedule: [ordersDue],
  invariants: [
    {
      name: 'the lines of an order add up to its total',
      statement: sql`select o.number from orders o where o.kind = 'COURSES' and o.total <> (
        select coalesce(sum(l.amount), 0) from order_line l where l.order_id = o.id) limit 1`,
    },
    {
      name: 'the enrolment of a paid order line is active or expired',
      statement: sql`select l.id from order_line l join study_standing s on s.student_id = l.buyer_id and s.course_id = l.course_id
        where l.state = 'PAID' and l.ended_at is null and s.access not in ('ACTIVE', 'EXPIRED') limit 1`,
    },
    {
      name: 'each paid order line has an enrolment',
      statement: sql`select l.id from order_line l where l.state = 'PAID' and not exists (
        select 1 from study_standing s where s.student_id = l.buyer_id and s.course_id = l.course_id) limit 1`,
    },
  ],
  texts: { vi, en },
  settings: [ORDER_HOURS],
  reasons,
  faults,
});
