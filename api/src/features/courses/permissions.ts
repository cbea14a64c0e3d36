import {
  type NamesOf,
  PermissionGroup,
  type PermissionTable,
  Role,
} from '../../platform/access/permissions.ts';

export const permissions = {
  grants: {
    [Role.TEACHER]: ['course:create', 'course:read-own', 'course:update', 'course:submit', 'course:publish'],
    [Role.ADMIN]: ['course:read-any'],
  },
  groups: { course: PermissionGroup.CONTENT },
} as const satisfies PermissionTable;

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}
