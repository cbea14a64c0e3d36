import {
  type NamesOf,
  PermissionGroup,
  type PermissionTable,
  Role,
} from '../../platform/access/permissions.ts';

export const permissions = {
  grants: {
    [Role.TEACHER]: ['analytics:read'],
    [Role.ADMIN]: ['analytics:read', 'analytics:read-any'],
  },
  groups: { analytics: PermissionGroup.CONTENT },
} as const satisfies PermissionTable;

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}
