import type { EntityManager } from '@mikro-orm/postgresql';
import {
  ADMINISTRATIVE,
  type Permission,
  permissionsOf,
  Role,
} from '../../../platform/access/permissions.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { runSql } from '../../../platform/db/run-sql.ts';
import { raw, sql } from '../../../platform/db/sql.ts';
import { forbidden } from '../../../platform/errors/errors.ts';

export interface Authority {
  readonly roles: readonly Role[];
  readonly permissions: ReadonlySet<Permission>;
}

export interface StoredAuthority extends Authority {
  readonly isActive: boolean;
}

/** SQL for the permissions from custom roles of the person with this table alias. */
export const grantedTo = (alias: string): string =>
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
export async function loadActor(
  em: EntityManager,
  viewer: Viewer,
  permission: Permission,
): Promise<Authority> {
  await runSql(em, sql`select pg_advisory_xact_lock(hashtext('administrators'))`);
  const actor = (await authoritiesOf(em, [viewer.id])).get(viewer.id);
  if (!actor?.isActive || !actor.permissions.has(permission))
    throw forbidden('NOT_PERMITTED', { permission });
  return actor;
}

export async function authoritiesOf(
  em: EntityManager,
  ids: readonly string[],
): Promise<Map<string, StoredAuthority>> {
  const rows = await runSql<{ id: string; roles: Role[]; granted: string[]; is_active: boolean }>(
    em,
    sql`select p.id, p.roles, p.is_active, ${raw(grantedTo('p'))} as granted from person p where p.id = any(${ids}::uuid[])`,
  );
  return new Map(
    rows.map(({ id, roles, granted, is_active: isActive }) => [
      id,
      { roles, permissions: permissionsOf(roles, granted), isActive },
    ]),
  );
}
