import type { EntityManager } from '@mikro-orm/postgresql';
import {
  ADMINISTRATIVE,
  getPermissions,
  type Permission,
  Role,
} from '../../../platform/access/permissions.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { raw, runSql, sql } from '../../../platform/db/index.ts';
import { forbidden } from '../../../platform/errors/errors.ts';

export interface Authority {
  readonly roles: readonly Role[];
  readonly permissions: ReadonlySet<Permission>;
}

export interface Actor extends Authority {
  readonly id: string;
}

/** SQL for the permissions from custom roles of the person with this table alias. */
export const customRolePermissions = (alias: string): string =>
  `array(select unnest(r.permissions) from person_custom_role x join custom_role r on r.id = x.role_id where x.person_id = ${alias}.id)`;

/**
 * True if a target has more rights than the actor: the target is an administrator and the actor is not, or the target
 * has an administrative permission that the actor lacks. Permissions of teachers and students do not count.
 */
export function outranks(target: Authority, actor: Authority): boolean {
  if (target.roles.includes(Role.ADMIN) && !actor.roles.includes(Role.ADMIN)) return true;
  return [...target.permissions].some((each) => ADMINISTRATIVE.has(each) && !actor.permissions.has(each));
}

/**
 * Serialises decisions about roles and accounts, and reads the viewer's current permissions. Without the lock two
 * administrators could demote each other simultaneously.
 * @throws FORBIDDEN if the viewer no longer has the permission
 */
export async function loadActor(em: EntityManager, viewer: Viewer, permission: Permission): Promise<Actor> {
  await runSql(em, sql`select pg_advisory_xact_lock(hashtext('administrators'))`);
  const actor = await loadAuthority(em, viewer.id);
  if (!actor?.isActive) throw forbidden('NOT_PERMITTED', { permission });
  assertHasPermission(actor, permission);
  return { ...actor, id: viewer.id };
}

/** @throws FORBIDDEN if the actor lacks the permission */
export function assertHasPermission({ permissions }: Authority, permission: Permission): void {
  if (!permissions.has(permission)) throw forbidden('NOT_PERMITTED', { permission });
}

export async function loadAuthority(
  em: EntityManager,
  id: string,
): Promise<(Authority & { isActive: boolean }) | undefined> {
  const [row] = await runSql<{ roles: Role[]; granted: string[]; isActive: boolean }>(
    em,
    sql`select p.roles, p.is_active as "isActive", ${raw(customRolePermissions('p'))} as granted from person p where p.id = ${id}`,
  );
  if (!row) return undefined;
  const { roles, granted, isActive } = row;
  return { roles, permissions: getPermissions(roles, granted), isActive };
}
