import { type NamesOf, PermissionGroup, type PermissionTable, Role } from '../../platform/permissions.ts';

export const permissions = {
  grants: { [Role.TEACHER]: ['assistant:use'] },
  groups: { assistant: PermissionGroup.CONTENT },
} as const satisfies PermissionTable;

declare module '../../platform/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}
