import { type NamesOf, PermissionGroup, type PermissionTable, Role } from '../../platform/permissions.ts';

export const permissions = {
  grants: {
    [Role.USER]: ['course:buy', 'order:read'],
    [Role.ADMIN]: ['order:read-any'],
  },
  groups: {
    order: PermissionGroup.MONEY,
  },
} as const satisfies PermissionTable;

declare module '../../platform/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}
