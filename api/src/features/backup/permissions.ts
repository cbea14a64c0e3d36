import {
  type NamesOf,
  PermissionGroup,
  type PermissionTable,
  Role,
} from '../../platform/access/permissions.ts';

export const permissions = {
  grants: {
    [Role.ADMIN]: ['backup:read', 'backup:create', 'backup:download', 'outgoing:release'],
  },
  groups: { backup: PermissionGroup.OPERATIONS, outgoing: PermissionGroup.OPERATIONS },
  // All of the platform in one file, and what lets money go: for people alone
  personOnly: ['backup:download', 'outgoing:release'],
} as const satisfies PermissionTable;

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}
