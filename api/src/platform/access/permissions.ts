/** System roles. A person can have several. `USER` is a student. */
export enum Role {
  ADMIN = 'ADMIN',
  TEACHER = 'TEACHER',
  USER = 'USER',
}

/** Section of the permissions screen that lists a resource. */
export enum PermissionGroup {
  PEOPLE = 'PEOPLE',
  CONTENT = 'CONTENT',
  MONEY = 'MONEY',
  OPERATIONS = 'OPERATIONS',
}

/**
 * All permissions by name. Features merge their own into this interface, in the file of the table that grants them
 * (features/<f>/permissions.ts). Uploads belong to every feature.
 */
export interface PermissionNames {
  'upload:create': true;
}
export type Permission = keyof PermissionNames & string;

export type Resource = Permission extends `${infer Name}:${string}` ? Name : never;

/**
 * Permissions of a feature: which system roles have them, and in which group the resources are listed. A permission
 * only admits to an operation. Policies decide on each loaded object whether the operation may touch it.
 */
export interface PermissionTable {
  readonly grants: Readonly<Partial<Record<Role, readonly string[]>>>;
  readonly groups: Readonly<Record<string, PermissionGroup>>;
  /** Permissions that API tokens never have: operations on accounts, sessions and tokens. */
  readonly personOnly?: readonly string[];
}

/** Declares the permissions of a feature. The feature merges their names into {@link PermissionNames}. */
export const definePermissions = <const T extends PermissionTable>(table: T): T => table;

export type NamesOf<T extends PermissionTable> = Record<
  Extract<T['grants'][keyof T['grants']], readonly string[]>[number],
  true
>;

const grants: Record<Role, Permission[]> = {
  [Role.USER]: ['upload:create'],
  [Role.TEACHER]: [],
  [Role.ADMIN]: [],
};
const groups = new Map<string, PermissionGroup>([['upload', PermissionGroup.CONTENT]]);
const all = new Set<Permission>(['upload:create']);
const administrative = new Set<Permission>();
const personOnly = new Set<Permission>();

export const PERMISSIONS: ReadonlySet<Permission> = all;
/**
 * Permissions that custom roles can consist of. Those of students and teachers are not among them: they depend on the
 * system role.
 */
export const ADMINISTRATIVE: ReadonlySet<Permission> = administrative;

export const PERSON_ONLY: ReadonlySet<Permission> = personOnly;

/** Called once for each feature at startup. */
export function addPermissions(table: PermissionTable): void {
  // A permission that teachers have as well depends on the role TEACHER, even if administrators have it too
  const ofOtherRoles = new Set([...(table.grants[Role.TEACHER] ?? []), ...(table.grants[Role.USER] ?? [])]);
  for (const role of Object.values(Role))
    for (const permission of (table.grants[role] ?? []) as readonly Permission[]) {
      grants[role].push(permission);
      all.add(permission);
      if (role === Role.ADMIN && !ofOtherRoles.has(permission)) administrative.add(permission);
    }
  for (const [resource, group] of Object.entries(table.groups)) groups.set(resource, group);
  for (const permission of (table.personOnly ?? []) as readonly Permission[]) personOnly.add(permission);
}

/** True if stored text names a permission. A release may remove a permission that custom roles still contain. */
export const isPermission = (text: string): text is Permission =>
  (PERMISSIONS as ReadonlySet<string>).has(text);

export interface ResourceActions {
  readonly resource: Resource;
  readonly group: PermissionGroup;
  readonly permissions: readonly Permission[];
}

export function permissionVocabulary(): readonly ResourceActions[] {
  const found = new Map<Resource, Permission[]>();
  for (const permission of PERMISSIONS) {
    const resource = permission.split(':')[0] as Resource;
    found.set(resource, [...(found.get(resource) ?? []), permission]);
  }
  const order = Object.values(PermissionGroup);
  return [...found]
    .map(([resource, permissions]) => ({
      resource,
      group: groups.get(resource) ?? PermissionGroup.OPERATIONS,
      permissions,
    }))
    .sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group));
}

export const permissionsOfRole = (role: Role): readonly Permission[] => grants[role];

/**
 * All permissions of a person: those of students, of the person's system roles and of the custom roles.
 * @param granted permissions of the custom roles as stored; unknown names are ignored
 */
export function getPermissions(
  roles: readonly Role[],
  granted: readonly string[] = [],
): ReadonlySet<Permission> {
  const bySystem = [Role.USER, ...roles].flatMap((role): readonly Permission[] => grants[role]);
  return new Set([...bySystem, ...granted.filter(isPermission)]);
}
