import {
  type NamesOf,
  PermissionGroup,
  type PermissionTable,
  Role,
} from '../../platform/access/permissions.ts';

export const permissions = {
  grants: {
    [Role.TEACHER]: ['earnings:read', 'payout:request'],
    [Role.ADMIN]: [
      'ledger:read',
      'ledger:clear',
      'payout:read-any',
      'payout:approve',
      'payout:export',
      'payout:import',
    ],
  },
  groups: {
    earnings: PermissionGroup.MONEY,
    ledger: PermissionGroup.MONEY,
    payout: PermissionGroup.MONEY,
  },
} as const satisfies PermissionTable;

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}
