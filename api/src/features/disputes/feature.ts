import { sql } from '../../graphql/read/index.ts';
import { definePermissions, type NamesOf, PermissionGroup, Role } from '../../platform/access/permissions.ts';
import { keep } from '../../platform/access/personal-data.ts';
import { defineFeature } from '../define-feature.ts';
import { Dispute } from './dispute.entity.ts';
import { DisputeResolver } from './dispute.resolver.ts';
import { notificationKinds } from './notification-kinds.ts';
import { faults, reasons } from './reasons.ts';
import { en, vi } from './texts.ts';

const permissions = definePermissions({
  grants: { [Role.ADMIN]: ['dispute:read', 'dispute:decide'] },
  groups: { dispute: PermissionGroup.MONEY },
});

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}

/**
 * Chargebacks: payments that the buyer’s bank takes back, until the bank has decided.
 *
 * Writes: entities, locked, for disputes. SQL for nothing.
 */
export const disputes = defineFeature({
  name: 'disputes',
  tables: ['dispute'],
  offers: ['dispute'],
  entities: [Dispute],
  resolvers: [DisputeResolver],
  permissions,
  notificationKinds,
  personalData: {
    purpose: 'processing.disputes',
    recipients: ['GATEWAY'],
    columns: [
      keep('dispute', 'buyer_id', 'accounting record: the buyer whose payment was reversed'),
      keep('dispute', 'teacher_id', 'accounting record: the teacher of the sale'),
      keep('dispute', 'opened_by_id', 'accounting record: who recorded it', false),
      keep('dispute', 'decided_by_id', 'accounting record: who decided', false),
    ],
    unsettled: [
      (personId) =>
        sql`select 1 from dispute where ${personId} in (buyer_id, teacher_id) and status = 'OPEN' limit 1`,
    ],
  },
  auditTargets: { dispute: (id) => sql`select d.number from dispute d where d.id = ${id}` },
  queueSources: [
    {
      kind: 'DISPUTES',
      permission: 'dispute:read',
      // The deadline includes the whole day
      rows: () => sql`select d.opened_at as since,
          (d.deadline + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh' as due, d.amount
        from dispute d where d.status = 'OPEN'`,
    },
  ],
  invariants: [
    {
      name: 'the dispute account equals the open disputes',
      statement: sql`select 1 from (select coalesce(sum(amount), 0) as amount from dispute where status = 'OPEN') d,
          (select coalesce(sum(balance), 0) as balance from account_balance where kind = 'DISPUTE') a
        where d.amount <> a.balance`,
    },
    {
      name: 'order lines with an open dispute are paid, those with a lost dispute refunded',
      statement: sql`select d.number from dispute d join order_line l on l.id = d.line_id
        where d.status = 'OPEN' and l.state <> 'PAID' or d.status = 'LOST' and l.state <> 'REFUNDED' limit 1`,
    },
    {
      name: 'earnings are frozen exactly by their open dispute',
      statement: sql`select e.line_id from earning e left join dispute d on d.line_id = e.line_id and d.status = 'OPEN'
        where array(select f from unnest(e.freezes) f where starts_with(f, 'dispute:'))
          <> case when d.id is null then '{}' else array['dispute:' || d.id] end limit 1`,
    },
  ],
  texts: { vi, en },
  reasons,
  faults,
});
