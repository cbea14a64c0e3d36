import {
  type NamesOf,
  PermissionGroup,
  type PermissionTable,
  Role,
} from '../../platform/access/permissions.ts';

export const permissions = {
  grants: {
    [Role.USER]: ['ticket:read-own', 'ticket:write-own'],
    [Role.ADMIN]: ['ticket:read', 'ticket:answer', 'canned-answer:manage'],
  },
  groups: { ticket: PermissionGroup.OPERATIONS, 'canned-answer': PermissionGroup.OPERATIONS },
} as const satisfies PermissionTable;

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}
