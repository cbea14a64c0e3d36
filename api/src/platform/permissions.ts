/** What a person may be; a person may hold several roles. `USER` is the student of the specification. */
export enum Role {
  ADMIN = 'ADMIN',
  TEACHER = 'TEACHER',
  USER = 'USER',
}

/**
 * Resource × action, granted to roles. A permission opens the door to an operation; which rows it may then
 * touch is decided by policies on the object that was loaded.
 */
const grants = {
  [Role.USER]: [
    'profile:read',
    'profile:update',
    'profile:become-teacher',
    'account:secure',
    'course:buy',
    'order:read',
    'enrolment:read',
    'lesson:study',
    'study:read',
    'upload:create',
    'notification:read',
    'notification:update',
  ],
  [Role.TEACHER]: [
    'teacher-profile:read',
    'teacher-profile:update',
    'course:create',
    'course:read-own',
    'course:update',
    'course:submit',
    'course:publish',
  ],
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
    'audit:read',
    'audit:export',
    'course:read-any',
    'course:review',
    'enrolment:read-any',
    'order:read-any',
  ],
} as const satisfies Record<Role, readonly string[]>;

/** For example `course:review`. */
export type Permission = (typeof grants)[Role][number];

export type Resource = Permission extends `${infer Name}:${string}` ? Name : never;

/** Where a resource stands on the permissions screen. */
export enum PermissionGroup {
  PEOPLE = 'PEOPLE',
  CONTENT = 'CONTENT',
  MONEY = 'MONEY',
  OPERATIONS = 'OPERATIONS',
}

/** Resources that are none of these belong to {@link PermissionGroup.OPERATIONS}. */
const groups: Partial<Record<Resource, PermissionGroup>> = {
  profile: PermissionGroup.PEOPLE,
  'teacher-profile': PermissionGroup.PEOPLE,
  account: PermissionGroup.PEOPLE,
  notification: PermissionGroup.PEOPLE,
  person: PermissionGroup.PEOPLE,
  role: PermissionGroup.PEOPLE,
  course: PermissionGroup.CONTENT,
  lesson: PermissionGroup.CONTENT,
  enrolment: PermissionGroup.CONTENT,
  upload: PermissionGroup.CONTENT,
  study: PermissionGroup.CONTENT,
  order: PermissionGroup.MONEY,
};

/** Every permission there is. */
export const PERMISSIONS: ReadonlySet<Permission> = new Set(Object.values(grants).flat());
/** What administrators do: custom roles are made of these. What everybody or a teacher may is tied to being one. */
export const ADMINISTRATIVE: ReadonlySet<Permission> = new Set(grants[Role.ADMIN]);

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
      group: groups[resource] ?? PermissionGroup.OPERATIONS,
      permissions,
    }))
    .sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group));
}

/** What a system role may do by itself. */
export const permissionsOfRole = (role: Role): readonly Permission[] => grants[role];

/**
 * What somebody may do: everyone who is signed in what a student may, and what their roles add.
 * @param granted by custom roles, as stored: names that are no permissions (any more) give nothing
 */
export function permissionsOf(
  roles: readonly Role[],
  granted: readonly string[] = [],
): ReadonlySet<Permission> {
  const bySystem = [Role.USER, ...roles].flatMap((role): readonly Permission[] => grants[role]);
  return new Set([...bySystem, ...granted.filter(isPermission)]);
}
