import { type NamesOf, PermissionGroup, type PermissionTable, Role } from '../../platform/permissions.ts';

export const permissions = {
  grants: {
    [Role.USER]: ['course:buy', 'order:read', 'refund:create', 'refund:read'],
    [Role.TEACHER]: ['refund:answer', 'coupon:create', 'coupon:update'],
    [Role.ADMIN]: [
      'refund:decide',
      'order:read-any',
      'coupon:create-any',
      'coupon:update',
      'suspense:decide',
      'suspense:read',
    ],
  },
  groups: {
    coupon: PermissionGroup.MONEY,
    order: PermissionGroup.MONEY,
    refund: PermissionGroup.MONEY,
    suspense: PermissionGroup.MONEY,
  },
} as const satisfies PermissionTable;

declare module '../../platform/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}
