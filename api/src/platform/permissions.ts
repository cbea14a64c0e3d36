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
    'profile:become-teacher',
    'course:buy',
    'order:read',
    'enrolment:read',
    'lesson:study',
    'upload:create',
  ],
  [Role.TEACHER]: ['course:create', 'course:read-own', 'course:update', 'course:submit', 'course:publish'],
  [Role.ADMIN]: ['course:read-any', 'course:review'],
} as const satisfies Record<Role, readonly string[]>;

/** For example `course:review`. */
export type Permission = (typeof grants)[Role][number];

/** Everyone who is signed in may do what a student may. */
export function permissionsOf(roles: readonly Role[]): ReadonlySet<Permission> {
  return new Set([Role.USER, ...roles].flatMap((role): readonly Permission[] => grants[role]));
}
