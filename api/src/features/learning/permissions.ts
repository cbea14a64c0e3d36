import {
  type NamesOf,
  PermissionGroup,
  type PermissionTable,
  Role,
} from '../../platform/access/permissions.ts';

export const permissions = {
  grants: {
    [Role.USER]: ['enrolment:read', 'lesson:study', 'rating:write', 'study:read', 'study:update'],
    [Role.TEACHER]: ['enrolment:grant', 'enrolment:message', 'enrolment:override', 'rating:answer'],
    [Role.ADMIN]: ['certificate:read-any', 'certificate:revoke', 'enrolment:read-any', 'playback:read-any'],
  },
  groups: {
    certificate: PermissionGroup.CONTENT,
    lesson: PermissionGroup.CONTENT,
    playback: PermissionGroup.CONTENT,
    enrolment: PermissionGroup.CONTENT,
    rating: PermissionGroup.CONTENT,
    study: PermissionGroup.CONTENT,
  },
} as const satisfies PermissionTable;

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}
