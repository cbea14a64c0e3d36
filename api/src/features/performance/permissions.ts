import {
  type NamesOf,
  PermissionGroup,
  type PermissionTable,
  Role,
} from '../../platform/access/permissions.ts';

export const permissions = {
  grants: {
    [Role.ADMIN]: ['performance:read', 'dead-letter:replay', 'dead-letter:discard'],
  },
  groups: { performance: PermissionGroup.OPERATIONS, 'dead-letter': PermissionGroup.OPERATIONS },
} as const satisfies PermissionTable;

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}
