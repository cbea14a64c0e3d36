import { sql } from '../../graphql/read/index.ts';
import {
  type NamesOf,
  PermissionGroup,
  type PermissionTable,
  Role,
} from '../../platform/access/permissions.ts';
import { defineFeature } from '../define-feature.ts';
import { Dispute } from './dispute.entity.ts';
import { DisputeResolver } from './dispute.resolver.ts';
import { invariants } from './invariants.ts';
import { notificationKinds } from './notification-kinds.ts';
import { personalData } from './personal-data.ts';
import { faults, reasons } from './reasons.ts';
import { en } from './texts/en.ts';
import { vi } from './texts/vi.ts';

const permissions = {
  grants: {
    [Role.ADMIN]: ['dispute:read', 'dispute:decide'],
  },
  groups: { dispute: PermissionGroup.MONEY },
} as const satisfies PermissionTable;

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}

/**
 * Payments that the buyer’s bank takes back, until it has decided.
 *
 * Writes: entities, locked, for disputes. SQL: nothing.
 */
export const disputes = defineFeature({
  name: 'disputes',
  tables: ['dispute'],
  offers: ['dispute'],
  entities: [Dispute],
  resolvers: [DisputeResolver],
  permissions,
  notificationKinds,
  personalData,
  auditTargets: { dispute: (id) => sql`select d.number from dispute d where d.id = ${id}` },
  deskQueues: [
    {
      kind: 'DISPUTES',
      permission: 'dispute:read',
      // The last day on which the gateway takes evidence counts as a whole
      rows: () => sql`select d.opened_at as since,
          (d.deadline + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh' as due, d.amount
        from dispute d where d.status = 'OPEN'`,
    },
  ],
  invariants,
  texts: { vi, en },
  reasons,
  faults,
});
