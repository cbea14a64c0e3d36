import {
  type NamesOf,
  PermissionGroup,
  type PermissionTable,
  Role,
} from '../../platform/access/permissions.ts';

export const permissions = {
  grants: {
    [Role.TEACHER]: ['assistant:use', 'moderation:read', 'moderation:decide'],
    [Role.ADMIN]: ['moderation:read'],
  },
  groups: { assistant: PermissionGroup.CONTENT, moderation: PermissionGroup.CONTENT },
} as const satisfies PermissionTable;

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}
