import {
  type NamesOf,
  PermissionGroup,
  type PermissionTable,
  Role,
} from '../../platform/access/permissions.ts';

export const permissions = {
  grants: {
    [Role.USER]: ['profile:read', 'profile:update', 'profile:become-teacher', 'account:secure'],
    [Role.TEACHER]: ['teacher-profile:read', 'teacher-profile:update'],
    [Role.ADMIN]: [
      'person:read',
      'person:create',
      'person:update',
      'person:deactivate',
      'person:delete',
      'person:export',
      'person:import',
      'person:view-as',
      'role:read',
      'role:create',
      'role:update',
      'role:delete',
      'role:assign',
      'api-token:read',
      'api-token:revoke',
      'privacy-request:read',
      'privacy-request:decide',
    ],
  },
  groups: {
    profile: PermissionGroup.PEOPLE,
    'teacher-profile': PermissionGroup.PEOPLE,
    account: PermissionGroup.PEOPLE,
    person: PermissionGroup.PEOPLE,
    role: PermissionGroup.PEOPLE,
    'api-token': PermissionGroup.PEOPLE,
    'privacy-request': PermissionGroup.PEOPLE,
  },
  personOnly: ['account:secure', 'person:view-as', 'api-token:read', 'api-token:revoke'],
} as const satisfies PermissionTable;

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}
