import {
  type NamesOf,
  PermissionGroup,
  type PermissionTable,
  Role,
} from '../../platform/access/permissions.ts';

export const permissions = {
  grants: {
    // Whose coupon it is, decides who may change it: the policy looks at the coupon
    [Role.USER]: ['course:buy', 'order:read', 'refund:create', 'refund:read', 'coupon:update'],
    [Role.TEACHER]: ['refund:answer', 'coupon:create', 'package:subscribe'],
    [Role.ADMIN]: [
      'refund:decide',
      'order:read-any',
      'order:export',
      'coupon:create-any',
      'package:manage',
      'package:read-any',
      'suspense:decide',
      'suspense:read',
      'dispute:read',
      'dispute:decide',
      'settlement:read',
      'settlement:import',
    ],
  },
  groups: {
    coupon: PermissionGroup.MONEY,
    dispute: PermissionGroup.MONEY,
    order: PermissionGroup.MONEY,
    package: PermissionGroup.MONEY,
    refund: PermissionGroup.MONEY,
    settlement: PermissionGroup.MONEY,
    suspense: PermissionGroup.MONEY,
  },
} as const satisfies PermissionTable;

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}
