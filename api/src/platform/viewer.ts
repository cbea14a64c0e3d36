import { type Permission, permissionsOf, Role } from './permissions.ts';

/** Who asks: the signed-in person of this request. Anonymous requests have none. */
export class Viewer {
  readonly permissions: ReadonlySet<Permission>;

  constructor(
    readonly id: string,
    readonly sessionId: string,
    readonly roles: readonly Role[],
  ) {
    this.permissions = permissionsOf(roles);
  }

  get isAdmin(): boolean {
    return this.roles.includes(Role.ADMIN);
  }

  may(permission: Permission): boolean {
    return this.permissions.has(permission);
  }
}
