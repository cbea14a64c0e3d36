import {
  type NamesOf,
  PermissionGroup,
  type PermissionTable,
  Role,
} from '../../platform/access/permissions.ts';

/** Of one's own files. What may be in one is said by the permission of its list: `person:export` and the like. */
export const permissions = {
  grants: { [Role.USER]: ['export:read', 'export:create'] },
  groups: { export: PermissionGroup.OPERATIONS },
} as const satisfies PermissionTable;

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}
