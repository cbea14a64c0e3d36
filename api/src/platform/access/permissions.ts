/** What a person may be; a person may hold several roles. `USER` is the student of the specification. */
export enum Role {
  ADMIN = 'ADMIN',
  TEACHER = 'TEACHER',
  USER = 'USER',
}

/** Where a resource stands on the permissions screen. */
export enum PermissionGroup {
  PEOPLE = 'PEOPLE',
  CONTENT = 'CONTENT',
  MONEY = 'MONEY',
  OPERATIONS = 'OPERATIONS',
}

/**
 * Every permission there is, by name. Features add theirs by merging into this interface, beside the table that
 * grants them (features/<f>/permissions.ts); uploads belong to every feature.
 */
export interface PermissionNames {
  'upload:create': true;
}
/** Resource × action, for example `course:review`. */
export type Permission = keyof PermissionNames & string;

export type Resource = Permission extends `${infer Name}:${string}` ? Name : never;

/**
 * What a feature adds: permissions by the system role that has them, and where their resources stand. A permission
 * admits to an operation; which rows it may then touch is decided by policies on the object that was loaded.
 */
export interface PermissionTable {
  readonly grants: Readonly<Partial<Record<Role, readonly string[]>>>;
  readonly groups: Readonly<Record<string, PermissionGroup>>;
  /** Those that no API token ever has: what is done to accounts, sessions and tokens themselves. */
  readonly personOnly?: readonly string[];
}

/** The names of a table's permissions, to be merged into {@link PermissionNames}. */
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

/** Every permission there is. */
export const PERMISSIONS: ReadonlySet<Permission> = all;
/** What administrators do: custom roles are made of these. What everyone or a teacher may is tied to being one. */
export const ADMINISTRATIVE: ReadonlySet<Permission> = administrative;

/** What no API token may do, whatever its scopes say. */
export const PERSON_ONLY: ReadonlySet<Permission> = personOnly;

/** Adds a feature's permissions; done once for each, when the features are collected. */
export function addPermissions(table: PermissionTable): void {
  // What a teacher may as well is tied to teaching, also where administrators have it
  const ofOthers = new Set([...(table.grants[Role.TEACHER] ?? []), ...(table.grants[Role.USER] ?? [])]);
  for (const role of Object.values(Role))
    for (const permission of (table.grants[role] ?? []) as readonly Permission[]) {
      grants[role].push(permission);
      all.add(permission);
      if (role === Role.ADMIN && !ofOthers.has(permission)) administrative.add(permission);
    }
  for (const [resource, group] of Object.entries(table.groups)) groups.set(resource, group);
  for (const permission of (table.personOnly ?? []) as readonly Permission[]) personOnly.add(permission);
}

/** Whether stored text is (still) a permission: a release may drop one that custom roles go on naming. */
export const isPermission = (text: string): text is Permission =>
  (PERMISSIONS as ReadonlySet<string>).has(text);

/** A resource with what can be done to it. */
export interface ResourceActions {
  readonly resource: Resource;
  readonly group: PermissionGroup;
  readonly permissions: readonly Permission[];
}

/** The vocabulary, resource by resource. */
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

/** What a system role may do by itself. */
export const permissionsOfRole = (role: Role): readonly Permission[] => grants[role];

/**
 * What a person may do: everyone who is signed in what a student may, and what their roles add.
 * @param granted by custom roles, as stored: names that are no permissions (any more) give nothing
 */
export function permissionsOf(
  roles: readonly Role[],
  granted: readonly string[] = [],
): ReadonlySet<Permission> {
  const bySystem = [Role.USER, ...roles].flatMap((role): readonly Permission[] => grants[role]);
  return new Set([...bySystem, ...granted.filter(isPermission)]);
}
