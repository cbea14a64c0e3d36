import {
  type NamesOf,
  PermissionGroup,
  type PermissionTable,
  Role,
} from '../../platform/access/permissions.ts';

export const permissions = {
  grants: { [Role.ADMIN]: ['webhook:read', 'webhook:manage'] },
  groups: { webhook: PermissionGroup.OPERATIONS },
  // A stolen token must not make an address that goes on hearing of everything after it was revoked
  personOnly: ['webhook:manage'],
} as const satisfies PermissionTable;

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}
