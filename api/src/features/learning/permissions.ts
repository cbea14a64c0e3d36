import { type NamesOf, PermissionGroup, type PermissionTable, Role } from '../../platform/permissions.ts';

export const permissions = {
  grants: {
    [Role.USER]: ['enrolment:read', 'lesson:study', 'study:read', 'study:update'],
    [Role.TEACHER]: ['enrolment:override'],
    [Role.ADMIN]: ['certificate:read-any', 'certificate:revoke', 'enrolment:read-any'],
  },
  groups: {
    certificate: PermissionGroup.CONTENT,
    lesson: PermissionGroup.CONTENT,
    enrolment: PermissionGroup.CONTENT,
    study: PermissionGroup.CONTENT,
  },
} as const satisfies PermissionTable;

declare module '../../platform/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}
