import {
  type NamesOf,
  PermissionGroup,
  type PermissionTable,
  Role,
} from '../../platform/access/permissions.ts';

export const permissions = {
  grants: {
    [Role.TEACHER]: ['course:create', 'course:read-own', 'course:update', 'course:submit', 'course:publish'],
    [Role.ADMIN]: [
      'course:read-any',
      'course:review',
      'course:manage',
      'course:transfer',
      'course:export',
      'category:create',
      'category:update',
      'category:merge',
      'category:delete',
      'search:read',
      'search:update',
    ],
  },
  groups: {
    course: PermissionGroup.CONTENT,
    category: PermissionGroup.CONTENT,
    search: PermissionGroup.CONTENT,
  },
} as const satisfies PermissionTable;

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}
