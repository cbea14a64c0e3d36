import {
  type NamesOf,
  PermissionGroup,
  type PermissionTable,
  Role,
} from '../../platform/access/permissions.ts';

export const permissions = {
  grants: {
    [Role.ADMIN]: ['audit:read', 'audit:export', 'setting:read', 'setting:update'],
  },
  groups: {
    audit: PermissionGroup.OPERATIONS,
    setting: PermissionGroup.OPERATIONS,
  },
} as const satisfies PermissionTable;

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}
